// A cache of texts with a size limit in characters; the least recently used go first.

export class RecentTexts {
  private readonly texts = new Map<string, string>()
  private size = 0
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(key: string): string | undefined {
    const text = this.texts.get(key)
    if (text === undefined) return undefined
    this.texts.delete(key)
    this.texts.set(key, text)
    return text
  }

  keep(key: string, text: string): void {
    this.drop(key)
    if (text.length > this.most) return
    this.texts.set(key, text)
    this.size += text.length
    for (const oldest of this.texts.keys()) {
      if (this.size <= this.most) return
      this.drop(oldest)
    }
  }

  drop(key: string): void {
    this.size -= this.texts.get(key)?.length ?? 0
    this.texts.delete(key)
  }
}
