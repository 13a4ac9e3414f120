/** Names that nothing else has: a number stands behind one that is taken. */
export class Names {
  private readonly taken = new Set<string>()
  /** The next number to try behind a name: some are wanted by the thousand. */
  private readonly next = new Map<string, number>()

  constructor(taken: Iterable<string> = []) {
    for (const name of taken) this.taken.add(name)
  }

  own(stem: string): string {
    let name = stem
    let number = this.next.get(stem) ?? 2
    while (this.taken.has(name)) name = `${stem}-${number++}`
    this.next.set(stem, number)
    this.taken.add(name)
    return name
  }
}
