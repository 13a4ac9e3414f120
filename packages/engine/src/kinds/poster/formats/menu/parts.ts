/** What the layouts share. Menus: typographic order is the picture. Names and prices in columns, sections under titles. */
import type { Copy } from '../../../../brief/types.ts'
import type { Node, PaletteRole } from '../../../../scene/types.ts'
import type { Section } from '../../../shared/entries.ts'
import { coloursOn, type column, fitted, placed } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'
import { without } from '../page.ts'
import { menuSections } from './dishes.ts'

/** What the menu is called, where the house is its title; and the page without what is set in other places. */
export function partsOf(page: Page): { called: Copy[]; sections: Section[]; rest: Page } {
  const { plan } = page
  const called = plan.rest.filter(({ role }) => role === 'headline')
  const left = without(page, 'list')
  // Where the house is stands small among the ways to reach it: people come for the dishes.
  const isAddress = ({ role }: Copy): boolean => role === 'address'
  const contact = [...plan.where.filter(isAddress), ...plan.contact]
  const where = plan.where.filter((copy) => !isAddress(copy))
  const others = plan.rest.filter((copy) => !called.includes(copy))
  return {
    called,
    sections: menuSections(page),
    rest: { ...left, plan: { ...left.plan, where, contact, rest: others } },
  }
}

/** Lines of a list, about: a title and the air above it are more than one. */
export const linesIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { items, title }) => sum + items.length + (title ? 1.6 : 0), 0)

export const itemsIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0)

/** A colour for titles and prices that reads on a ground. */
export const accentOn = (page: Page, ground: Ground): PaletteRole => coloursOn(page, ground)[0]

export const foot = (
  page: Page,
  ground: Ground,
  area: Area,
  share: number,
  align: 'start' | 'center' = 'center',
  most = 1.05,
) =>
  facts(page, ground, {
    width: area.width,
    height: area.height * share,
    align,
    sender: true,
    most,
    columns: align === 'center' ? 1 : 2,
  })

/** Head, list and foot under one another in an area, the list as large as what the others leave. */
export function stacked(
  page: Page,
  area: Area,
  ground: Ground,
  head: Node[],
  headHeight: number,
  list: (scale: number) => ReturnType<typeof column>,
  rest: Page,
  align: 'start' | 'center',
  most = 1.35,
): Node[] {
  const below = foot(rest, ground, area, 0.2, align)
  const footHeight = below.nodes.length > 0 ? below.height + page.u * 5 : 0
  const top = area.y + headHeight + page.u * 5
  const room = area.y + area.height - footHeight - top
  const block = fitted(page, room, list, most)
  return [
    ...head,
    placed('list', { ...area, y: top + Math.max(0, (room - block.height) / 2) }, [block.node]),
    ...(below.nodes.length > 0
      ? [placed('foot', { ...area, y: area.y + area.height - below.height }, below.nodes)]
      : []),
  ]
}
