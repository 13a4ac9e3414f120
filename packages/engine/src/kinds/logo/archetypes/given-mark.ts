/** An attached picture as the mark: the visitor's own logo whole, a photo in a circle. One archetype a lockup. */
import type { Archetype } from '../../types.ts'
import { type Lockup, lockup } from '../parts/lockups.ts'
import { pictureMark } from '../parts/marks/pictures.ts'

const given = (name: string, form: Lockup, lead: number, example: string): Archetype => ({
  name,
  example,
  suits: ({ picture }) => (picture ? 1 : 0),
  compose(composition) {
    const { picture, brand, subject } = composition.brief
    if (!picture) throw new RangeError(`${name} needs an attached picture.`)
    return lockup(composition, pictureMark(picture, brand ?? subject.about), { form, lead })
  },
})

export const givenStacked = given('given-stacked', 'stacked', 1.15, 'Put our attached mark above the name Alder & Co')
export const givenBeside = given('given-beside', 'horizontal', 1.3, 'Our attached mark left of the name Alder & Co')
export const givenLeft = given('given-left', 'left', 1, 'Our attached mark over the name Alder & Co, flush left')
