/**
 * A font whose letters show nothing, for words that are found and marked while their outlines are what is seen. One empty
 * glyph stands for every character; which character it is, the code itself says (UTF-16).
 */
import type { PdfFile, Reference } from './file.ts'

/** Units of an em, and how far the marked box reaches above and below the baseline. */
const EM = 1000
const [ASCENT, DESCENT] = [800, 200]
/** Width of a character of which nothing better is known, thousandths of an em. */
const USUAL = 550

/** Widths of the printable ASCII characters as sans serifs have them, thousandths of an em, from the space on. */
// biome-ignore format: a table
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
  556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const FIRST = 32

/** Thousandths of an em that some words are wide in this font. */
export const blankWidth = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => WIDTHS[text.charCodeAt(at) - FIRST] ?? USUAL).reduce(
    (a, b) => a + b,
    0,
  )

type Field = [bytes: 2 | 4, value: number]
const [short, long] = [(value: number): Field => [2, value], (value: number): Field => [4, value]]

function bytesOf(fields: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setInt16(at, value)
    else view.setInt32(at, value)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** https://learn.microsoft.com/typography/opentype/spec/otff: the tables that a PDF asks of a TrueType font. */
function trueType(): Uint8Array {
  const times = (count: number, field: Field) => Array.from({ length: count }, () => field)
  const tables: [tag: string, fields: Field[]][] = [
    ['glyf', [long(0)]],
    ['head', [long(0x10000), long(0x10000), long(0), long(0x5f0f3cf5), short(0), short(EM), ...times(4, long(0)), short(0), short(-DESCENT), short(EM), short(ASCENT), short(0), short(8), short(2), short(0), short(0)]], // biome-ignore format: a table
    ['hhea', [long(0x10000), short(ASCENT), short(-DESCENT), short(0), short(EM), ...times(11, short(0)), short(2)]],
    ['hmtx', times(4, short(0))],
    ['loca', times(3, short(0))],
    ['maxp', [long(0x10000), short(2), ...times(13, short(0))]],
  ]
  const parts = tables.map(([tag, fields]) => ({ tag, bytes: bytesOf(fields) }))
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const head = 12 + 16 * parts.length
  const file = new Uint8Array(head + parts.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x10000)
  view.setUint16(4, parts.length)
  view.setUint16(6, 64)
  view.setUint16(8, 2)
  view.setUint16(10, 16 * parts.length - 64)
  let at = head
  for (const [index, { tag, bytes }] of parts.entries()) {
    file.set(bytes, at)
    file.set(Buffer.from(tag, 'latin1'), 12 + 16 * index)
    view.setUint32(12 + 16 * index + 4, checksum(file, at, padded(bytes.length)))
    view.setUint32(12 + 16 * index + 8, at)
    view.setUint32(12 + 16 * index + 12, bytes.length)
    at += padded(bytes.length)
  }
  return file
}

function checksum({ buffer }: Uint8Array, from: number, length: number): number {
  const view = new DataView(buffer)
  let sum = 0
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

/** Codes are UTF-16 already: each means itself. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`

/** Every code shows glyph 1, the empty one. */
function toGlyphs(): Uint8Array {
  const map = new Uint8Array(2 * 0x10000)
  for (let code = 0; code < 0x10000; code++) map[2 * code + 1] = 1
  return map
}

const NAME = 'LimnerBlank'

/** Adds the font to a file; two-byte codes, which are UTF-16. */
export function addBlankFont(file: PdfFile): Reference {
  const program = trueType()
  const data = file.stream(`/Length1 ${program.length}`, program)
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${NAME} /Flags 4 /FontBBox [0 -${DESCENT} ${EM} ${ASCENT}] /ItalicAngle 0 /Ascent ${ASCENT} /Descent -${DESCENT} /CapHeight ${ASCENT} /StemV 80 /FontFile2 ${data} >>`,
  )
  const characters = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${NAME} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /CIDToGIDMap ${file.stream('', toGlyphs())} /DW ${USUAL} /W [${FIRST} [${WIDTHS.join(' ')}]] >>`,
  )
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${NAME} /Encoding /Identity-H /DescendantFonts [${characters}] /ToUnicode ${file.stream('', TO_UNICODE)} >>`,
  )
}
