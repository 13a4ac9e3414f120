import { openLimner } from '@limner/client'
import { expect, test } from 'vitest'
import { signIn } from './sign-in.ts'

const ADA = { email: 'ada@example.com', password: 'seven lamps of architecture' }

/** A server that answers sign-ins with these statuses, one after the other. */
const answering = (statuses: number[]) =>
  openLimner({
    url: 'http://localhost:3000',
    fetch: async () => Response.json({ error: 'refused', message: 'No.' }, { status: statuses.shift() ?? 500 }),
  })

test('who is refused because of others waits, tries again, and then goes on as a guest and says so', async () => {
  const pauses: number[] = []
  const told = await signIn(answering([429, 429, 429]), ADA, async (pause) => void pauses.push(pause))
  expect(pauses).toEqual([2_000, 10_000])
  expect(told).toMatch(/^Not signed in as ada@example.com: .* as a guest/)
})

test('a wrong password is told at once', async () => {
  await expect(signIn(answering([429, 401]), ADA, async () => {})).rejects.toMatchObject({ status: 401 })
})
