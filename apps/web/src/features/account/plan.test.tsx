// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import { Plan } from './plan.tsx'

test('the plan tells what of the month is used, and when it starts again', async () => {
  fakeApi({ 'GET /api/quota': () => ({ limit: 10, used: 3, resetsAt: '2026-12-01T00:00:00.000Z' }) })
  show(<Plan userId={ADA.id} />, { site: { monthlyDesigns: 10 } })
  await screen.findByText('3 of 10 designs this month')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3')
  screen.getByText(/starts again on December 1\./)
})

test('without a limit nothing is asked', () => {
  const { calls } = fakeApi({})
  show(<Plan userId={ADA.id} />)
  screen.getByText(/This server has no limit/)
  expect(calls).toEqual([])
})
