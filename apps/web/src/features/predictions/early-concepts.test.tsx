// @vitest-environment happy-dom
import type { EarlyConcept } from '@limner/contract/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/window.tsx'
import { EarlyConcepts } from './early-concepts.tsx'

const concept = (position: number, more: Partial<EarlyConcept> = {}): EarlyConcept => ({
  ...{ position, title: 'Kite day poster', width: 80, height: 100, url: 'data:,' },
  ...more,
})

test('each concept says who makes it, and what grows is told in words', () => {
  show(<EarlyConcepts concepts={[concept(1, { by: 'tiny', growing: true }), concept(2, { by: 'tiny' }), concept(4)]} />)
  screen.getByText('tiny is drawing it')
  screen.getByText('Drawn by tiny')
  screen.getByText('Built in')
  expect(screen.getByRole('status').textContent).toBe('2 concepts are ready, 1 being drawn')
})

test('where the engine is alone nobody is named', () => {
  show(<EarlyConcepts concepts={[concept(1)]} />)
  expect(screen.queryByText('Built in')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
