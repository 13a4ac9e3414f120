import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { composer, lastEntry, paintedPictures, say, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a guest gets four concepts, changes one, brings an image, and finds it all after signing up', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await page.getByText("Hello! I'm your AI design assistant.").waitFor()
  await page.getByText('Want to save your designs?').waitFor()

  const made = await say(page, 'Logo for a coffee roaster called Harbor & Finch, navy and copper')
  expect(await made.textContent()).toContain("Perfect! I've created")
  const concepts = await paintedPictures(made)
  expect(new Set(concepts).size).toBe(4)
  await made.getByText('What I understood').click()
  await expect.poll(() => made.textContent()).toContain('Harbor & Finch')

  const changed = await say(page, 'make the second one dark green')
  const [version] = await paintedPictures(changed)
  expect(concepts).not.toContain(version)
  expect(await changed.getByRole('listitem').textContent()).toContain('Version 2')
  await changed.getByText('What changed').click()
  await expect.poll(() => changed.textContent()).toMatch(/green/i)

  await page.getByLabel('Image file').setInputFiles({
    name: 'harbour.png',
    mimeType: 'image/png',
    buffer: await paintPng(page),
  })
  await page.getByText('Image attached:').waitFor()
  const withImage = await say(page, 'Poster for the harbour festival, 3 July, 6 pm, Old Quay, with this photo')
  expect((await paintedPictures(withImage)).length).toBe(4)

  await page.getByRole('link', { name: 'Sign Up' }).click()
  await signUp(page, 'guest@example.com')
  await page.getByRole('tab', { name: 'All Projects' }).click()
  await page.getByRole('button', { name: /Logo for a coffee roaster called/ }).click()
  await expect.poll(() => page.getByRole('button', { name: /^View / }).count()).toBeGreaterThanOrEqual(9)
  await paintedPictures(lastEntry(page))
  expect(faults).toEqual([])
  await end()
})

test('what was asked for is listed with its ticks, and is still there after a reload', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Poster for a plant sale on Saturday 3 May at Alder Hall, £2 a pot, tea and cake, dark green')
  const listed = async () => {
    const entry = lastEntry(page)
    await entry.getByText('What you asked for').click()
    const rows = entry.locator('details[open]').getByRole('listitem')
    await expect.poll(() => rows.count()).toBeGreaterThan(4)
    return rows.allTextContents()
  }
  const rows = await listed()
  for (const words of ['plant sale', 'Saturday 3 May', 'Alder Hall', '£2 a pot', 'tea and cake'])
    expect(rows, words).toContainEqual(expect.stringMatching(new RegExp(`^${words}.*\\(shown\\)$`, 'i')))
  // A tick is said in words, too, and what has none names the designs that lack it.
  for (const row of rows) expect(row).toMatch(/\((?:shown|not shown|not in designs? [\d, ]+)\)$/)
  await page.reload()
  await expect.poll(() => page.getByRole('button', { name: /^View / }).count()).toBeGreaterThanOrEqual(4)
  expect(await listed()).toEqual(rows)
  expect(faults).toEqual([])
  await end()
})

test('a reload keeps what a guest has made', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  const made = await say(page, 'Icon for a weather app, a cloud with a small sun')
  const before = await paintedPictures(made)
  await page.reload()
  await expect.poll(() => page.getByRole('button', { name: /^View / }).count()).toBe(before.length)
  expect(await paintedPictures(lastEntry(page))).toEqual(before)
  expect(faults).toEqual([])
  await end()
})

test('a guest who wants to download is asked to sign in, and gets the picture afterwards', async () => {
  const { page, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Logo for Fern & Moss, a plant shop')
  await page.getByRole('button', { name: 'Download Image' }).first().click()
  await page.waitForURL('**/login?redirect=dashboard**')
  await page.getByText('Please sign in to download your design.').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  const download = page.waitForEvent('download')
  await signUp(page, 'downloads@example.com')
  expect((await download).suggestedFilename()).toMatch(/^Fern & Moss.*\.png$/)
  await end()
})

test('nothing is sent while there are no words', async () => {
  const { page, end } = await visit()
  await arrive(page, '/dashboard')
  await composer(page).fill('   ')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await composer(page).press('Enter')
  expect(await page.getByRole('article').count()).toBe(1)
  await end()
})

/** A photograph's stand-in, painted by the page itself: sky, sea, a sun. */
async function paintPng(page: Parameters<typeof say>[0]): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const sky = context.createLinearGradient(0, 0, 0, 600)
    sky.addColorStop(0, '#f4b183')
    sky.addColorStop(0.6, '#f9e0c7')
    sky.addColorStop(0.6, '#2f5d73')
    sky.addColorStop(1, '#173445')
    context.fillStyle = sky
    context.fillRect(0, 0, 900, 600)
    context.fillStyle = '#d9482b'
    context.arc(640, 250, 60, 0, 7)
    context.fill()
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
