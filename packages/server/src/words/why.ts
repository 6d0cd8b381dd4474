// Why a name, a token or a message is refused: codes and, in each language, the sentences behind them.

import type { Catalogue, Facts, Language, Refusal } from '@saloon/kernel'

const en = {
  'why.profile-malformed': 'A profile is made of name, mark, colour and language; “{field}” is not as it should be.',
  'why.name-length': 'A name has {min} to {max} characters.',
  'why.name-characters': 'A name is made of characters that can be seen.',
  'why.unknown-mark': 'There is no brand mark “{mark}”. Known: {known}.',
  'why.unknown-colour': 'There is no colour “{colour}”. Known: {known}.',
  'why.unknown-language': 'There is no language “{language}”. Known: {known}.',
  'why.no-such-player': 'This player is not known here.',
  'why.try-again': 'Too much is happening at once. Try again.',
  'why.token-malformed': 'This is not a token.',
  'why.token-not-ours': 'This token was not made here.',
  'why.signed-out': 'You have been signed out.',
  'why.no-passkeys-here': 'Passkeys belong to a name, and {host} is an address: open the house by its name.',
  'why.challenge-not-ours': 'This passkey answers a question that was not asked here, or not of you.',
  'why.challenge-expired': 'That took too long. Try again.',
  'why.challenge-used': 'This answer was given before. Try again.',
  'why.wrong-origin': 'This passkey was used on another page than {origin}.',
  'why.passkey-not-verified': 'This passkey could not be verified.',
  'why.passkey-unknown': 'This passkey is not known here, or no longer.',
  'why.passkey-cloned': 'This passkey has been used elsewhere since, as a copy would be. Use another one.',
  'why.passkey-taken': 'This passkey is in use already.',
  'why.too-many-passkeys': 'An account has at most {max} passkeys.',
  'why.no-such-passkey': 'You have no such passkey.',
  'why.last-passkey': 'This is your only passkey. Add another one first, or become a guest again.',
  'why.push-endpoint': 'Notices go to a push service with a public name, over https.',
  'why.push-keys': 'These are not the keys of a browser that wants notices.',
  'why.message-malformed': 'This is neither a phrase, nor a sticker, nor a text.',
  'why.may-not-haunt': 'Only those who are out haunt the table, and not if they see everything.',
  'why.talk-off': 'There is no chat at this table.',
  'why.phrases-only': 'At this table quick phrases and stickers are all there is.',
  'why.too-fast': 'Wait {seconds} {seconds|second|seconds} before the next message.',
  'why.message-empty': 'There is nothing to send.',
  'why.message-length': 'A message has at most {max} characters.',
  'why.message-characters': 'This message has characters that cannot be shown.',
  'why.no-links': 'Links are not sent here.',
} as const

const fr: Catalogue<keyof typeof en> = {
  'why.profile-malformed':
    'Un profil se compose d’un nom, d’une marque, d’une couleur et d’une langue ; « {field} » ne convient pas.',
  'why.name-length': 'Un nom a de {min} à {max} caractères.',
  'why.name-characters': 'Un nom se compose de caractères visibles.',
  'why.unknown-mark': 'Il n’y a pas de marque « {mark} ». Connues : {known}.',
  'why.unknown-colour': 'Il n’y a pas de couleur « {colour} ». Connues : {known}.',
  'why.unknown-language': 'Il n’y a pas de langue « {language} ». Connues : {known}.',
  'why.no-such-player': 'Ce joueur n’est pas connu ici.',
  'why.try-again': 'Trop de choses se passent à la fois. Réessayez.',
  'why.token-malformed': 'Ceci n’est pas un jeton.',
  'why.token-not-ours': 'Ce jeton ne vient pas d’ici.',
  'why.signed-out': 'Vous êtes déconnecté.',
  'why.no-passkeys-here':
    'Une clé d’accès est liée à un nom, et {host} est une adresse : ouvrez la maison par son nom.',
  'why.challenge-not-ours': 'Cette clé d’accès répond à une question qui ne vient pas d’ici, ou n’est pas pour vous.',
  'why.challenge-expired': 'C’était trop long. Réessayez.',
  'why.challenge-used': 'Cette réponse a déjà servi. Réessayez.',
  'why.wrong-origin': 'Cette clé d’accès vient d’une autre page que {origin}.',
  'why.passkey-not-verified': 'Cette clé d’accès n’a pas pu être vérifiée.',
  'why.passkey-unknown': 'Cette clé d’accès n’est pas connue ici, ou ne l’est plus.',
  'why.passkey-cloned': 'Cette clé d’accès a servi ailleurs entre-temps, comme une copie. Prenez-en une autre.',
  'why.passkey-taken': 'Cette clé d’accès sert déjà.',
  'why.too-many-passkeys': 'Un compte a au plus {max} clés d’accès.',
  'why.no-such-passkey': 'Vous n’avez pas cette clé d’accès.',
  'why.last-passkey': 'C’est votre seule clé d’accès. Ajoutez-en d’abord une autre, ou redevenez invité.',
  'why.push-endpoint': 'Les avis passent par un service de notification au nom public, en https.',
  'why.push-keys': 'Ce ne sont pas les clés d’un navigateur qui veut des avis.',
  'why.message-malformed': 'Ce n’est ni une phrase, ni un autocollant, ni un texte.',
  'why.may-not-haunt': 'Seul un joueur éliminé hante la table, et pas s’il voit tout.',
  'why.talk-off': 'On ne discute pas à cette table.',
  'why.phrases-only': 'À cette table, il n’y a que des phrases rapides et des autocollants.',
  'why.too-fast': 'Attendez {seconds} {seconds|seconde|secondes} avant le prochain message.',
  'why.message-empty': 'Il n’y a rien à envoyer.',
  'why.message-length': 'Un message a au plus {max} caractères.',
  'why.message-characters': 'Ce message contient des caractères qui ne s’affichent pas.',
  'why.no-links': 'Les liens ne passent pas ici.',
}

export const WHY_TEXTS: Readonly<Record<Language, Catalogue<keyof typeof en>>> = { en, fr }

type CodeOf<Key> = Key extends `why.${infer Code}` ? Code : never

/** A refusal that has its sentence. */
export const refuse = (code: CodeOf<keyof typeof en>, facts?: Facts): Refusal =>
  facts === undefined ? { code } : { code, facts }
