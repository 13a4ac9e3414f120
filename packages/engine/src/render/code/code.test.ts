/** Generated code as a strict project would take it. How it looks is tested in a browser, in tests/journeys. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nth } from '../../base/items.ts'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { subtree } from '../../scene/walk.ts'
import type { GeneratedCode } from './types.ts'

const PROMPTS = {
  logo: 'Logo for a coffee roaster called "Harbor & Finch", navy and copper',
  icon: 'App icon for a sailing log, teal',
  website: 'Website for "Juniper & Oak", a garden centre in Lund. Phone 046 555 0141, hello@juniperoak.se',
  'business-card': 'Business card for Ines Moreau, dentist, +33 1 44 55 66 77, ines@moreau.fr',
  poster: 'Poster: "Don\'t {stop} <dancing>", Friday 12 June, The Blue Door',
  banner: 'Banner 970x250: "Spring Sale up to 40% off", button "Shop now"',
}
type Kind = keyof typeof PROMPTS
const KINDS = Object.keys(PROMPTS) as Kind[]

let engine: Engine
const designs = {} as Record<Kind, Design>
const made = {} as Record<Kind, GeneratedCode>
beforeAll(async () => {
  engine = await openEngine()
  for (const kind of KINDS) {
    const { concepts } = await engine.design({ prompt: PROMPTS[kind], seed: 3, count: 1, kind })
    designs[kind] = (concepts[0] as (typeof concepts)[number]).design
    made[kind] = engine.component(designs[kind])
  }
}, 60_000)

const folder = path.resolve(import.meta.dirname, `../../../../../node_modules/.cache/limner-code-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every kind passes the strictest TypeScript', () => {
  mkdirSync(folder, { recursive: true })
  for (const kind of KINDS) writeFileSync(path.join(folder, `${kind}.tsx`), made[kind].code)
  writeFileSync(path.join(folder, 'styles.d.ts'), "declare module '*.css'\n")
  const compilerOptions = {
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: ['react'],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }))
  const tsc = path.resolve(import.meta.dirname, '../../../../../node_modules/typescript/bin/tsc')
  expect(() => execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8', stdio: 'pipe' })).not.toThrow()
}, 60_000)

test.each(KINDS)('%s: the same scene gives the same code, which imports what it depends on and no more', (kind) => {
  const { code, componentName, dependencies } = made[kind]
  expect(engine.component(structuredClone(designs[kind]))).toEqual(made[kind])
  expect(code).toContain(`export default function ${componentName}(`)
  expect(code).toContain(`export interface ${componentName}Props `)
  const packages = [...code.matchAll(/^import (?:.* from )?'((?:@[^/]+\/)?[^/']+)/gm)].map(([, name]) => name)
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort())
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('what a side is called stays words in its code', () => {
  const design = structuredClone(designs['business-card'])
  design.scene.artboards = ["Chef's", "back'); alert(1); ('"].map((name) => ({
    ...nth(design.scene.artboards, 0),
    name,
  }))
  const { code } = engine.component(design)
  expect(code).toContain('if (side === "back\'); alert(1); (\'") return')
  expect(code).toContain('side = "Chef\'s"')
})

test('no text of a page stands at a position of its own', () => {
  const { code } = made.website
  const texts = code.match(/<(?:h[1-6]|p|span|blockquote)\b[^>]*>/g) ?? []
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((tag) => /\babsolute\b/.test(tag))).toEqual([])
  expect(code).toMatch(/<header[\s\S]*<h1[\s\S]*<footer/)
})

test('what is filled in is a field with its label, required ones say so', async () => {
  const prompt =
    'A booking site called Lendly where neighbours register, search tools, post news and chat with the owner'
  const { concepts } = await engine.design({ prompt, seed: 3, count: 1, kind: 'website' })
  const { code } = engine.component((concepts[0] as (typeof concepts)[number]).design)
  const forms = code.match(/<form\s[^>]*noValidate[\s\S]*?<\/form>/g) ?? []
  expect(forms.length).toBeGreaterThan(1)
  for (const form of forms) expect(form).toMatch(/<(?:input|textarea|select|Choices)\b/)
  expect(code).toMatch(/<label\s+htmlFor=/)
  expect(code).toMatch(/<input\s[^>]*required/)
  expect(code).toMatch(/type="search"/)
})

test('marks take their colour from the text around them when asked to', () => {
  for (const kind of ['logo', 'icon'] as const) {
    expect(made[kind].code).toContain('"currentColor"')
    expect(made[kind].code).toMatch(/color=\{color\}/)
  }
})

test('a line round the letters of a page is in its code', () => {
  const design = structuredClone(designs.website)
  const texts = [...subtree(nth(design.scene.artboards, 0).root)].filter((node) => node.type === 'text')
  const headline = texts.find(({ element }) => element === 'h1')
  if (!headline) throw new Error('there is no headline')
  headline.effect = { kind: 'shadow', paint: 'paper', x: 0, y: 0, edge: { paint: 'paper', width: 0.06 } }
  const { code } = engine.component(design)
  expect(code).toContain('[-webkit-text-stroke:0.12em_var(--paper)] [paint-order:stroke_fill]')
})

test('a drawing that holds all edges of its section fills it, whatever its own proportions are', () => {
  const design = structuredClone(designs.website)
  const { root } = nth(design.scene.artboards, 0)
  const hero = root.children.find(({ id }) => id === 'hero')
  if (hero?.type !== 'frame') throw new Error('there is no hero')
  hero.children.unshift({
    ...{ id: 'street', type: 'vector', role: 'illustration', scale: 'cover', viewBox: [100, 30] },
    at: { left: 0, top: 0, right: 0, bottom: 0 },
    shapes: [{ d: 'M0 0h100v30H0Z', fill: 'accent' }],
  })
  expect(engine.component(design).code).toMatch(/<StreetDrawing className="absolute inset-0 size-full" /)
})
