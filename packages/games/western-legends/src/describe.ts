export const describe = () => ({ table: [], seats: [] })
