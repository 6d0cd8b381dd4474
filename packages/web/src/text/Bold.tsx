import { partsOf } from './markdown.ts'

/** A text of the rules with its **bold** words. */
export const Bold = ({ text }: { readonly text: string }) =>
  partsOf(text).map((part, n) => (n % 2 === 1 ? <strong key={n}>{part}</strong> : part))
