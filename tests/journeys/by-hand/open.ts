/** The editor by hand, opened on the first concept of what was asked for. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arrive } from '../../harness/visit.ts'
import { say, stageOf } from '../chat.ts'

interface ByHand {
  /** The stage. */
  designs: Locator
  /** Everything on the artboard, to choose from. */
  parts: Locator
  /** A version is there, and the next change can be made. */
  version: (number: number) => Promise<void>
}

export async function openByHand(page: Page, prompt: string): Promise<ByHand> {
  await arrive(page, '/dashboard')
  await say(page, prompt)
  const designs = stageOf(page)
  await designs.getByRole('button', { name: 'Choose concept 1' }).click()
  await designs.getByRole('button', { name: 'Edit by hand' }).click()
  await designs.locator('[data-part]').first().waitFor({ state: 'attached' })
  await ready(designs)
  return {
    designs,
    parts: designs.getByRole('list', { name: 'Parts' }),
    async version(number) {
      await designs.getByRole('button', { name: `View version ${number}` }).waitFor()
      await ready(designs)
    },
  }
}

/** What was done has been done. */
export const ready = (designs: Locator): Promise<void> =>
  expect.poll(() => designs.locator('[aria-busy=true]').count()).toBe(0)

/** Where the frame around what is selected stands in the window. */
export async function selectionBox(designs: Locator) {
  const box = await designs.locator('[data-selection]').boundingBox()
  if (!box) throw new Error('nothing is selected')
  return box
}
