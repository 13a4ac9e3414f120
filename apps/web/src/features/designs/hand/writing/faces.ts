/** The typefaces of a design in the browser: each file is known once, and fetched when a letter of it is shown. */
import type { Setting } from './setting-query.ts'

type Face = Setting['faces'][number]
type Piece = Omit<Setting['lines'][number]['pieces'][number], 'text'>

/** The interface has faces of its own, some under the same names. */
const named = (family: string) => `Design ${family}`

/** For CSS. */
export const familiesOf = (families: readonly string[]): string =>
  [...families.map((family) => JSON.stringify(named(family))), 'sans-serif'].join(', ')

const known = new Map<string, FontFace>()

function know({ family, weight, italic, range, url, data }: Face): void {
  const key = url ?? `${family} ${weight} ${data}`
  if (known.has(key)) return
  const file =
    data === undefined ? `url(${JSON.stringify(url)})` : Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))
  const face = new FontFace(named(family), file, {
    weight: typeof weight === 'number' ? String(weight) : weight.join(' '),
    style: italic ? 'italic' : 'normal',
    unicodeRange: range,
  })
  known.set(key, face)
  document.fonts.add(face)
}

interface Styled {
  families: readonly string[]
  weight: number
  italic: boolean
}

/** All that its words are set in is there. Where a file does not come, a face of the machine stands in. */
export async function facesReady({ faces, lines, ...text }: Setting, words: string): Promise<void> {
  for (const face of faces) know(face)
  const load = ({ families, weight, italic }: Styled, letters: string) =>
    document.fonts
      .load(`${italic ? 'italic' : 'normal'} ${weight} 16px ${familiesOf(families)}`, letters)
      .catch(() => [])
  const pieces = lines.flatMap((line) => line.pieces)
  await Promise.all([
    // Capitals are other letters.
    load(text, text.upper ? words.toUpperCase() : words),
    ...pieces.map(({ text: letters, ...own }) => load({ ...text, ...defined(own) }, letters + letters.toUpperCase())),
  ])
}

const defined = ({ families, weight, italic }: Piece): Partial<Styled> => ({
  ...(families && { families }),
  ...(weight !== undefined && { weight }),
  ...(italic !== undefined && { italic }),
})
