// @vitest-environment happy-dom
/** The picker of models: a painter can be given a part of the design, or the whole of it. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/window.tsx'
import { type Chosen, ModelPicker } from './model-picker.tsx'

const BRUSH = { id: 'fal:brush', name: 'brush', provider: 'fal', estimate: 0.03 }
const MODELS = { language: [], image: [BRUSH] }

async function open(chosen: Chosen) {
  const onChoose = vi.fn()
  const { person } = show(<ModelPicker models={MODELS} chosen={chosen} onChoose={onChoose} />)
  await person.click(screen.getByRole('button', { name: /^Designed by/ }))
  await screen.findByRole('menu')
  return { person, onChoose }
}
const whole = () => screen.queryByRole('menuitemradio', { name: /The entire design/ })

test('whoever has chosen a painter can have the whole picture painted', async () => {
  const { person, onChoose } = await open({ language: null, image: BRUSH.id })
  expect(whole()?.getAttribute('aria-checked')).toBe('false')
  await person.click(whole() as HTMLElement)
  expect(onChoose).toHaveBeenCalledWith({ language: null, image: BRUSH.id, whole: true })
})

test('it is seen to be chosen, and taken back', async () => {
  const { person, onChoose } = await open({ language: null, image: BRUSH.id, whole: true })
  expect(whole()?.getAttribute('aria-checked')).toBe('true')
  await person.click(screen.getByRole('menuitemradio', { name: 'An image for the design' }))
  expect(onChoose).toHaveBeenCalledWith({ language: null, image: BRUSH.id, whole: false })
})

test('without a painter there is nothing to give', async () => {
  await open({ language: null, image: null, whole: true })
  expect(whole()).toBeNull()
})
