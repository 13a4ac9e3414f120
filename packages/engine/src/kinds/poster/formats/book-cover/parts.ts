/** What the layouts share. Book covers: title and author, read at the size of a thumbnail; nothing stands in the fold beside the spine. */
import type { Copy } from '../../../../brief/types.ts'
import type { ColourRef, Node } from '../../../../scene/types.ts'
import { rectangle } from '../../../shared/geometry.ts'
import { isAsked } from '../../../shared/pieces.ts'
import type { Align } from '../../../shared/printed/kit.ts'
import { column, fitSize, fitted, said } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { refusesPictures } from '../../../shared/refusals.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { hasHero } from '../../../shared/systems/hero.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { without } from '../page.ts'

export interface Parts {
  authors: Copy[]
  lines: Copy[]
  rest: Page
}

export function partsOf(page: Page): Parts {
  const { plan } = page
  const people = plan.people.filter(({ role }) => role === 'person')
  const authors = people.length > 0 ? people : plan.brand ? [plan.brand] : plan.rest.filter(isName).slice(0, 1)
  const left = without(page, 'people', 'lead', ...(people.length === 0 ? (['brand'] as const) : []))
  const others = plan.people.filter((copy) => !authors.includes(copy))
  return {
    authors,
    lines: plan.lead,
    rest: {
      ...left,
      plan: { ...left.plan, people: others, rest: plan.rest.filter((copy) => !authors.includes(copy)) },
    },
  }
}

export const isName = ({ text, role }: Copy): boolean =>
  role === 'detail' && /^\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.'-]*){1,3}$/u.test(text)

/** The fold beside the spine: light falls into it, no word does. */
export const FOLD = 0.05

export const fold = ({ width, height }: Page): Node =>
  drawing('fold', { x: 0, y: 0, width: width * FOLD, height }, [
    {
      d: rectangle(0, 0, width * FOLD, height),
      fill: {
        gradient: 'linear',
        angle: 0,
        stops: [
          { at: 0, colour: '#000000', alpha: 0.26 },
          { at: 0.5, colour: '#000000', alpha: 0.03 },
          { at: 0.72, colour: '#000000', alpha: 0.14 },
          { at: 1, colour: '#000000', alpha: 0 },
        ],
      },
    },
  ])

export const insideOf = ({ width, height, margin }: Page): Area => ({
  x: margin + width * FOLD * 0.7,
  y: margin,
  width: width - 2 * margin - width * FOLD * 0.7,
  height: height - 2 * margin,
})

/** Who wrote it, as large as a line allows. */
export const authorLines = (
  page: Page,
  { authors }: Parts,
  own: { width: number; fill: ColourRef; most: number; align?: Align },
): Node[] =>
  authors.map((copy, i) =>
    said(page, `author-${i + 1}`, copy, {
      size: Math.min(
        own.most,
        fitSize(page, copy.text, { width: own.width * 0.96, height: own.most * 1.4, lines: 1, voice: 'large' }),
      ),
      fill: own.fill,
      voice: 'large',
      width: own.width,
      lines: 2,
      tracking: 0.02,
      lineHeight: 1.15,
      ...(own.align && { align: own.align }),
    }),
  )

export const underLines = (
  page: Page,
  { lines }: Parts,
  own: { width: number; fill: ColourRef; align?: Align },
): Node[] =>
  lines.map((copy, i) =>
    said(page, `line-${i + 1}`, copy, {
      size: page.u * (i === 0 ? 3.6 : 2.8),
      fill: own.fill,
      voice: 'strong',
      width: own.width,
      lines: 3,
      lineHeight: 1.25,
      ...(own.align && { align: own.align }),
    }),
  )

export const leftOver = (
  { rest }: Parts,
  ground: Ground,
  width: number,
  height: number,
  align: 'start' | 'center',
): Node[] => facts(rest, ground, { width, height, align, most: 1, columns: 1 }).nodes

/** A foot with the author and what is left. */
export const footOf = (
  page: Page,
  parts: Parts,
  own: { ground: Ground; width: number; height: number; most: number; align?: 'start' | 'center'; lines?: boolean },
) =>
  fitted(
    page,
    own.height,
    (scale) =>
      column('foot-in', { width: own.width, layout: { gap: page.u * 2.2 * scale } }, [
        ...(own.lines === false
          ? []
          : underLines(page, parts, {
              width: own.width,
              fill: own.ground.ink,
              ...(own.align && { align: own.align }),
            })),
        ...leftOver(parts, own.ground, own.width, own.height * 0.3 * scale, own.align ?? 'start'),
        ...authorLines(page, parts, {
          width: own.width,
          fill: own.ground.ink,
          most: own.most * scale,
          ...(own.align && { align: own.align }),
        }),
      ]),
    1.1,
  )

export const QUIET: NonNullable<PieceLayout['suits']> = (brief) => (refusesPictures(brief) ? 0.15 : 1)

/** Whether the book tells of a thing that can be shown; a mere word of its title is none. */
export const hasThing = (page: Page): boolean =>
  hasHero(page) && (page.brief.subject.objects.length > 0 || page.brief.picture !== undefined || isAsked(page.brief))
