import { expect, test } from 'vitest'
import { element, print } from './jsx.ts'
import { sharedType } from './shared-type.ts'
import { tidied } from './tidy.ts'

const AROUND = { ink: 'text-(--ink)', paper: 'bg-(--paper)' }
const text = (words: string, className: string) => element('p', { className }, [words])

test('a part sets the colour of most of its text, and wrappers that do nothing are gone', () => {
  const part = element('section', { className: 'py-15 bg-(--accent)' }, [
    element('div', { className: 'mx-auto max-w-300' }, [
      element('ul', {}, [text('One', 'text-xl text-(--onAccent)'), text('Two', 'text-xl text-(--onAccent)')]),
    ]),
  ])
  expect(print(tidied(part, AROUND))).toBe(
    `<section className="py-15 bg-(--accent) text-(--onAccent)">
  <ul className="mx-auto max-w-300">
    <p className="text-xl">One</p>
    <p className="text-xl">Two</p>
  </ul>
</section>`,
  )
})

test('what has a ground of its own keeps its colour', () => {
  const button = element('a', { className: 'bg-(--accent) text-(--onAccent)' }, ['Book'])
  const part = element('section', { className: 'bg-(--paper)' }, [text('Words', 'text-(--ink)'), button])
  expect(print(tidied(part, AROUND))).toBe(
    `<section>
  <p>Words</p>
  <a className="bg-(--accent) text-(--onAccent)">Book</a>
</section>`,
  )
})

test('texts of a list are as small on a telephone as the longest of them', () => {
  const item = (words: string, least: number) =>
    text(words, `text-[clamp(${least}px,2vw,28px)] leading-[1.3] font-bold`)
  expect(print(tidied(element('ul', {}, [item('Short', 24), item('Long', 18)]), AROUND))).not.toContain('24px')
})

test('type that is set three times has a name', () => {
  const style = 'font-(family-name:--display) text-4xl leading-tight'
  const headings = ['One', 'Two', 'Three'].map((words) => element('h2', { className: `${style} mt-4` }, [words]))
  const type = sharedType(headings)
  expect(type.code.join('\n')).toContain(`heading: '${style}'`)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code
  expect(print(type.applied(headings[0] as (typeof headings)[number]))).toContain('`${type.heading} mt-4`')
  expect(sharedType(headings.slice(1)).code).toEqual([])
})
