/** What others install does what its README says. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openLimner } from '@limner/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, inject, onTestFinished, test } from 'vitest'
import { install } from '../harness/installed.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG'

test('the client designs, changes and brings code, with types of its own', async () => {
  const installed = await install('client', '@limner/client')
  onTestFinished(installed.remove)
  const example = installed.example('js')
  installed.write('example.mjs', example)
  const printed = await installed.run('node', ['example.mjs'], { LIMNER_URL: inject('product').url })
  expect(printed).toMatch(/^Logo for a bakery.*: 5$/m)
  expect(isPng(readFileSync(path.join(installed.folder, 'crumb.png')))).toBe(true)
  expect(readFileSync(path.join(installed.folder, 'crumb.tsx'), 'utf8')).toContain('export default')
  installed.write(
    'typed.ts',
    `import { ApiError, type Design, openLimner } from '@limner/client'
const limner = openLimner({ url: 'http://localhost:3000', apiKey: 'k' })
const design: Design | undefined = (await limner.design({ prompt: 'Logo' })).designs?.[0]
const file: Response = await limner.api.exportDesign({ params: { id: design?.id ?? '' }, query: { format: 'pdf' } })
for await (const { status } of limner.api.followPrediction({ params: { id: '1' } })) console.log(status === 'failed')
// @ts-expect-error a design is named
await limner.api.getDesign()
// @ts-expect-error there is no such format
await limner.api.exportDesign({ params: { id: '1' }, query: { format: 'gif' } })
for await (const { designs } of limner.pages((paging) => limner.api.searchDesigns({ query: { ...paging, search: 'a' } })))
  console.log(designs[0]?.title)
await limner.design({ prompt: 'Logo', models: { language: 'one:small' } })
const line: number | undefined = new ApiError(422, '', '').problem?.issues?.[0]?.line
console.log(file, line)
`,
  )
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc')
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022']
  await installed.run(tsc, [...options, '--types', '', '--lib', 'es2023,dom,dom.asynciterable', 'typed.ts'])
})

test('where nothing answers, the client says at which address', async () => {
  const limner = openLimner({ url: 'http://127.0.0.1:9' })
  await expect(limner.api.health()).rejects.toThrow(/^Limner does not answer at http:\/\/127\.0\.0\.1:9 \(/)
  expect(() => openLimner({ url: 'localhost:3000' })).toThrow('url must be like http://localhost:3000')
})

test('the MCP server runs by npx as its README says, designs, and keeps a file', async () => {
  const installed = await install('mcp', 'limner-mcp')
  onTestFinished(installed.remove)
  const { mcpServers } = JSON.parse(installed.example('json'))
  const { command, args } = mcpServers.limner
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({
    ...{ command, args, cwd: installed.folder },
    env: { ...getDefaultEnvironment(), LIMNER_URL: inject('product').url, LIMNER_DIRECTORY: 'kept' },
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  const made = await client.callTool({ name: 'design', arguments: { prompt: 'Logo for Crumb', count: 1 } })
  const [{ designId }] = JSON.parse(JSON.stringify(made.structuredContent)).designs
  const kept = await client.callTool({ name: 'export', arguments: { designId, save: true } })
  const [{ path: file }] = JSON.parse(JSON.stringify(kept.structuredContent)).files
  expect(path.dirname(file)).toBe(path.join(installed.folder, 'kept'))
  expect(isPng(readFileSync(file))).toBe(true)
})

test('the engine draws words and sheets, as a library and as a command', async () => {
  const installed = await install('engine', '@limner/engine')
  onTestFinished(installed.remove)
  installed.write('example.mjs', installed.example('js'))
  const printed = await installed.run('node', ['example.mjs'])
  expect(printed).toContain('1:29 There is no element <txt>: is <text> meant?')
  const made = (name: string) => readFileSync(path.join(installed.folder, name))
  expect(made('crumb.svg').toString()).toMatch(/^<svg/)
  const png = made('jazz.png')
  expect([isPng(png), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([true, 1200, 1600])
  expect(made('jazz.tsx').toString()).toContain('Jazz night')
  const [sheet = ''] = /<sheet[\s\S]*?<\/sheet>/.exec(installed.example('js')) ?? []
  installed.write('card.sheet', sheet)
  await installed.run('npx', ['--no-install', 'limner', 'render', 'card.sheet', 'card.pdf'])
  expect(made('card.pdf').subarray(0, 5).toString()).toBe('%PDF-')
  installed.write('broken.sheet', sheet.replace('<type', '<tipe'))
  const fault = await installed.run('npx', ['--no-install', 'limner', 'render', 'broken.sheet']).catch(String)
  expect(fault).toMatch(/broken\.sheet:3:3 .*: is <type> meant\?\n {4}3 \| {3}<tipe .*\n {6}\| {3}\^\n/)
  expect(await installed.run('npx', ['--no-install', 'limner', 'language'])).toContain('# ')
  await installed.run('npx', ['--no-install', 'limner', 'design', 'Logo for Crumb', 'crumb.png'])
  expect(isPng(made('crumb.png'))).toBe(true)
  const misused = await installed.run('npx', ['--no-install', 'limner', '--bold']).catch(String)
  expect(misused).toContain("Unknown option '--bold'\nUsage:")
})
