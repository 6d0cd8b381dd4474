/** Drawings printed at build time: see build/prints.ts. */
declare module 'virtual:print/*' {
  const address: string
  export default address
}
