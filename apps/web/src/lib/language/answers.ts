/**
 * What the server said, in the reader's language. The server and the engine speak English, and so does what is kept of a
 * conversation: a text is read back by the pattern that it was made from, and the translation of that pattern gets its values,
 * those translated in turn. What nobody knows stays as it is. What stands in quotation marks is somebody's words, and so is
 * what a pattern calls words: they stay as they were written.
 */
import type { CompiledMessage } from 'icu-minify/format'
import type { Language } from './languages.ts'
import { counts, type Pattern, patternsIn, sortOf, valuesIn } from './patterns.ts'

type Messages = Readonly<Record<string, CompiledMessage>>

/** Of one language. */
export interface Answers {
  sentences: Messages
  /** Names of parts, colours, formats, and what is said of them. */
  phrases: Messages
  /** What may be asked for next. */
  wishes: Messages
}

export interface Teller {
  /** A text of sentences, each by itself. */
  text(said: string): string
  /** A name; undefined: nobody knows it. */
  phrase(said: string): string | undefined
  /** What something is now, or was: words of the design among it have their own capitals. */
  value(said: string): string | undefined
  wish(said: string): string | undefined
  /** Short words in a row ('name top left', 'thick line, bottom'); undefined: one of them is not known. */
  row(said: string): string | undefined
}

type Write = (message: CompiledMessage, values: Readonly<Record<string, string | number>>) => string

type Tongue = Omit<Language, 'name'>

/** Whose words stay as they are. */
const OWN = new Set(['words', 'font', 'model', 'hex', 'letter', 'range'])
/** So many sentences can be one text with values in it. */
const LONGEST = 6
/** Short patterns without a value that is known are no pattern: 'the rest'. */
const TELLING = 9

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Of what is no single name or value. */
const SEVERAL = /[.:;] /
/** The name of a thing is not longer. */
const LONGEST_NAME = 40

const SENTENCE_END = /(?<=[.?!][”’')]?) +(?=[\p{Lu}“‘'\d])/u

export const tellerOf = (answers: Answers, tongue: Tongue, write: Write): Teller => new Reader(answers, tongue, write)

class Reader implements Teller {
  readonly #answers: Answers
  /** Made when the first text is told. */
  readonly #patterns = new Map<keyof Answers, readonly Pattern[]>()
  readonly #tongue: Tongue
  readonly #write: Write
  readonly #comma: string
  readonly #semicolon: string
  readonly #known = new Map<string, string>()

  constructor(answers: Answers, tongue: Tongue, write: Write) {
    this.#answers = answers
    this.#tongue = tongue
    this.#write = write
    const isArabic = tongue.direction === 'rtl'
    this.#comma = isArabic ? '، ' : ', '
    this.#semicolon = isArabic ? '؛ ' : `${tongue.gap}; `
  }

  text(said: string): string {
    const known = this.#known.get(said)
    if (known !== undefined) return known
    const told = said
      .split('\n')
      .map((line) => this.#line(line))
      .join('\n')
    this.#known.set(said, told)
    return told
  }

  phrase(said: string): string | undefined {
    return this.#phrase(said) ?? this.#partName(said)
  }

  value(said: string): string | undefined {
    return this.#phrase(said, false)
  }

  wish(said: string): string | undefined {
    return this.#exact('wishes', said) ?? this.#made('wishes', said) ?? this.#phrase(said)
  }

  row(said: string): string | undefined {
    const words = said.split(' ')
    if (words.length > LONGEST * 2) return undefined
    for (let many = words.length; many > 0; many -= 1) {
      const told = this.#phrase(words.slice(0, many).join(' '))
      const rest = many === words.length ? '' : this.row(words.slice(many).join(' '))
      if (told !== undefined && rest !== undefined) return [told, rest].filter(Boolean).join(' ')
    }
    return undefined
  }

  /** As many sentences at a time as are one text, the others by themselves. */
  #line(said: string): string {
    const parts = said.split(SENTENCE_END)
    const told: string[] = []
    for (let at = 0; at < parts.length; ) {
      const { text, taken } = this.#beginning(parts.slice(at, at + LONGEST))
      told.push(text)
      at += taken
    }
    return told.join(' ')
  }

