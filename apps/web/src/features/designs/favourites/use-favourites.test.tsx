// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../../test/fake-api.ts'
import { show } from '../../../../test/window.tsx'
import type { Concept } from '../concept.ts'
import { StarButton } from './star-button.tsx'
import { useFavourites } from './use-favourites.ts'

const concept = (id: string): Concept => ({ id, url: `/${id}.png`, title: id, fileName: id, version: 1, sides: [] })
const ALL = [concept('one'), concept('two')]

function Stars() {
  const favourites = useFavourites('ada', undefined, ALL)
  return ALL.map((one) => <StarButton key={one.url} concept={one} label={one.title} favourites={favourites} />)
}

const isStarred = (name: string) =>
  screen.getByRole('button', { name: `Favourite: ${name}` }).getAttribute('aria-pressed') === 'true'

test('a star that is given before the others are known does not take them away', async () => {
  const starred = ['two']
  let answerFirst = () => {}
  const waits = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  fakeApi({
    'GET /api/favourites': async () => {
      const known = starred.map((id) => ({ id }))
      await waits
      return known
    },
    'PUT /api/designs/:id/favourite': ({ params }) => {
      starred.unshift(params.id ?? '')
      return { ok: true }
    },
  })
  const { person } = show(<Stars />)
  await person.click(screen.getByRole('button', { name: 'Favourite: one' }))
  await expect.poll(() => starred).toHaveLength(2)
  answerFirst()
  await expect.poll(() => [isStarred('one'), isStarred('two')]).toEqual([true, true])
})
