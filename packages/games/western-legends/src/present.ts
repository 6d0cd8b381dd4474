export const present = () => ({ options: [], blocked: [] })
