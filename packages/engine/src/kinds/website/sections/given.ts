/** The sections that exist for what a prompt gives, and whether it gave it. They are never left out to save room. */
import type { Content } from '../content.ts'
import type { Section } from '../page.ts'
import { contact, contactRows } from './contact.ts'
import { list, people } from './list.ts'
import { mapBand } from './map-band.ts'
import { quote } from './quote.ts'

export const GIVEN: ReadonlyMap<Section, (content: Content) => boolean> = new Map<
  Section,
  (content: Content) => boolean
>([
  [list, ({ items }) => items.length > 0],
  [people, (content) => content.people.length > 0],
  [quote, ({ quotes }) => quotes.length > 0],
  ...[contact, contactRows, mapBand].map(
    (section) => [section, ({ contacts }: Content) => contacts.length > 0] as const,
  ),
])
