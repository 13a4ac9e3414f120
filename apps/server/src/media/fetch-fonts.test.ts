import { expect, test } from 'vitest'
import type { Threads } from '../threads/threads.ts'
import { withFetchedFonts } from './fetch-fonts.ts'

test('fonts that a task names are on the disk before it begins, each fetched once', async () => {
  const [font, gone] = ['a'.repeat(64), 'b'.repeat(64)]
  const disk = new Map<string, Uint8Array>()
  const fetched: string[] = []
  const seen: number[] = []
  const threads: Threads = {
    run: async () => {
      seen.push(disk.size)
      return '' as never
    },
    examine: () => Promise.reject(new Error('It is not asked for.')),
    state: () => ({ running: 0, waiting: 0, oldest: 0, stuck: 0 }),
    close: async () => true,
  }
  const files = {
    get: async (sha256: string) => {
      fetched.push(sha256)
      return sha256 === font ? Uint8Array.of(1) : null
    },
  }
  const local = {
    has: async (sha256: string) => disk.has(sha256),
    put: async (bytes: Uint8Array) => {
      disk.set(font, bytes)
      return font
    },
  }
  const { run } = withFetchedFonts(threads, files, local)
  const sheet = `<sheet><type display="Harbour Hand#${font}" text="Gone#${gone}"/></sheet>`
  await run('setSheet', { sheet, seed: 1 })
  await run('setSheet', { sheet: `Harbour Hand#${font}`, seed: 1 })
  await run('setSheet', { sheet: '<sheet/>', seed: 1 })
  expect(seen).toEqual([1, 1, 1])
  expect(fetched.sort()).toEqual([font, gone])
})
