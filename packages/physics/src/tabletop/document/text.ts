// The problems of a document in words; what is in question follows them.

import type { DocumentCode } from './codes.ts'

type Lines = Readonly<Record<`problem.${DocumentCode}`, string>>

export const problemsEn: Lines = {
  'problem.too-large': 'the document is too large (characters at most):',
  'problem.not-json': 'this is no JSON',
  'problem.not-an-object': 'an object is expected',
  'problem.not-a-list': 'a list is expected',
  'problem.not-text': 'text is expected',
  'problem.not-a-number': 'a number is expected',
  'problem.not-yes-or-no': 'true or false is expected',
  'problem.unknown-field': 'unknown field:',
  'problem.missing-field': 'missing:',
  'problem.unknown-word': 'unknown word:',
  'problem.out-of-range': 'out of range:',
  'problem.too-many': 'too many; at most',
  'problem.too-long': 'too long; characters at most',
  'problem.off-the-table': 'not wholly on the table:',
  'problem.overlap': 'these stand in each other:',
  'problem.object-id': 'objects are called',
  'problem.twice': 'twice:',
  'problem.beyond-the-box': 'more than the box holds:',
}

export const problemsFr: Lines = {
  'problem.too-large': 'le document est trop grand (caractères au plus) :',
  'problem.not-json': 'ce n’est pas du JSON',
  'problem.not-an-object': 'il faut un objet',
  'problem.not-a-list': 'il faut une liste',
  'problem.not-text': 'il faut du texte',
  'problem.not-a-number': 'il faut un nombre',
  'problem.not-yes-or-no': 'il faut true ou false',
  'problem.unknown-field': 'champ inconnu :',
  'problem.missing-field': 'il manque :',
  'problem.unknown-word': 'mot inconnu :',
  'problem.out-of-range': 'hors limites :',
  'problem.too-many': 'trop ; au plus',
  'problem.too-long': 'trop long ; caractères au plus',
  'problem.off-the-table': 'pas entièrement sur la table :',
  'problem.overlap': 'ces pièces se chevauchent :',
  'problem.object-id': 'les objets s’appellent',
  'problem.twice': 'deux fois :',
  'problem.beyond-the-box': 'plus que la boîte n’en contient :',
}
