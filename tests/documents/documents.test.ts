/** The documents say what is there: their links lead somewhere, and the configuration is listed in full. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })

test.each(documents)('the links of %s lead to files that exist', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target)
  const local = targets.filter((target) => !/^[a-z]+:/.test(target))
  const missing = local.filter((target) => !existsSync(path.join(ROOT, path.dirname(document), target)))
  expect(missing).toEqual([])
})

test('the README lists every variable of the configuration, and no other', () => {
  const files = ['config', 'model-config', 'provider-config', 's3-config', 'tracing-config'].map((name) =>
    read(`apps/server/src/platform/${name}.ts`),
  )
  const known = files.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((it) => it[1]))
  const listed = [...read('README.md').matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map((it) => it[1])
  expect(known.length).toBeGreaterThan(5)
  expect(listed.sort()).toEqual(known.sort())
})

test('.env.example lists the variables of the README, and the default of each', () => {
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z][A-Z0-9_]+`[^|]*)\| (?:`([^`]*)`)?([^|]*)\|/gm)]
  const listed = new Map(
    rows.flatMap(([, names = '', value = '', rest = '']) =>
      [...names.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => [name, rest.trim() ? '' : value] as const),
    ),
  )
  const examples = new Map(
    [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)="?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  expect(listed.size).toBeGreaterThan(30)
  for (const [name, value] of listed) expect(examples.get(name), name).toBe(value)
  // One row of the README stands for the key, or the address, of any provider.
  const others = [...examples.keys()].filter((name) => !listed.has(name))
  expect(others.filter((name) => !/_(KEY|URL)$/.test(name))).toEqual([])
})

test('containers are given every variable of .env.example', () => {
  expect(read('compose.yaml')).toMatch(/env_file:\s+- path: \.env\s+required: false/)
  expect(read('deploy/kubernetes.yaml')).toMatch(/envFrom:\s+- configMapRef/)
})

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((document) => [...read(document).matchAll(/npm run ([\w:-]+)/g)].map((it) => it[1]))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => name && !(name in scripts))).toEqual([])
})

test('decisions are numbered once each, and dated', () => {
  const files = globSync('docs/decisions/*.md', { cwd: ROOT }).sort()
  const numbers = files.map((file) => Number(path.basename(file).slice(0, 4)))
  expect(new Set(numbers).size).toBe(files.length)
  for (const [at, file] of files.entries()) {
    const [title, , date] = read(file).split('\n')
    expect(title, file).toMatch(new RegExp(`^# ${numbers[at]}\\. `))
    expect(date, file).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|superseded)/)
  }
})
