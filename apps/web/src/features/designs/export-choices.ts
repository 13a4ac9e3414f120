/** What a design can be exported as: the lines of the menu, by kind and size. */
import routes from 'virtual:limner-routes'
import { buildUrl } from '@limner/contract/client'
import type { Api, Input } from '@limner/contract/types'
import type { Concept } from './concept.ts'

type Query = NonNullable<Input<Api['exportDesign']>['query']>

export interface ExportChoice {
  label: string
  /** What is in it, in a few words. */
  note: string
  /** Told while it is made. */
  noun: string
  query: Query
}
export interface ExportGroup {
  label: string
  choices: ExportChoice[]
}

/** The server's own limit. */
const MOST_PIXELS = 40_000_000
const MARKS = new Set(['logo', 'icon'])
const PRINTED = new Set(['business-card', 'poster'])

/** One picture of a design: `side` where there are several. */
function pictureChoices(concept: Concept, side: number, name: string): ExportChoice[] {
  const { width, height } = concept.sides[side] ?? concept.size ?? { width: 1024, height: 1024 }
  const prefix = name ? `${name} ` : ''
  const scales = (['1', '2', '4'] as const).filter((scale) => width * height * Number(scale) ** 2 <= MOST_PIXELS)
  const of = (label: string, note: string, query: Query): ExportChoice => ({
    label: `${prefix}${label}`,
    note,
    noun: label,
    query: { side, ...query },
  })
  return [
    ...scales.map((scale) =>
      of(`PNG ${scale}×`, `${width * Number(scale)} × ${height * Number(scale)}`, { format: 'png', scale }),
    ),
    ...(MARKS.has(concept.kind ?? '')
      ? [of('PNG transparent', 'without the ground', { format: 'png', scale: '2', transparent: 'true' })]
      : []),
    of('JPG', `${width} × ${height}`, { format: 'jpg' }),
    of('SVG', 'vector, text outlined', { format: 'svg' }),
  ]
}

export function exportGroups(concept: Concept): ExportGroup[] {
  const { kind = '', sides } = concept
  const pictures: ExportGroup[] = sides.length
    ? sides.map(({ name }, side) => ({
        label: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
        choices: pictureChoices(concept, side, ''),
      }))
    : [{ label: 'Picture', choices: pictureChoices(concept, 0, '') }]
  const pdf: ExportChoice[] = [
    { label: 'PDF', note: sides.length > 1 ? 'vector, all sides' : 'vector', noun: 'PDF', query: { format: 'pdf' } },
  ]
  if (PRINTED.has(kind))
    pdf.push({
      label: 'PDF for print',
      note: 'bleed and crop marks',
      noun: 'PDF for print',
      query: { format: 'pdf', bleed: 'true' },
    })
  const code: ExportChoice[] = [
    { label: 'React component', note: '.tsx', noun: 'component', query: { format: 'tsx' } },
    { label: 'Next.js project', note: '.zip', noun: 'project', query: { format: 'next' } },
  ]
  const kit: ExportGroup = {
    label: 'Brand',
    choices: [
      {
        label: 'Brand kit',
        note: 'logo files, icons, colours (.zip)',
        noun: 'brand kit',
        query: { format: 'brand-kit' },
      },
    ],
  }
  return [
    ...pictures,
    { label: 'Document', choices: pdf },
    ...(kind === 'logo' ? [kit] : []),
    { label: 'Code', choices: code },
  ]
}

export const exportUrl = (id: string, query: Query): string => buildUrl(routes.exportDesign, { params: { id }, query })
