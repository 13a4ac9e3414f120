/** The page of a logo report, drawn as a sheet: its pictures stand in places by their names. */
import { escapeXml } from '../render/svg-values.ts'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { sceneOf } from '../sheet/lower.ts'
import { parseSheet } from '../sheet/parse.ts'
import { SMALL } from './figures.ts'
import type { LogoCheck, LogoReport, Verdict } from './types.ts'

/** Pixels: A4 upright at 150 to the inch. */
export const PAGE = { width: 1240, height: 1754 } as const
const [MARGIN, GAP] = [70, 40]
const [CELL, PICTURE] = [
  { width: (PAGE.width - 2 * MARGIN - GAP) / 2, height: 392 },
  { width: 260, height: 195 },
]
const TOP = 210
/** Of the marks beside it. */
const [COLUMNS, SIDE] = [10, 78]

const SAID: Record<Verdict, { word: string; colour: string }> = {
  holds: { word: 'Holds', colour: '#1F6B52' },
  watch: { word: 'Watch', colour: '#8A5A00' },
  mend: { word: 'Mend', colour: '#A62B1F' },
}

const text = (left: number, top: number, width: number, words: string, more: string): string =>
  `<text left="${left}" top="${top}" width="${width}" ${more}>${escapeXml(words)}</text>`
const image = (id: string, left: number, top: number, width: number, height: number): string =>
  `<image slot="given" id="${id}" alt="" left="${left}" top="${top}" width="${width}" height="${height}" fit="contain"/>`
const line = (left: number, top: number, width: number): string =>
  `<drawing left="${left}" top="${top}" width="${width}" height="2" viewBox="0 0 ${width} 2"><path d="M0 1H${width}" stroke="#C9D1CE" stroke-width="2"/></drawing>`

/** The title, the verdict, what was measured and what to mend. */
function words({ verdict, measured, mend }: LogoCheck, left: number, top: number, width: number): string {
  const { word, colour } = SAID[verdict]
  return (
    text(left, top, width, word, `size="20" weight="700" fill="${colour}"`) +
    text(left, top + 34, width, measured, 'size="19" line-height="1.35"') +
    (mend
      ? text(left, top + 34 + heightOf(measured, width), width, mend, 'size="19" line-height="1.35" fill="muted"')
      : '')
  )
}

/** What a sentence takes at most, by its characters. */
const heightOf = (sentence: string, width: number): number => Math.ceil((sentence.length * 9.4) / width) * 26 + 12

const titled = (check: LogoCheck, left: number, top: number, width: number): string =>
  line(left, top, width) + text(left, top + 16, width, check.title, 'size="24" weight="700"')

/** The picture on the left, the words beside it. */
function cell(check: LogoCheck, figures: string, left: number, top: number): string {
  const beside = left + PICTURE.width + 24
  return (
    titled(check, left, top, CELL.width) + figures + words(check, beside, top + 64, CELL.width - PICTURE.width - 24)
  )
}

const small = (left: number, top: number): string =>
  SMALL.sizes
    .map((size, at) => {
      const below = top + 64 + at * 100
      return (
        image(`small-${size}`, left, below + (90 - size) / 2, size, size) +
        image(`large-${size}`, left + 56, below, 90, 90) +
        text(left + 166, below + 34, 90, `${size} px`, 'size="17" fill="muted"')
      )
    })
    .join('')

function beside(check: LogoCheck, count: number, top: number): string {
  const [own, from] = [186, MARGIN + 220]
  const marks = Array.from({ length: count }, (_, at) =>
    image(
      `mark-${at}`,
      from + (at % COLUMNS) * (SIDE + 10),
      top + 60 + Math.floor(at / COLUMNS) * (SIDE + 14),
      SIDE,
      SIDE,
    ),
  ).join('')
  return (
    titled(check, MARGIN, top, PAGE.width - 2 * MARGIN) +
    image('own', MARGIN, top + 60, own, own - 16) +
    marks +
    words(check, MARGIN, top + 252, PAGE.width - 2 * MARGIN)
  )
}

const ORDER = ['small', 'colours', 'one-colour', 'reversed', 'blurred', 'photo'] as const

/** @param marks how many stand beside it */
export function reportPage({ title, checks }: LogoReport, marks: number): Scene {
  const named = (name: LogoCheck['name']): LogoCheck => {
    const check = checks.find((one) => one.name === name)
    if (!check) throw new Error(`The report says nothing of ${name}`)
    return check
  }
  const cells = ORDER.map((name, at) => {
    const [left, top] = [MARGIN + (at % 2) * (CELL.width + GAP), TOP + Math.floor(at / 2) * CELL.height]
    const figure = name === 'small' ? small(left, top) : image(name, left, top + 64, PICTURE.width, PICTURE.height)
    return cell(named(name), figure, left, top)
  }).join('')
  const { sheet, faults } = parseSheet(
    `<sheet kind="poster"><palette paper="#FFFFFF" ink="#16212B" accent="#C8643C" secondary="#7A8B6F" muted="#52605F"/><board name="Logo report" width="${PAGE.width}" height="${PAGE.height}" fill="paper">${text(MARGIN, 70, 700, 'Logo report', 'size="22" fill="muted"')}${text(MARGIN, 104, PAGE.width - 2 * MARGIN, title, 'size="52" min="26" weight="700" fit="line"')}${cells}${beside(named('likeness'), marks, TOP + 3 * CELL.height)}</board></sheet>`,
  )
  const scene = sheet && faults.length === 0 ? sceneOf(sheet) : undefined
  if (!scene) throw new Error(`The logo report cannot be drawn: ${faults[0]?.message}`)
  for (const { node } of places(scene)) if (node.type === 'picture') node.media = node.id
  return scene
}
