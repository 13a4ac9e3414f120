// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../../test/window.tsx'
import { Eyedropper } from './eyedropper.tsx'

test('a colour that was asked for one part is not taken for the next', async () => {
  const onPick = vi.fn()
  const of = (part: string) => <Eyedropper key={part} disabled={false} onColour={vi.fn()} onPick={onPick} />
  const { rerender } = show(of('headline'))
  await userEvent.click(screen.getByRole('button', { name: 'Pick a colour' }))
  expect(onPick).toHaveBeenLastCalledWith(expect.any(Function))
  rerender(of('date'))
  expect(onPick).toHaveBeenLastCalledWith(null)
  expect(screen.queryByText('Press the part that has the colour.')).toBeNull()
})
