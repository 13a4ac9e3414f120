/** What a design can be exported as: the lines of the menu, by kind and size. */
import routes from 'virtual:limner-routes'
import { buildUrl } from '@limner/contract/client'
import type { Api, Input } from '@limner/contract/types'
import { t } from '../../lib/language/translate.ts'
import { type Concept, PRINTED, sideTitle } from './concept.ts'

type Query = NonNullable<Input<Api['exportDesign']>['query']>

export interface ExportChoice {
  label: string
  /** What is in it, in a few words. */
  note: string
  /** Of the file; null: the file for a printer, of which more is asked. */
  url: string | null
}
export interface ExportGroup {
  label: string
  choices: ExportChoice[]
}

/** The server's own limit. */
const MAX_PIXELS = 40_000_000
const MARKS = new Set(['logo', 'icon'])

/** @param projectId what the design belongs to, where that can be exported as a whole */
export function exportGroups(concept: Concept, id: string, projectId?: string): ExportGroup[] {
  const { kind = '', sides } = concept
  const all = kind === 'website' ? t('vector, searchable, all pages') : t('vector, searchable, all sides')
  const choice = (label: string, note: string, query: Query): ExportChoice => ({
    label,
    note,
    url: buildUrl(routes.exportDesign, { params: { id }, query }),
  })

  /** `side` is a number where there are several. */
  function pictures({ width, height }: { width: number; height: number }, side?: number): ExportChoice[] {
    const of = (label: string, note: string, query: Query) =>
      choice(label, note, { ...query, ...(side !== undefined && { side }) })
    const scales = (['1', '2', '4'] as const).filter((scale) => width * height * Number(scale) ** 2 <= MAX_PIXELS)
    return [
      ...scales.map((scale) =>
        of(t('PNG {scale}×', { scale }), `${width * Number(scale)} × ${height * Number(scale)}`, {
          format: 'png',
          scale,
        }),
      ),
      ...(MARKS.has(kind)
        ? [of(t('PNG transparent'), t('without the background'), { format: 'png', scale: '2', transparent: 'true' })]
        : []),
      of('JPG', `${width} × ${height}`, { format: 'jpg' }),
      of('SVG', t('outlined text: looks the same everywhere'), { format: 'svg' }),
      of(t('SVG, live text'), t('editable text, carries its fonts'), { format: 'svg', text: 'live' }),
    ]
  }

  const groups: ExportGroup[] = sides.length
    ? sides.map((side, at) => ({
        label: sideTitle(side.name),
        choices: pictures(side, at),
      }))
    : [{ label: t('Picture'), choices: pictures(concept.size ?? { width: 1024, height: 1024 }) }]
  const documents = [
    choice('PDF', sides.length > 1 ? all : t('vector, searchable'), {
      format: 'pdf',
    }),
  ]
  if (PRINTED.has(kind))
    documents.push(
      // Printers ask for it by name.
      { label: t('Print file (CMYK, PDF/X-4)'), note: t('size, paper, press'), url: null },
      choice(t('PDF for print'), t('RGB, bleed and crop marks'), { format: 'pdf', bleed: 'true' }),
    )
  if (kind === 'business-card')
    documents.push(
      choice(t('PDF, A4 sheets'), t('as many as fit, to cut'), { format: 'pdf', impose: 'a4' }),
      choice(t('PDF, US Letter sheets'), t('as many as fit, to cut'), { format: 'pdf', impose: 'letter' }),
    )
  groups.push({ label: t('Document'), choices: documents })
  if (kind === 'logo')
    groups.push({
      label: t('Brand'),
      choices: [choice(t('Brand kit'), t('files, icons, colours'), { format: 'brand-kit' })],
    })
  groups.push({
    label: t('Code'),
    choices: [
      ...(kind === 'website' && sides.length > 1
        ? sides.map(({ name }, side) => choice(t('React component, {name}', { name }), '.tsx', { format: 'tsx', side }))
        : [choice(t('React component'), '.tsx', { format: 'tsx' })]),
      choice(t('Next.js project'), '.zip', { format: 'next' }),
    ],
  })
  if (projectId) {
    const whole = (label: string, note: string, format: 'files' | 'next'): ExportChoice => ({
      label,
      note,
      url: buildUrl(routes.exportProject, { params: { id: projectId }, query: { format } }),
    })
    groups.push({
      label: t('Project'),
      choices: [
        whole(t('Whole project'), t('all designs, .zip'), 'files'),
        whole(t('Next.js project, all designs'), t('one page each, .zip'), 'next'),
      ],
    })
  }
  return groups
}
