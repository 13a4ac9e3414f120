/** How long a letter takes to show in a chat that is full: 200 messages with 400 designs, on a machine four times slower. */
import type { Design } from '@limner/contract/types'
import type { Browser } from 'playwright-core'
import { visit } from '../../tests/harness/visit.ts'
import { quantile } from '../quantile.ts'

const ANSWERS = 100
const DESIGNS_EACH = 4
const SLOWER = 4
const WORDS = 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm'

/** What a guest's browser has kept after a hundred requests. */
function history(designs: readonly Design[]): string {
  const messages = Array.from({ length: ANSWERS }, (_, at) => {
    const own = Array.from(
      { length: DESIGNS_EACH },
      (_, place) => designs[(at * DESIGNS_EACH + place) % designs.length] as Design,
    )
    const timestamp = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    return [
      { key: `ask-${at}`, type: 'user', content: `Request ${at}: ${WORDS}`, timestamp },
      {
        key: `answer-${at}`,
        type: 'ai',
        content: "Perfect! I've created a logo design.",
        timestamp,
        // Addresses tell the pictures of one answer apart.
        designUrls: own.map(({ imageUrl }, place) => `${imageUrl}?at=${at}-${place}`),
        designIds: own.map((_, place) => `design-${at}-${place}`),
        designs: own.map((design, place) => ({ ...design, id: `design-${at}-${place}` })),
        understood: [{ label: 'Kind', value: 'Logo' }],
        originalPrompt: WORDS,
      },
    ]
  }).flat()
  const project = { id: 'guest-default', title: 'Full', createdAt: '2026-01-01T00:00:00Z', messages, isActive: true }
  return JSON.stringify([project])
}

/** Milliseconds from a key's press to the next frame: the slowest (INP) and the usual one. */
export async function typingDelay(browser: Browser, url: string, designs: readonly Design[]) {
  const { page, faults, end } = await visit(browser, url)
  await page.addInitScript((kept) => localStorage.setItem('guest_chat_messages', kept), history(designs))
  await page.goto('/dashboard', { waitUntil: 'load' })
  const field = page.getByRole('textbox', { name: 'Describe your design' })
  // The history is this browser's: it comes when the page is hydrated.
  await page.getByText(`Request ${ANSWERS - 1}: `).waitFor()
  const shown = { messages: await page.getByRole('article').count(), designs: await page.getByRole('img').count() }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const waits: Record<number, number> = {}
    Object.assign(globalThis, { waits })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) waits[entry.interactionId] = Math.max(waits[entry.interactionId] ?? 0, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await field.click()
  await page.keyboard.type(WORDS, { delay: 80 })
  await page.waitForTimeout(500)
  const waits = await page.evaluate(() => Object.values((globalThis as unknown as { waits: object }).waits as number[]))
  await end()
  return { ...shown, letters: WORDS.length, median: quantile(waits, 0.5), worst: Math.max(...waits), faults }
}
