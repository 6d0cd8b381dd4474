// Ce que le noyau lui-même peut avoir à dire.

import type { Catalogue } from '../text.ts'
import type { KernelKey } from './en.ts'

export const fr: Catalogue<KernelKey> = {
  'why.malformed': 'Cette réponse est mal formée : {field}.',
  'why.unknown-action': 'Il n’y a pas d’action « {action} » dans ce jeu.',
  'why.not-offered': 'C’est impossible maintenant.',
  'why.not-asked': 'Personne ne vous demande cela.',
  'why.question-closed': 'Cette question est close.',
  'why.no-such-seat': 'Cette place n’existe pas : la table en a {seats}.',
  'why.game-over': 'La partie est finie.',
  'why.seats-out-of-range': '{seats} places, c’est impossible : ce jeu se joue de {min} à {max}.',
  'why.options-malformed': 'Les options sont des paires nom et valeur, pas {value}.',
  'why.unknown-option': 'Il n’y a pas d’option « {option} ». Options connues : {known}.',
  'why.option-out-of-range': 'L’option « {option} » ne peut pas valoir {value}. Valeurs possibles : {allowed}.',
  'why.another-game': 'Ce journal est celui de {game}, pas de {expected}.',
  'why.another-rules-version':
    'Ce journal suit la version {version} des règles ; ici elles en sont à la version {ours}.',
  'why.another-engine': 'Ce journal a été joué sur le moteur {engine} ; ici c’est {ours}.',
  'why.unknown-game': 'Il n’y a pas de jeu « {game} ». Jeux connus : {known}.',
  'why.secret-missing': 'Le secret de cette partie n’est pas publié : on ne peut pas en rejouer le hasard.',
  'why.commitment-differs': 'Le secret publié n’est pas celui qui avait été promis avant la partie.',
  'why.row-missing': 'La ligne {seq} manque ou n’est pas à sa place.',
  'why.log-tampered': 'La ligne {seq} a été modifiée : son empreinte ne correspond pas.',
  'why.row-refused': 'La ligne {seq} est contraire aux règles ({reason}).',
  'why.row-differs': 'La ligne {seq} ne mène pas là où le journal le dit.',
  'why.log-empty': 'Le journal est vide.',
  'why.log-truncated': 'Le journal s’interrompt à la ligne {line}.',
  'why.log-malformed': 'La ligne {line} du journal n’est pas un objet JSON.',
  'why.log-no-header': 'Le journal ne commence pas par un en-tête.',
  'why.log-unknown-row': 'La ligne {line} du journal est d’un genre inconnu : {row}.',
  'why.log-field': 'À la ligne {line} du journal, « {field} » manque ou n’est pas valable.',
  'why.undo-nothing': 'Il n’y a rien à reprendre.',
  'why.undo-other-seat': '{seat:seat} a joué depuis.',
  'why.undo-chance': 'Le hasard est intervenu.',
  'why.undo-revealed': 'Quelque chose de caché a été révélé.',
  'why.undo-too-far': 'C’est trop loin : on ne peut pas revenir avant la ligne {earliest}.',
  'why.undo-unknown': 'Il n’y a pas de ligne {to} où revenir.',
  'result.conceded': 'L’adversaire abandonne.',
}