  /** Several are one text only where all of its values are known. */
  #beginning(parts: readonly string[]): { text: string; taken: number } {
    for (let taken = parts.length; taken > 0; taken -= 1) {
      const text = this.#sentence(parts.slice(0, taken).join(' '), taken > 1)
      if (text !== undefined) return { text, taken }
    }
    return { text: parts[0] ?? '', taken: 1 }
  }

  /** @param isStrict it has to be known to the last value */
  #sentence(said: string, isStrict = false): string | undefined {
    const found = this.#exact('sentences', said) ?? this.#made('sentences', said, isStrict)
    if (found !== undefined) return found
    const told = said.endsWith('.') ? this.#changes(said.slice(0, -1), isStrict) : undefined
    return told && `${told}.`
  }

  #exact(kind: keyof Answers, said: string): string | undefined {
    const messages = this.#answers[kind]
    const message = Object.hasOwn(messages, said) ? messages[said] : undefined
    return message === undefined ? undefined : this.#write(message, {})
  }

  #patternsOf(kind: keyof Answers): readonly Pattern[] {
    const known = this.#patterns.get(kind) ?? patternsIn(this.#answers[kind])
    this.#patterns.set(kind, known)
    return known
  }

  #made(kind: keyof Answers, said: string, isStrict = false): string | undefined {
    let best: string | undefined
    for (const pattern of this.#patternsOf(kind)) {
      const values = valuesIn(said, pattern)
      if (!values) continue
      const { text, isKnown } = this.#written(pattern, values, isStrict)
      if (isKnown) return text
      const tells = kind !== 'phrases' || (pattern.weight >= TELLING && !values.some((value) => SEVERAL.test(value)))
      if (!isStrict && tells) best ??= text
    }
    return best
  }

  #written(
    { message, names }: Pattern,
    said: readonly string[],
    isStrict: boolean,
  ): { text: string; isKnown: boolean } {
    const values = names.map((name, at): [string, string | number | undefined, string] => {
      const value = said[at] ?? ''
      return [name, counts(message, name) ? Number(value) : this.#value(sortOf(name), value, isStrict), value]
    })
    const told = values.map(([name, value, own]) => [name, value ?? own] as const)
    return {
      text: this.#write(message, Object.fromEntries(told)),
      isKnown: values.every(([, value]) => value !== undefined),
    }
  }

  /** Undefined: nobody knows it. */
  #value(sort: string, said: string, isStrict: boolean): string | undefined {
    if (OWN.has(sort)) return said
    switch (sort) {
      case 'sentence':
        return this.#sentence(said, isStrict) ?? this.#named(said)
      case 'changes':
        return this.#changes(said, isStrict)
      case 'facts':
        return this.#all(said.split('; '))?.join(this.#semicolon) ?? this.#phrase(said)
      case 'quotes':
        return this.#quoted(said)
      case 'date':
        return this.#date(said)
      case 'names':
        // Two of them would read like two fonts.
        return this.#listed(said, true) ?? this.phrase(said)
      default:
        return this.#figure(said) ?? this.phrase(said)
    }
  }

  /** '4.2' as the language writes it. */
  #figure(said: string): string | undefined {
    if (!/^\d[\d.,]*%?$/.test(said)) return undefined
    const isShare = said.endsWith('%')
    const number = Number(said.replace('%', ''))
    if (Number.isNaN(number)) return said
    const digits = said.split('.')[1]?.replace('%', '').length ?? 0
    return new Intl.NumberFormat(this.#tongue.locale, {
      useGrouping: false,
      minimumFractionDigits: digits,
      ...(isShare && { style: 'percent' as const }),
    }).format(isShare ? number / 100 : number)
  }

  /** 'December 1' */
  #date(said: string): string | undefined {
    const day = new Date(`${said}, 2000 UTC`)
    if (Number.isNaN(day.getTime())) return undefined
    return day.toLocaleDateString(this.#tongue.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  }

  #quoted(said: string): string {
    return said.replaceAll(/“([^”]*)”/g, (_, words: string) => this.#tongue.quotes.join(words))
  }

  /** @param isName it may have a capital that the phrase has not; what a value is written with is its own */
  #phrase(said: string, isName = true): string | undefined {
    if (/^\d+$/.test(said)) return said
    const words = /^'([^']*)'$/.exec(said)?.[1]
    if (words !== undefined) return this.#tongue.quotes.join(words)
    const lower = isName && /^\p{Lu}/u.test(said) ? lowered(said) : undefined
    const own = (find: (said: string) => string | undefined) => {
      const told = find(said)
      const inside = told === undefined && lower !== undefined ? find(lower) : undefined
      return told ?? (inside && this.#raised(inside))
    }
    return (
      own((one) => this.#exact('phrases', one)) ??
      // What is chosen by its name, such as a format, is a text of its own.
      (isName ? this.#exact('sentences', said) : undefined) ??
      own((one) => this.#made('phrases', one)) ??
      this.#listed(said, isName)
    )
  }

  #raised(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.#tongue.locale) + text.slice(1)
  }

  #listed(said: string, isName: boolean): string | undefined {
    const several = this.#all(said.split('; '), isName)
    if (several) return several.join(this.#semicolon)
    const enumerated = / and /.test(said) ? this.#all(said.replace(/,? and /, ', ').split(', '), isName) : undefined
    if (enumerated) return new Intl.ListFormat(this.#tongue.locale, { type: 'conjunction' }).format(enumerated)
    return this.#all(said.split(', '), isName)?.join(this.#comma)
  }

  /** Undefined unless there are several, and all are known. */
  #all(items: readonly string[], isName = true): string[] | undefined {
    if (items.length < 2) return undefined
    const told = items.map((one) => this.#phrase(one, isName))
    const known = told.filter((one) => one !== undefined)
    return known.length === told.length ? known : undefined
  }

  #colon(name: string, rest: string): string {
    return `${name}${this.#tongue.gap}: ${rest}`
  }

  /** 'Headline: Jazz night': what a part means, and what it says. */
  #partName(said: string): string | undefined {
    const at = said.indexOf(': ')
    const meaning = at < 0 ? undefined : this.#phrase(said.slice(0, at))
    return meaning && this.#colon(meaning, said.slice(at + 2))
  }

  /**
   * 'Background: white → dark green': of all colons the one that has a change behind it, else the first. What is drawn is called
   * as it was asked for ('Violin: smaller').
   */
  #change(said: string, isStrict: boolean): string | undefined {
    let best: string | undefined
    for (let at = said.indexOf(': '); at > 0; at = said.indexOf(': ', at + 1)) {
      const name = said.slice(0, at)
      const what = isStrict ? this.#phrase(name) : this.phrase(name)
      const values = said.slice(at + 2).split(' → ')
      const told = values.map((one) => this.value(one))
      const isKnown = told.every((one) => one !== undefined)
      const isName = name.length <= LONGEST_NAME && !SEVERAL.test(name)
      const text = this.#colon(
        what ?? name,
        told.map((one, index) => one ?? values[index]).join(` ${this.#tongue.arrow} `),
      )
      if (isKnown && (what !== undefined || isName)) return text
      if (!isStrict && what !== undefined) best ??= text
    }
    return best ?? this.#exact('phrases', said)
  }

  #changes(said: string, isStrict = false): string | undefined {
    const told: string[] = []
    for (const piece of said.split('; ')) {
      const one = this.#change(piece, isStrict)
      // A semicolon of somebody's own.
      if (one === undefined && told.length > 0 && !isStrict) told.push(`${told.pop()}; ${piece}`)
      else if (one === undefined) return undefined
      else told.push(one)
    }
    return told.join(this.#semicolon)
  }

  /** 'story: The words have no room.': of which design something is said. */
  #named(said: string): string | undefined {
    const at = said.indexOf(': ')
    const name = at < 0 ? undefined : this.#phrase(said.slice(0, at))
    const rest = name === undefined ? undefined : this.#sentence(said.slice(at + 2))
    return name !== undefined && rest !== undefined ? this.#colon(name, rest) : undefined
  }
}
