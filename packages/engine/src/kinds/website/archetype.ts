/** Makes an archetype from its name, where it suits, and how it drafts a page. */
import type { Brief } from '../../brief/types.ts'
import type { Archetype } from '../types.ts'
import { assemble, type Draft, openPage, type Page } from './page.ts'

interface Options {
  name: string
  example: string
  suits: (brief: Brief) => number
  draft: (page: Page) => Draft
}

export const archetype = ({ name, example, suits, draft }: Options): Archetype => ({
  name,
  example,
  suits,
  compose: (composition) => {
    const page = openPage(composition)
    return assemble(page, draft(page))
  },
})

/** A brief that refuses pictures. */
export const refusesPictures = ({ negatives }: Brief): boolean => negatives.some(({ what }) => what === 'picture')

export const hasPhoto = ({ picture }: Brief): boolean => picture?.treatAs === 'photo'
