/**
 * `npm run bench:marks -- FILE|FOLDER…`: each mark alone, small, in one colour and reversed, then in every lock-up, on grounds of icons and on
 * cards; lock-ups, icons and cards with a mark of the collection in them. One contact sheet for each in `.cache/marks/`; what the gates refuse
 * is told and framed red. A list of prompts is shown by `npm run bench:collection -- --prompts FILE`.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openEngine } from '@limner/engine'
import {
  collection,
  completeCopy,
  type Entry,
  loadImage,
  markOf,
  openWorkshop,
  packedSheet,
  pairOf,
  readBrief,
  sheetEntry,
  trySheet,
} from '@limner/engine/instruments'
import { type Cell, contactSheet, type Picture } from './contact-sheet.ts'

const OUT = path.resolve(import.meta.dirname, '../.cache/marks')
const [CELL, COLUMNS, SMALL] = [220, 6, 16]
const engine = await openEngine()
const workshop = openWorkshop()
const images = new Map()
mkdirSync(OUT, { recursive: true })

const PROMPTS = {
  logo: [
    `logo for 'Harbour & Finch', tagline 'Made to last'`,
    `logo for 'Oak'`,
    `logo for 'The Northgate Community Workshop'`,
  ],
  icon: ['app icon'],
  'business-card': [
    `business card for Ada Marlow, senior partner at 'Harbour & Finch', 020 7946 0011, ada@harbour.example, harbour.example, 12 Mill Lane, Northgate`,
  ],
} as const
type Kind = keyof typeof PROMPTS
const briefsOf = (kind: Kind) => PROMPTS[kind].map((prompt) => completeCopy(readBrief(prompt, { kind })))

const files = process.argv.slice(2).flatMap((one) =>
  statSync(one).isDirectory()
    ? readdirSync(one)
        .filter((file) => file.endsWith('.sheet'))
        .map((file) => path.join(one, file))
    : [one],
)
for (const file of files) {
  const name = path.basename(file, '.sheet')
  const { sheet, faults } = packedSheet(name, readFileSync(file, 'utf8'))
  for (const fault of faults) console.log(`${file}:${fault}`)
  if (sheet) await show(sheetEntry(sheet))
}

type Pair = { host: Entry; mark?: Entry; kind: Kind; ground?: 'own' | 'turned' | 'vivid'; at?: number }

async function show(entry: Entry): Promise<void> {
  const all = collection()
  const hosts = (kind: Kind) => all.filter((one) => !one.isMark && one.head.about.includes('*') && one.kind === kind)
  const takes = (one: Entry) => one.layouts.some(({ slots }) => slots.includes('mark'))
  const marks = all.filter(({ isMark }) => isMark)
  const kind: Kind = entry.kind === 'icon' || entry.kind === 'business-card' ? entry.kind : 'logo'
  const pairs: Pair[] = entry.isMark
    ? [
        ...hosts('logo')
          .filter(takes)
          .map(
            (host, i): Pair => ({
              host,
              mark: entry,
              kind: 'logo',
              ground: (['own', 'turned', 'vivid'] as const)[i % 3] ?? 'own',
            }),
          ),
        ...hosts('icon').map((host): Pair => ({ host, mark: entry, kind: 'icon' })),
        ...hosts('business-card')
          .slice(0, 4)
          .map((host): Pair => ({ host, mark: entry, kind: 'business-card' })),
      ]
    : [0, 1, 2].flatMap((i): Pair[] => {
        const mark = takes(entry) && entry.head.about.includes('*') ? marks[(i * 7) % marks.length] : undefined
        return PROMPTS[kind].map((_, at) => ({ host: entry, kind, at, ...(mark && { mark }) }))
      })
  const cells = await Promise.all(pairs.map(cellOf))
  await write(entry.name, cells)
}

interface MarkedCell extends Cell {
  picture: Picture
  /** The mark's box, shares of the picture. */
  mark?: { x: number; y: number; width: number; height: number }
}

async function cellOf({ host, mark, kind, ground = 'own', at = 0 }: Pair): Promise<MarkedCell> {
  const brief = briefsOf(kind)[at] ?? briefsOf(kind)[0]
  if (!brief) throw new Error('no prompt')
  const { design, faults } = trySheet(pairOf(host, mark, { ground }), brief, { workshop, images })
  for (const fault of faults) console.log(`${mark?.name ?? ''}+${host.name}: ${fault}`)
  const { width, height } = engine.size(design.scene)
  const scale = (CELL * 1.5) / Math.max(width, height)
  const picture = await loadImage(Buffer.from(await engine.png(await engine.paint(design.scene, { scale }))))
  const box = markOf(workshop.layOut(design.scene)[0])?.laid
  return {
    picture,
    words: host.name,
    isFaulty: faults.length > 0,
    ...(box && {
      mark: { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height },
    }),
  }
}

async function write(name: string, cells: readonly MarkedCell[]): Promise<void> {
  const canvas = contactSheet(name, cells, { columns: COLUMNS, side: CELL, top: 56 })
  const context = canvas.getContext('2d')
  // What is left of it in a tab and in a list.
  cells.slice(0, 4).forEach(({ picture, mark }, i) => {
    if (!mark) return
    const [x, y] = [mark.x * picture.width, mark.y * picture.height]
    const [width, height] = [mark.width * picture.width, mark.height * picture.height]
    const side = SMALL * (1 + (i % 2))
    const by = side / Math.max(width, height)
    context.drawImage(picture, x, y, width, height, 200 + i * 60, 12, width * by, height * by)
  })
  const file = path.join(OUT, `${name}.png`)
  writeFileSync(file, await canvas.encode('png'))
  console.log(file)
}
