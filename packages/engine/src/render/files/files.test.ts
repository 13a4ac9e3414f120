import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '../../colour/colour.ts'
import { openEngine } from '../../engine/engine.ts'
import { subtree } from '../../scene/walk.ts'
import { decompressWoff2 } from '../../type/woff2.ts'
import { readable } from './brand-kit/colours.ts'
import { ico } from './ico.ts'
import { slugOf } from './next-project.ts'

const engine = await openEngine()
const make = async (prompt: string) => (await engine.design({ prompt, seed: 5, count: 1 })).concepts[0]!
const logo = await make('Logo for coffee roaster Harbor & Finch, with an anchor')
const card = await make('Business card for Ines Duarte, architect, ines@duarte.example')
const file = (one: typeof logo, ...[format, options]: [Parameters<typeof engine.exportFile>[2], object?]) =>
  engine.exportFile(one.design, one.title, format, options)

test('PNG has the pixels of its scale, transparent or not; JPG is a JPEG', async () => {
  const { width, height } = engine.size(logo.design.scene)
  const plain = await sharp((await file(logo, 'png', { scale: 2 })).bytes).metadata()
  expect(plain).toMatchObject({ width: width * 2, height: height * 2, hasAlpha: false })
  const clear = await sharp((await file(logo, 'png', { transparent: true })).bytes).stats()
  expect(clear.isOpaque).toBe(false)
  const jpg = await file(logo, 'jpg')
  expect(await sharp(jpg.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
  expect(jpg.extension).toBe('jpg')
})

test('what is too large, and what a design cannot have, is said', async () => {
  const web = { ...card, design: { ...card.design, scene: { ...card.design.scene } } }
  web.design.scene.format = { name: 'wall', width: 9000, height: 9000 }
  await expect(file(web, 'png', { scale: 4 })).rejects.toMatchObject({ name: 'ExportError', code: 'unprocessable' })
  await expect(file(card, 'brand-kit')).rejects.toThrow('A brand kit is made from a logo.')
})

test('a card as PDF has both sides', async () => {
  const pdf = Buffer.from((await file(card, 'pdf', { bleed: true })).bytes).toString('latin1')
  expect(pdf).toContain(`/Count ${card.design.scene.artboards.length}`)
  expect(card.design.scene.artboards.length).toBe(2)
})

test('a brand kit holds the logo for every ground, icons that open, colours, type and licences', {
  timeout: 30_000,
}, async () => {
  const entries = unzipSync((await file(logo, 'brand-kit')).bytes)
  const names = Object.keys(entries)
  for (const variant of ['colour', 'dark', 'mono-black', 'mono-white'])
    expect(names).toContain(`logo/full/full-${variant}.svg`)
  expect(await sharp(entries['logo/full/full-colour-1024.png']).metadata()).toMatchObject({ format: 'png' })
  expect(Math.max(...Object.values(await size(entries['logo/full/full-dark-2048.png']!)))).toBe(2048)
  expect(await size(entries['icons/apple-touch-icon.png']!)).toEqual({ width: 180, height: 180 })
  expect(await size(entries['social/og-image.png']!)).toEqual({ width: 1200, height: 630 })
  const icon = Buffer.from(entries['icons/favicon.ico']!)
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  const first = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14))
  expect(await size(first)).toEqual({ width: 16, height: 16 })
  expect(strFromU8(entries['tokens/brand.css']!)).toContain(`--brand-accent: ${logo.design.scene.palette.accent};`)
  expect(strFromU8(entries['BRAND.md']!)).toMatch(/\| `@fontsource[^|]+\| OFL-1\.1 \|/)
})
const size = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

const svgs = (entries: Record<string, Uint8Array>, name: string) =>
  Object.entries(entries).flatMap(([path, bytes]) => (path.endsWith(`${name}.svg`) ? [strFromU8(bytes)] : []))

test('one ink is one ink: nothing else is painted, and the ground shows through', { timeout: 30_000 }, async () => {
  const entries = unzipSync((await file(logo, 'brand-kit')).bytes)
  for (const [name, ink] of [
    ['mono-black', '#000000'],
    ['mono-white', '#ffffff'],
  ] as const) {
    const drawings = svgs(entries, name)
    expect(drawings.length).toBeGreaterThan(0)
    for (const svg of drawings)
      expect(new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour]) => colour))).toEqual(
        new Set([ink]),
      )
    expect((await sharp(entries[`logo/full/full-${name}-512.png`]).stats()).isOpaque).toBe(false)
  }
})

test('live text stays words, and its fonts come along', async () => {
  const svg = strFromU8((await file(card, 'svg', { text: 'live' })).bytes)
  // Programs that leave embedded fonts aside take one of their own kind, and keep to the length of the line.
  for (const [, families = ''] of svg.matchAll(/font-family="([^"]+)"/g))
    expect(families).toMatch(/^'[^']+'.*, (?:sans-serif|serif|monospace|cursive)$/)
  const lines = [...svg.matchAll(/<text ([^>]*)>([^<]*)</g)].map(([, stated = '', words = '']) => ({ stated, words }))
  expect(
    lines
      .map(({ words }) => words)
      .join(' ')
      .toLowerCase(),
  ).toContain('ines duarte')
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1])
  for (const { stated, words } of lines) {
    const [x, length] = ['x', 'textLength'].map((name) =>
      Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(stated)?.[1]),
    )
    expect(stated, words).toContain('lengthAdjust="spacingAndGlyphs"')
    expect((x ?? 0) + (length ?? Number.NaN), words).toBeLessThanOrEqual(width)
  }
  const fonts = [...svg.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)].map(([, data = '']) => data)
  expect(fonts.length).toBeGreaterThan(0)
  for (const data of fonts) expect(Buffer.from(data, 'base64').subarray(0, 4).toString('latin1')).toBe('wOF2')
  expect(strFromU8((await file(card, 'svg')).bytes)).not.toContain('<text')
})

test.each([
  ['a card', async () => card],
  ['a poster in other scripts', () => make('Poster for a tea house "Чайный дом" and "Τσάι" in a script font')],
])('every family that live text is set in comes along and can be opened: %s', async (_, made) => {
  const svg = strFromU8((await file(await made(), 'svg', { text: 'live' })).bytes)
  const rules = [
    ...svg.matchAll(/@font-face\{font-family:'([^']+)'[^}]*?unicode-range:([^;]+);[^}]*?base64,([^)]+)\)/g),
  ]
  const faces = rules.map(([, family = '', range = '', data = '']) => ({ family, range: range.split(','), data }))
  for (const [, families = '', words = ''] of svg.matchAll(/<text [^>]*?font-family="([^"]+)"[^>]*>([^<]*)</g)) {
    const own = faces.filter(({ family }) => families.includes(`'${family}'`))
    for (const char of words.replaceAll(/&[^;]+;/g, '').replaceAll(/\s/g, ''))
      expect(
        own.flatMap(({ range }) => range),
        words,
      ).toContain(`U+${char.codePointAt(0)?.toString(16)}`)
  }
  for (const { family, data } of faces) {
    const font = Buffer.from(decompressWoff2(Buffer.from(data, 'base64')))
    expect([0x00010000, 0x4f54544f], family).toContain(font.readUInt32BE(0))
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) =>
      font.toString('latin1', 12 + i * 16, 16 + i * 16),
    )
    expect(tables, family).toEqual(expect.arrayContaining(['cmap', 'hmtx', 'head']))
    // Cut down: a whole face has hundreds of kilobytes.
    expect(font.length, family).toBeLessThan(60_000)
  }
  expect(faces.length).toBeGreaterThan(0)
})

test('several designs make one project, a page each', () => {
  const designs = [logo, card].map(({ design, title }) => ({ design, title }))
  const entries = Object.keys(unzipSync(engine.nextProject(designs, 'Two designs')))
  expect(entries.filter((name) => /^app\/.*page\.tsx$/.test(name)).sort()).toEqual([
    'app/harbor-finch-logo/page.tsx',
    'app/ines-duarte-business-card/page.tsx',
    'app/page.tsx',
  ])
  expect(entries.filter((name) => name.startsWith('components/'))).toHaveLength(2)
})

/** A site that no sheet opens: there the first page has a head of its own, in the picture. @param beside whether its ways stand beside it */
async function siteOfOneHead(prompt: string, beside = false): Promise<typeof logo> {
  const { concepts } = await engine.design({ prompt, kind: 'website', seed: 7, count: 4 })
  const site = concepts.find(({ design: { archetype } }) =>
    beside ? archetype === 'screen-side-bar' : !archetype.startsWith('sheet:'),
  )
  if (!site) throw new Error('No such site')
  return site
}

test.each([
  [
    'pages below a header',
    'A multi-page website for Nordlys Architects: home, projects, team, journal, contact',
    'header',
  ],
  [
    'a tool beside its ways',
    'A knitting tracker called Stride where knitters track rows, analyze progress, join challenges and follow friends',
    'aside',
  ],
])('what pages of a site share stands once, in the layout: %s', async (_, prompt, shared) => {
  const site = await siteOfOneHead(prompt, shared === 'aside')
  const entries = unzipSync(engine.nextProject([site], site.title))
  const code = (name: string) => strFromU8(entries[name]!)
  const [frame] = Object.keys(entries).filter((name) => /^components\/\w+Frame\.tsx$/.test(name))
  expect(code('app/layout.tsx')).toMatch(/<(\w+Frame)>\{children\}<\/\1>/)
  expect(code(frame!)).toContain('{children}')
  for (const tag of [`<${shared} `, '<footer']) expect(code(frame!).split(tag)).toHaveLength(2)
  const pages = Object.keys(entries).filter((name) => /^components\/\w+Page\.tsx$/.test(name))
  expect(pages).toHaveLength(site.design.scene.artboards.length)
  for (const page of pages)
    for (const own of [`<${shared} `, '<footer', 'const theme']) expect(code(page), page).not.toContain(own)
  // Links of what is shared lead from every page to the same place.
  for (const [, href = ''] of code(frame!).matchAll(/href="(#[^"]*)"/g)) expect(['#top', '#footer']).toContain(href)
})

test('the way through a site marks the page that is shown, in the picture and in code', async () => {
  const site = await siteOfOneHead(
    'A multi-page website for Nordlys Architects: home, projects, team, journal, contact',
  )
  for (const { path, root } of site.design.scene.artboards) {
    const marked = [...subtree(root)].flatMap((node) => (node.type === 'frame' && node.current ? [node.href] : []))
    expect(marked, path).toEqual([path])
  }
  const entries = unzipSync(engine.nextProject([site], site.title))
  const shared = Object.keys(entries).find((name) => name.endsWith('Frame.tsx'))
  const code = strFromU8(entries[shared ?? ''] ?? new Uint8Array())
  expect(code).toMatch(/<PageLink\s[^>]*aria-\[current=page\]:border-/)
  expect(code).not.toContain('aria-current')
  expect(engine.component(site.design, { page: 1 }).code.match(/aria-current="page"/g)).toHaveLength(1)
})

test('of several designs the one that is a site has a layout of its own', async () => {
  const prompt = 'A multi-page website for Nordlys Architects: home, projects, team, journal, contact'
  const { concepts } = await engine.design({ prompt, kind: 'website', seed: 7, count: 1 })
  const entries = unzipSync(engine.nextProject([...concepts, logo], 'Two'))
  expect(Object.keys(entries).filter((name) => name.endsWith('layout.tsx'))).toEqual([
    'app/nordlys-architects-website/layout.tsx',
    'app/layout.tsx',
  ])
  expect(strFromU8(entries['app/layout.tsx']!)).not.toContain('Frame')
})

test('a Next.js project has what its code imports, in exact versions', async () => {
  const entries = unzipSync((await file(card, 'next')).bytes)
  const component = Object.keys(entries).find((name) => name.startsWith('components/'))!
  const code = strFromU8(entries[component]!)
  const { dependencies } = JSON.parse(strFromU8(entries['package.json']!)) as { dependencies: Record<string, string> }
  const imported = [...code.matchAll(/(?:from|import) '((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name)
  for (const name of ['next', 'react', 'react-dom', ...imported])
    expect(dependencies[name!], name).toMatch(/^\d+\.\d+\.\d+$/)
  expect(strFromU8(entries['app/page.tsx']!)).toContain(`from '@/components/${component.slice(11, -4)}'`)
})

test('an icon of 256 pixels says 0, as the format wants', () => {
  expect(ico([{ size: 256, png: new Uint8Array(3) }])[6]).toBe(0)
})

test('a colour that a ground swallows is changed until it is seen, others are kept', () => {
  expect(contrast(readable('#111111', '#0a0a20', '#ffffff'), '#0a0a20')).toBeGreaterThan(10)
  expect(readable('#cc2200', '#ffffff', '#000000')).toBe('#cc2200')
})

test.each([
  ['Café “Zoë” logo', 'cafe-zoe-logo'],
  ['東京', 'design'],
])('%s becomes a path', (title, slug) => expect(slugOf(title)).toBe(slug))

test('archives say what may be done with them, and on whose work they stand', { timeout: 30_000 }, async () => {
  const rights = strFromU8(unzipSync((await file(logo, 'brand-kit')).bytes)['RIGHTS.txt']!)
  expect(rights).toMatch(/^RIGHTS\n\nWhat you wrote and sent stays yours/)
  for (const family of new Set(Object.values(logo.design.scene.typography)))
    expect(rights).toContain(`- ${family}: OFL-1.1 (@fontsource`)
  expect(rights.includes('PICTURES')).toBe(false)
})
