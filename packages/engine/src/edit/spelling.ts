/** Slips of the finger in the words of a wish: 'backround', 'headlien', 'biger'. Quoted words and names are left alone. */
import { nth } from '../base/items.ts'
import { oneSlip } from '../brief/kind-slips.ts'

/** Words that a wish is made of and that people mistype. */
const KNOWN =
  'background headline heading title subtitle tagline slogan button border pattern picture photo colour colours color colors bigger smaller larger darker lighter bolder thinner brighter warmer cooler remove delete change replace center centre align move bottom layout spacing contrast italic serif uppercase lowercase font typeface dark light green yellow orange purple white black bright simpler minimal modern playful elegant address phone email date website different another'.split(
    ' ',
  )
const VOCABULARY = new Set(KNOWN)
/** Real words that are one slip away from those above. */
const REAL = new Set(
  'titled little tile tiles buttons pictures photos borders patterns fonts dates alone aligned along moved mover love cover whiter blacker brighten colored coloured signal serifs headlines backgrounds layouts moderns models lately late data gate mate rate hate lights lighten darken darkens slight right night sight fight tight eight might weight front fonts spaced pacing racing spicing phones phony emails emailed center centers centred centered bother removed deleted changed charge chance changes replaced replaces bolder older holder folder bigger trigger larger smaller better butter button mutton cotton bottom white while write where green greed great orange range purple people yellow mellow fellow block slack back pack lack lodge modern moderate other mother another dearer nearer higher border order boulder shoulder place'.split(
    ' ',
  ),
)

/** Behind these stand new words for the design, which nobody corrects. */
const GIVES = /\b(?:to|with|says?|reads?|saying|called|named|into)\b|[:→]|->/

const SHADES =
  'dark light pale deep bright black white green yellow orange purple brown grey gray blue navy teal cream beige golden silver maroon violet turquoise burgundy'.split(
    ' ',
  )

/** "to dark gren": colours and nothing else, once the slips are mended. */
function shades(tail: string): string | undefined {
  const words = tail.trim().split(/\s+/)
  const mended = words.map((word) => {
    if (SHADES.includes(word) || /^(?:a|an|and|please|red|pink)$/.test(word)) return word
    const near = SHADES.filter((shade) => word.length > 3 && shade[0] === word[0] && oneSlip(word, shade))
    // A letter that is missing is likelier than one that is wrong.
    const longer = near.filter((shade) => shade.length > word.length)
    return longer.length === 1 ? longer[0] : near.length === 1 ? near[0] : undefined
  })
  return tail.trim() !== '' && mended.every((word) => word !== undefined) ? ` ${mended.join(' ')}` : undefined
}

/** A wish with its mistyped words corrected, up to where new words for the design may begin; the same offsets are not kept. */
export function corrected(text: string, copy: ReadonlySet<string>): string {
  const end = GIVES.exec(text)?.index ?? text.length
  const wish = text.slice(0, end).replace(/(?<![\p{L}\p{N}@#./-])\p{Ll}{4,}(?![\p{L}\p{N}@.-])/gu, (word) => {
    if (VOCABULARY.has(word.replace(/s$/, '')) || VOCABULARY.has(word) || REAL.has(word) || copy.has(word)) return word
    const near = KNOWN.filter(
      (known) =>
        known.length >= 5 && known[0] === word[0] && Math.abs(known.length - word.length) < 2 && oneSlip(word, known),
    )
    return near.length === 1 ? nth(near, 0) : word
  })
  const [gives = ''] = GIVES.exec(text) ?? []
  const tail = text.slice(end + gives.length)
  return wish + gives + (shades(tail) ?? tail)
}
