/**
 * A font that somebody sends: looked over before it is kept. What its maker does not allow is refused, and what is kept is
 * written anew, with the tables that letters need and no axis but weight.
 */
import { Blob, Face } from 'harfbuzzjs'
import type { CatalogueEntry, FontCategory } from './catalogue.ts'
import { scriptsAmong } from './scripts.ts'
import { FontFault, reaches, tablesOf, unpacked } from './sfnt.ts'
import { rewritten } from './subset.ts'

const MOST_GLYPHS = 30_000
/** Axes of a variable font, and named places on them. */
const [MOST_AXES, MOST_INSTANCES] = [8, 500]
/** Letters and digits, fewer of which are no font to set words in. */
const FEWEST_LETTERS = 20
const LONGEST_NAME = 60

/** Bits of `fsType`: what its maker lets be done with copies of it. */
const RESTRICTED = 0x0002
const EASIER = 0x000c
const [WHOLE_ONLY, PICTURES_ONLY] = [0x0100, 0x0200]

const refused = (why: string) => new FontFault('unprocessable', why)

type Tables = ReadonlyMap<string, DataView>

function requireAllowed(tables: Tables): void {
  const os2 = tables.get('OS/2')
  if (!reaches(os2, 10)) return
  const rights = os2.getUint16(8)
  if (rights & RESTRICTED && !(rights & EASIER))
    throw refused(
      'The font’s maker does not allow it to be put into files (its embedding right is “restricted”). Ask the maker for a licence and a file that allow it.',
    )
  if (rights & WHOLE_ONLY)
    throw refused(
      'The font’s maker does not allow it to be cut down, and files here carry only the letters that are set.',
    )
  if (rights & PICTURES_ONLY) throw refused('The font’s maker allows its pictures in files, not its outlines.')
}

function requireSane(tables: Tables): void {
  const [maxp, head, axes] = [tables.get('maxp'), tables.get('head'), tables.get('fvar')]
  const glyphs = reaches(maxp, 6) ? maxp.getUint16(4) : 0
  if (glyphs === 0) throw refused('The font is damaged: it has no glyphs.')
  if (glyphs > MOST_GLYPHS) throw refused(`The font has ${glyphs} glyphs; at most ${MOST_GLYPHS} are taken.`)
  const em = reaches(head, 20) ? head.getUint16(18) : 0
  if (em < 16 || em > 16384) throw refused('The font is damaged: its em is of no size.')
  if (!axes) return
  const [count, places] = reaches(axes, 16) ? [axes.getUint16(8), axes.getUint16(12)] : [0, 0]
  if (count === 0 || count > MOST_AXES || places > MOST_INSTANCES)
    throw refused(
      `The font varies along ${count} axes with ${places} named styles; at most ${MOST_AXES} and ${MOST_INSTANCES} are taken.`,
    )
}

/** Of PANOSE and of the family class (OS/2), which say what sort a Latin face is. */
function categoryOf(tables: Tables): FontCategory {
  const [post, os2] = [tables.get('post'), tables.get('OS/2')]
  if (reaches(post, 16) && post.getUint32(12) !== 0) return 'mono'
  if (!reaches(os2, 42)) return 'sans'
  const [family, serifs, proportion] = [os2.getUint8(32), os2.getUint8(33), os2.getUint8(35)]
  const group = os2.getInt16(30) >> 8
  if (family === 3 || group === 10) return 'script'
  if (family === 4 || group === 9) return 'display'
  if (family === 2 && proportion === 9) return 'mono'
  if (family === 2 && serifs >= 2 && serifs <= 10) return 'serif'
  if (group >= 1 && group <= 7 && group !== 6) return 'serif'
  return 'sans'
}

/** Without what means something in style sheets and in our own names. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .&+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

const [FAMILY, STYLE, PREFERRED_FAMILY, PREFERRED_STYLE] = [1, 2, 16, 17]

/** 'Acme Grotesk', 'Acme Grotesk Bold'. */
function nameOf(face: Face): string {
  const said = (id: number) => plainName(face.getName(id, 'en'))
  const family = said(PREFERRED_FAMILY) || said(FAMILY)
  const style = said(PREFERRED_STYLE) || said(STYLE)
  const isPlain = style === '' || /^regular$/i.test(style) || family.toLowerCase().endsWith(style.toLowerCase())
  return plainName(isPlain ? family : `${family} ${style}`) || 'Own font'
}

/** What a design needs to know of a font's file. */
export type FontFacts = Pick<CatalogueEntry, 'variable' | 'weights' | 'italic' | 'category' | 'scripts'>

/** Reads an unpacked font that was looked over. */
export function factsOf(face: Face, tables: Tables): FontFacts {
  const os2 = tables.get('OS/2')
  const axis = face.getAxisInfos()['wght']
  const weight = reaches(os2, 6) ? Math.min(900, Math.max(100, os2.getUint16(4))) : 400
  return {
    variable: axis !== undefined,
    weights: axis ? [axis.min, axis.max] : [weight],
    italic: reaches(os2, 64) && (os2.getUint16(62) & 1) === 1,
    category: categoryOf(tables),
    scripts: scriptsAmong(new Set(face.collectUnicodes())),
  }
}

export interface ReadFont extends FontFacts {
  name: string
  /** TrueType or OpenType, written anew. */
  bytes: Uint8Array
}

/** Looks a font file over. @throws FontFault with a sentence for whoever sent it */
export function readFont(file: Uint8Array): ReadFont {
  const font = unpacked(file)
  const tables = tablesOf(font)
  requireAllowed(tables)
  requireSane(tables)
  const before = new Face(new Blob(font))
  const characters = before.collectUnicodes()
  const letters = characters.filter((one) => /[\p{L}\p{N}]/u.test(String.fromCodePoint(one)))
  if (letters.length < FEWEST_LETTERS)
    throw refused(`The font has ${letters.length} letters and digits; it takes ${FEWEST_LETTERS} to set words.`)
  const bytes = rewritten(
    font,
    characters,
    Object.keys(before.getAxisInfos()).filter((axis) => axis !== 'wght'),
  )
  const face = new Face(new Blob(bytes))
  return { name: nameOf(before), ...factsOf(face, tablesOf(bytes)), bytes }
}
