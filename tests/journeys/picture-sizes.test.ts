/** Every place takes the picture that is sharp enough in it, and no larger one. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Account, signUp } from '../harness/account.ts'
import { ended } from '../harness/ended.ts'
import { arrive, signIn } from '../harness/visit.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const { url } = inject('product')

/** A public project with four posters, and a review link of the first. */
async function work({ api }: Account) {
  const { id } = await api.createProject({ body: { title: 'Jazz at the Blue Door' } })
  const prompt = 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm'
  const { designIds = [] } = (await ended(api, await api.generateDesign({ body: { prompt, projectId: id } }))) ?? {}
  await api.updateProject({ params: { id }, body: { isPublic: true } })
  const { path } = await api.createReview({ params: { id: designIds[0] ?? '' }, body: {} })
  return { id, review: path }
}

/** Which widths are shown below a part of the page, once all of them have come; 0: as it is. */
async function widthsIn(page: Page, part: string): Promise<number[]> {
  const pictures = page.locator(`${part} img[src^="/media/"], ${part} img[src^="/api/shared/"]`)
  await pictures.first().waitFor()
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete && one.naturalWidth > 0)),
    )
    .toBe(true)
  const shown = await pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc))
  return [...new Set(shown.map((one) => Number(new URL(one).searchParams.get('w'))))].sort((a, b) => a - b)
}

test('walls and trays take small pictures, the stage a large one, and magnified it is the picture itself', async () => {
  const account = await signUp(url)
  const { id } = await work(account)
  const { page, faults, end } = await visit({ viewport: { width: 1440, height: 900 } }).then(async (visitor) => {
    await signIn(visitor, account, url)
    return visitor
  })
  await arrive(page, '/dashboard?tab=projects')
  expect(await widthsIn(page, '[aria-label="Projects"]')).toEqual([240])
  await arrive(page, `/dashboard?project=${id}`)
  await page.getByRole('button', { name: /^Choose concept 1/ }).click()
  const chosen = page.getByRole('button', { name: /^Open .* full size$/ })
  await chosen.waitFor()
  expect(await widthsIn(page, '[aria-label="Stage"] [aria-label^="Open "]')).toEqual([1080])
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => widthsIn(page, '[aria-label="Stage"] [aria-label^="Open "]')).toEqual([0])
  expect(faults).toEqual([])
  await end()
  // Somebody else: a browser shows a larger one that it has rather than fetch a smaller one.
  const guest = await visit({ viewport: { width: 1440, height: 900 } })
  await guest.page.goto('/designs')
  expect(await widthsIn(guest.page, '[aria-label="Projects"] li:first-child')).toEqual([240])
  await guest.end()
})

test('on a phone a public page and a review link load no PNG', async () => {
  const { id, review } = await work(await signUp(url))
  const { page, faults, end } = await visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await page.goto(`/project/${id}`)
  expect(await widthsIn(page, 'main')).not.toContain(0)
  await page.goto(review)
  expect(await widthsIn(page, 'main')).toEqual([1080])
  expect(faults).toEqual([])
  await end()
})
