import { expect, test } from 'vitest'
import { Outbox, PAUSE_MS, type Parcel, type Verdict } from './outbox.ts'

interface Letter extends Parcel {
  text: string
}
const letter = (key: string, lane = 'a', text = key): Letter => ({ key, lane, text })

/** An outbox whose deliveries fail while `hindered` says so, with what it keeps and what has arrived. */
function open(kept: Letter[] = []) {
  const arrived: string[] = []
  const emptied: string[] = []
  const waits: { milliseconds: number; callback: () => void }[] = []
  let stored: readonly Letter[] = kept
  let hindrance: ((parcel: Letter) => Verdict | null) | null = null
  const outbox = new Outbox<Letter>({
    deliver: async (parcel) => {
      const verdict = hindrance?.(parcel)
      if (verdict) throw verdict
      arrived.push(parcel.text)
    },
    judge: (error) => error as Verdict,
    read: () => stored,
    write: (parcels) => (stored = parcels),
    onDelivered: (lane) => emptied.push(lane),
    later: (milliseconds, callback) => {
      waits.push({ milliseconds, callback })
      return () => undefined
    },
  })
  return {
    outbox,
    arrived,
    emptied,
    waits,
    stored: () => stored.map(({ key }) => key),
    hinder: (by: typeof hindrance) => (hindrance = by),
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('what is added arrives in order, and is kept until it has', async () => {
  const { outbox, arrived, emptied, stored } = open([letter('left by an earlier visit')])
  outbox.add(letter('one'))
  outbox.add(letter('two'))
  expect(stored()).toEqual(['left by an earlier visit', 'one', 'two'])
  await settle()
  expect(arrived).toEqual(['left by an earlier visit', 'one', 'two'])
  expect(stored()).toEqual([])
  expect(emptied).toEqual(['a'])
})

test('a lane waits behind what hinders it, another goes on; it is tried again after a growing pause', async () => {
  const { outbox, arrived, waits, hinder } = open()
  hinder(({ lane }) => (lane === 'a' ? 'retry' : null))
  outbox.add(letter('one'))
  outbox.add(letter('two'))
  outbox.add(letter('elsewhere', 'b'))
  await settle()
  expect(arrived).toEqual(['elsewhere'])
  waits.at(-1)?.callback()
  await settle()
  expect(waits.map(({ milliseconds }) => milliseconds).slice(-2)).toEqual([PAUSE_MS, 2 * PAUSE_MS])
  hinder(null)
  waits.at(-1)?.callback()
  await settle()
  expect(arrived).toEqual(['elsewhere', 'one', 'two'])
})

test('what is refused is dropped and holds nothing up', async () => {
  const { outbox, arrived, stored, hinder } = open()
  hinder(({ key }) => (key === 'bad' ? 'drop' : null))
  outbox.add(letter('bad'))
  outbox.add(letter('good'))
  await settle()
  expect(arrived).toEqual(['good'])
  expect(stored()).toEqual([])
})

test('what is held waits for a call, not for the time', async () => {
  const { outbox, arrived, waits, stored, hinder } = open()
  hinder(() => 'hold')
  outbox.add(letter('one'))
  await settle()
  expect(waits).toEqual([])
  expect(stored()).toEqual(['one'])
  hinder(null)
  await outbox.flush()
  expect(arrived).toEqual(['one'])
})

test('a newer parcel of the same key takes the place of one that waits', async () => {
  const { outbox, arrived, hinder } = open()
  hinder(() => 'hold')
  outbox.add(letter('title', 'a', 'Finch'))
  await settle()
  outbox.add(letter('title', 'a', 'Finch & Sons'))
  hinder(null)
  await outbox.flush()
  await settle()
  expect(arrived).toEqual(['Finch & Sons'])
})

test('one parcel can be waited for, and what hinders it is told', async () => {
  const { outbox, arrived, hinder } = open()
  hinder(() => 'hold')
  outbox.add(letter('one'))
  await settle()
  await expect(outbox.ensure('one')).rejects.toBe('hold')
  hinder(null)
  await outbox.ensure('one')
  await outbox.ensure('never added')
  expect(arrived).toEqual(['one'])
})
