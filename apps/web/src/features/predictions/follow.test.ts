import { ApiError } from '@limner/contract/client'
import type { Prediction } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { type FollowPorts, follow, POLL_ATTEMPTS, POLL_INTERVAL_MS, SILENCE_MS } from './follow.ts'

const at = (status: Prediction['status'], stage?: 'reading' | 'painting'): Prediction => ({
  id: 'p',
  status,
  ...(stage && { progress: { stage, fraction: 0.5 } }),
})

/** A stream of these events that then ends, throws, or says nothing more. */
async function* stream(events: Prediction[], end: 'ends' | 'throws' | 'hangs' = 'ends') {
  yield* events
  if (end === 'throws') throw new Error('connection lost')
  if (end === 'hangs') await new Promise(() => undefined)
}

/** Time passes at once, except that a live stream is waited for before its silence counts. */
function ports(events: AsyncIterable<Prediction>, answers: (Prediction | Error)[] = []) {
  const waits: number[] = []
  const seen: string[] = []
  const all: FollowPorts = {
    events: () => events,
    ask: async () => {
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      if (answer instanceof Error) throw answer
      return answer
    },
    wait: async (ms) => {
      if (ms === SILENCE_MS) await new Promise((resolve) => setTimeout(resolve, 5))
      else waits.push(ms)
    },
    onProgress: (prediction) => seen.push(prediction.progress?.stage ?? prediction.status),
  }
  return { all, waits, seen }
}

test('events alone lead to the result, with the progress on the way', async () => {
  const { all, waits, seen } = ports(
    stream([at('processing', 'reading'), at('processing', 'painting'), at('succeeded')]),
  )
  expect(await follow('p', all)).toMatchObject({ kind: 'succeeded' })
  expect(seen).toEqual(['reading', 'painting'])
  expect(waits).toEqual([])
})

test.each(['ends', 'throws', 'hangs'] as const)(
  'a stream that %s early is followed up by asking every 10 seconds',
  async (end) => {
    const { all, waits } = ports(stream([at('processing', 'reading')], end), [
      at('processing'),
      at('processing'),
      at('succeeded'),
    ])
    expect(await follow('p', all)).toMatchObject({ kind: 'succeeded' })
    expect(waits).toEqual([POLL_INTERVAL_MS, POLL_INTERVAL_MS, POLL_INTERVAL_MS])
  },
)

test('it gives up after 30 questions', async () => {
  const { all, waits } = ports(stream([]), [at('processing')])
  expect(await follow('p', all)).toEqual({ kind: 'timeout' })
  expect(waits).toHaveLength(POLL_ATTEMPTS)
})

test('a failure is told as one, from either source', async () => {
  expect(await follow('p', ports(stream([at('failed')])).all)).toMatchObject({ kind: 'failed' })
  expect(await follow('p', ports(stream([]), [at('failed')]).all)).toMatchObject({ kind: 'failed' })
})

test.each([new TypeError('Failed to fetch'), new ApiError(502, '', 'Bad Gateway')])(
  'a server that is away is asked again until it is back: %s',
  async (away) => {
    const back = [away, at('processing'), away, away, at('succeeded')]
    expect(await follow('p', ports(stream([], 'throws'), back).all)).toMatchObject({ kind: 'succeeded' })
    const gone = ports(stream([]), [away])
    expect(await follow('p', gone.all)).toEqual({ kind: 'error', error: away })
    expect(gone.waits).toHaveLength(POLL_ATTEMPTS)
  },
)

test('a question that is refused ends in an error', async () => {
  const refused = ports(stream([]), [new ApiError(404, '', 'Not Found'), at('succeeded')])
  expect(await follow('p', refused.all)).toMatchObject({ kind: 'error' })
})

test('success may mean more than the status: the build prompt too', async () => {
  const { all } = ports(stream([]), [at('succeeded'), { ...at('succeeded'), replitPrompt: 'Build it' }])
  const outcome = await follow('p', { ...all, isDone: (prediction) => Boolean(prediction.replitPrompt) })
  expect(outcome).toMatchObject({ prediction: { replitPrompt: 'Build it' } })
})

test('concepts come one by one, and those who show them are told all so far', async () => {
  const painted = (...positions: number[]): Prediction => ({
    id: 'p',
    status: 'processing',
    progress: {
      stage: 'painting',
      fraction: 0.5,
      concepts: positions.map((position) => ({ position, title: 'Otter logo', width: 8, height: 8, url: 'data:,' })),
    },
  })
  const { all } = ports(stream([painted(2), at('processing', 'painting'), painted(1, 3), at('succeeded')]))
  const shown: number[][] = []
  await follow('p', {
    ...all,
    onProgress: ({ progress }) => shown.push(progress?.concepts?.map(({ position }) => position) ?? []),
  })
  expect(shown).toEqual([[2], [2], [1, 2, 3]])
})
