import { expect, test } from 'vitest'
import { isDrawingOnly } from './drawing-only.ts'

const inside = (
  statements: string,
  markup = '<p />',
) => `export default function A({ title = 'Hello' }: { title?: string }) {
  ${statements}
  return ${markup}
}`

test('what a model writes of a picture passes', () => {
  const code = `import { type CSSProperties, useId, useState } from 'react'

interface Props {
  title?: string
  colours?: string[]
}

const STEPS = [{ name: 'One', at: 0.25 }, { name: 'Two', at: 0.5 }] as const
const paper: CSSProperties = { background: '#f4efe6', color: \`rgb(\${20 + 4} 30 40)\` }

/** A card. */
export default function Card({ title = 'Evening walks', colours = ['#102030', '#c8a15a'] }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const total = STEPS.reduce((sum, { at }) => sum + at, 0)
  return (
    <main style={paper} className="grid gap-4 p-8" aria-labelledby={id}>
      <h1 id={id}>{title.toUpperCase()}</h1>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>More</button>
      {open && <p>Write to https://example.com/ in words.</p>}
      <a href="/tickets">Tickets</a>
      <svg viewBox="0 0 100 40" xmlns="http://www.w3.org/2000/svg">
        {STEPS.map(({ name, at }, index) => (
          <circle key={name} cx={at * 100} cy={20} r={3} fill={colours[index % colours.length]} />
        ))}
        <use href="#dot" />
      </svg>
      <img src="data:image/png;base64,AAAA" alt="" />
      <small>{Math.round(total * 100)}%</small>
    </main>
  )
}
`
  expect(isDrawingOnly(code)).toBe(true)
})

test.each([
  ['a name put together', 'globalThis["fet" + "ch"]("/api")'],
  ['fetch', "fetch('/api')"],
  ['fetch by another name', 'const f = fetch; f(title)'],
  [
    'a name hidden by one of the same elsewhere',
    'const g = () => { const fetch = 1; return fetch }; fetch(title + g())',
  ],
  ['what makes functions', '[]["constr" + "uctor"]'],
  ['what makes functions, by its name', "(() => {}).constructor('alert(1)')()"],
  ['what makes functions, by a key in a variable', "const k = ['constr', 'uctor'].join(''); (() => {})[k]"],
  ['what makes functions, taken apart', 'const { constructor: F } = () => {}; F(title)()'],
  ['what makes functions, by a computed part', 'const k = title; const { [k]: F } = () => {}; F(title)()'],
  ['an index that is none', "for (let i = 0; i < 1; i++) { i = 'constructor'; [][i] }"],
  ['a map of its own', "const o = { map: (f) => f(0, 'constructor') }; o.map((_, k) => (() => {})[k])"],
  ['a map that was given', "const o = {}; o.map = (f) => f(0, 'constructor'); o.map((_, k) => [][k])"],
  ['a map of names', "new Map([['constructor', 1]]).forEach((_, k) => [][k])"],
  ['eval', "eval('1')"],
  ['Function', "new Function('return 1')()"],
  ['the page', 'document.title = title'],
  ['the window', 'window.open(title)'],
  ['where this leads', 'this.location = title'],
  ['storage', 'localStorage.getItem(title)'],
  ['a timer with text', "setTimeout('alert(1)', 1)"],
  ['import at run time', 'import(title)'],
  ['its own address', 'import.meta.url'],
  ['require', "require('fs')"],
  ['an address in pieces', "const a = 'https:/' + '/evil.example'"],
  ['an address in a template', 'const a = `https:/$' + '{title}/evil`'],
  ['a broken program', 'const = 1'],
])('%s does not pass', (_name, statements) => {
  expect(isDrawingOnly(inside(statements))).toBe(false)
})

test.each([
  '<img src="https://evil.example/a.png" />',
  '<img src="//evil.example/a.png" />',
  '<img src={title} />',
  '<img {...{ src: title }} />',
  '<svg><image href="http://evil.example/a.png" /></svg>',
  '<svg><use href={title} /></svg>',
  '<iframe src="about:blank" />',
  '<script>alert(1)</script>',
  '<style>{title}</style>',
  '<form action="/login"><input /></form>',
  '<p dangerouslySetInnerHTML={{ __html: title }} />',
  '<p ref={(p) => p} />',
  '<p onClick={(event) => event.view.alert(1)} />',
  '<p style={{ backgroundImage: "url(https://evil.example/a.png)" }} />',
  '<a href="javascript:alert(1)">x</a>',
  '<object data="x" />',
  '<Worker />',
])('%s does not pass', (markup) => {
  expect(isDrawingOnly(inside('', markup))).toBe(false)
})

test.each(["import x from 'left-pad'", "import { createElement } from 'react'", "export * from 'react'"])(
  '%s does not pass',
  (line) => {
    expect(isDrawingOnly(`${line}\n${inside('')}`)).toBe(false)
  },
)
