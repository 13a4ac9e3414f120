/**
 * An engine for tests of the server alone: quick, and it misbehaves on request. The words of the prompt steer it:
 * 'slow' takes a second, 'crawl' more than anyone waits for at once, 'fail' throws, 'crash' ends the thread, 'hang' never ends,
 * nor does 'burn', in native code; 'ponder' is read without end; 'painstaking' paints each picture in a fifth of a second.
 */
import { pbkdf2Sync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Brief, Concept, Design, Does, Engine, Painted, Scene } from '@limner/engine'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of one colour. */
export function flatPng(width: number, height: number, [r, g, b]: [number, number, number]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([r, g, b]))])
  const pixels = deflateSync(Buffer.concat(Array(height).fill(row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const sleep = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

function misbehave(prompt: string): void {
  if (/\bslow\b/.test(prompt)) sleep(1_000)
  if (/\bcrawl\b/.test(prompt)) sleep(2_600)
  if (/\bhang\b/.test(prompt)) sleep(3_600_000)
  // Hours in native code, which nothing but the end of the process ends.
  if (/\bburn\b/.test(prompt)) pbkdf2Sync('a', 'b', 2_000_000_000, 64, 'sha512')
  if (/\bfail\b/.test(prompt)) throw new Error('a secret path /etc/inner')
  if (/\bcrash\b/.test(prompt)) process.exit(3)
}

/** The typography of what takes its time to be painted. */
const PAINSTAKING = 'painstaking'

function editable(prompt: string, colour: string): Design {
  const scene = {
    version: 1,
    kind: 'logo',
    format: { name: 'square', width: 64, height: 64 },
    palette: { paper: colour, ink: colour, accent: colour, secondary: colour },
    typography: { display: /\bpainstaking\b/.test(prompt) ? PAINSTAKING : 'A', text: 'A' },
    artboards: [{ name: 'front', root: { id: 'root', type: 'frame', children: [] } }],
  } as unknown as Scene
  return { scene, brief: { prompt } as Brief, direction: {} as Design['direction'], archetype: 'flat' }
}

const flat = ({ palette }: Scene): Painted => ({ pixels: Buffer.from(String(palette.paper)), width: 64, height: 64 })

const concept = (prompt: string, colour: string): Concept => ({
  design: editable(prompt, colour),
  title: `${prompt.split(' ')[0]} logo`,
  fingerprint: colour,
  score: { value: 1, reasons: [] },
  asked: [{ words: prompt, met: true }],
})

let drawn = 0

const designing = {
  read: (prompt) => ({
    brief: {
      ...{ prompt, kind: 'poster', format: { name: 'poster', width: 64, height: 64 } },
      style: { tones: [] as Brief['style']['tones'] },
    } as Brief,
    choices: {
      ...{ kinds: ['poster'], industries: [], tones: [], roles: [], recipes: [], pairs: [], motifs: [] },
      archetypes: ['flat'],
    },
  }),
  async design({ prompt, seed, avoid = [], count = 4, proposal, picture, brand, pictures, onStage }) {
    onStage?.('directing', 0.3)
    misbehave(prompt)
    onStage?.('composing', 0.6)
    const concepts = [0, 1, 2, 3]
      .slice(0, count)
      .map((index) => concept(prompt, `#${((seed + index + avoid.length) % 0xffffff).toString(16)}`))
      .map((one) => (picture ? { ...one, title: `${one.title} with a picture` } : one))
    return {
      ...{
        brief: { prompt } as Brief,
        concepts,
        remembered: [],
        branded: brand
          ? [...Object.values(brand.facts), brand.logo && pictures?.has(brand.logo.picture.media) ? 'the logo' : '']
          : [],
        pictures: picture ? [] : (proposal?.pictures ?? []),
      },
      understood: [{ label: 'Kind', value: proposal?.about ?? 'Logo' }],
      dropped: proposal?.brand ? [`“${proposal.brand}”: a name that is not in your words`] : [],
    }
  },
} satisfies Partial<Engine>

/** Draws nothing: a sheet that says 'faulty' is one until it is the last, one that says 'hopeless' always. */
const drawing = {
  drawingTask: () => ({
    ...{ format: 'poster', texts: [], shown: [], colours: [], places: [], unwanted: [], known: [] },
    ...{
      language: 'sheets',
      fonts: 'Archivo',
      advice: [],
      example: '',
      directions: ['type', 'scene', 'object', 'pattern'],
    },
  }),
  sketch: ({ prompt, sheet }) =>
    /<rect/.test(sheet) ? { scene: editable(prompt, `#${sheet.length}`).scene, title: 'A sketch' } : null,
  editTask: () => ({ sheet: '<sheet/>', boxes: [], language: 'sheets' }),
  async setSheet({ prompt = 'A sheet', sheet }) {
    if (/faulty/.test(sheet)) return { ok: false, faults: [{ line: 2, column: 5, message: 'It is faulty.' }] }
    return { ok: true, concept: concept(prompt, '#405060'), notes: [], mended: ['A word is darker'] }
  },
  sheetOf: () => '<sheet kind="logo"/>',
  sheetLanguage: () => '# The language of sheets',
  async admitSheet({ prompt, sheet, isLast, hasPainter }) {
    if (/hopeless/.test(sheet) || (/faulty/.test(sheet) && !isLast)) return { ok: false, faults: ['It is faulty.'] }
    const one = concept(prompt, '#102030')
    const mended = isLast ? ['A line was left out'] : []
    const isAsking = hasPainter && /asking/.test(sheet)
    const asked = {
      ...(/took/.test(sheet) && { took: 'Its blue' }),
      ...(isAsking && { ask: { id: 'picture', shows: 'a kite', isAlone: false, width: 640, height: 480 } }),
    }
    return {
      ok: true,
      concept: { ...one, design: { ...one.design, archetype: 'drawn' } },
      mended,
      ...asked,
      remarks: [],
      boxes: [],
      sheet,
    }
  },
} satisfies Partial<Engine>

const editing = {
  async revise({ design, instruction: said, attached, pictures }) {
    const instruction = typeof said === 'string' ? said : said.text
    misbehave(instruction)
    if (attached && pictures?.has(attached.media))
      return {
        status: 'changed',
        concept: concept(design.brief.prompt, instruction),
        changes: [{ what: 'Photo', to: 'yours', nodes: [] }],
      }
    if (/back|undo/.test(instruction)) {
      const number = /version (\d+)/.exec(instruction)?.[1]
      return { status: 'revert', to: number ? Number(number) : 'previous' }
    }
    if (/gibberish/.test(instruction))
      return {
        ...{ status: 'unclear', question: 'What do you mean?', suggestions: ['Darker'] },
        ...(/unread/.test(instruction) && { unread: true }),
      }
    const changed = concept(design.brief.prompt, instruction)
    return { status: 'changed', concept: changed, changes: [{ what: 'Colour', to: instruction, nodes: [] }] }
  },
  library: ({ words, kind = 'icon', count }) =>
    Array.from({ length: Math.min(2, count) }, (_, at) => ({
      id: `${kind}:fake-${at}`,
      ...{ kind, name: words, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    })),
  libraryPicture: async (item) => (item.includes('fake') ? flatPng(8, 8, [0, 0, 0]) : undefined),
  setting: async () => undefined,
  fontFile: () => undefined,
  parts: ({ palette, typography }) => ({
    palette,
    typography,
    used: ['paper'],
    colours: [],
    addable: [],
    artboards: [
      {
        ...{ width: 64, height: 64 },
        texts: [{ id: 'name', text: 'Fake', box: { x: 8, y: 8, width: 40, height: 12 } }],
        frames: [{ id: 'window', shows: 'the shop', box: { x: 8, y: 24, width: 40, height: 30 } }],
        links: [],
        parts: [],
        sections: [],
      },
    ],
  }),
  async operate(design, operations, pictures, attached) {
    const [first] = operations
    if (first?.op === 'photo') {
      const to = attached && pictures?.has(attached.media) ? `${attached.width} × ${attached.height}` : 'nothing'
      return {
        status: 'changed',
        concept: concept(design.brief.prompt, to),
        changes: [{ what: 'Photo', to, nodes: [] }],
      }
    }
    if (first?.op === 'text' && first.id !== 'name')
      return { status: 'unclear', question: 'There is no such text in this design.', suggestions: [] }
    const to = first?.op === 'text' ? first.text : first?.op === 'palette' ? (first.set.paper ?? '') : (first?.op ?? '')
    return {
      status: 'changed',
      concept: concept(design.brief.prompt, to),
      changes: [{ what: first?.op === 'text' ? 'Text' : 'Background', to, nodes: [] }],
    }
  },
  carryOut: async (design, [first]) => ({
    status: 'changed',
    concept: concept(design.brief.prompt, 'carried out'),
    changes: [{ what: 'Palette', to: first?.op ?? '', nodes: [] }],
  }),
  suggest: () => ['Darker', 'Lighter'],
  async understand(message, { designs, isEdit }) {
    if (/\bponder\b/.test(message)) for (;;);
    const words = ['first', 'second', 'third', 'fourth']
    const place = words.findIndex((word) => message.includes(word))
    const named = place < 0 ? undefined : designs.find(({ age, position }) => age === 0 && position === place + 1)
    const design = named ?? (isEdit ? designs[0] : undefined)
    const tokens = { text: message, tokens: [], quotations: [], language: 'en' as const }
    const pointers = { versions: [1, 2, 3], newest: true, siblings: true }
    const does: Does = design ? { is: 'edit', designId: design.id, words: tokens, pointers } : { is: 'new' }
    return { text: message, words: tokens, act: 'wish', sure: 1, anew: 0, facts: [], does }
  },
} satisfies Partial<Engine>

const painting = {
  size: () => ({ width: 64, height: 64 }),
  paint: async (scene) => flat(scene),
  overview: async (scene) => flat(scene),
  painter: async (scene) => {
    if (scene.typography.display === PAINSTAKING) sleep(200)
    return () => ({ ...flat(scene), bands: () => [flat(scene).pixels], whole: () => flat(scene) })
  },
  png: async (picture) => {
    const { pixels } = 'bands' in picture ? picture.whole() : picture
    return flatPng(64, 64, [pixels[1] ?? 0, pixels[2] ?? 0, pixels[3] ?? 0])
  },
  thumbnail: async ({ pixels }) => Buffer.concat([Buffer.from('RIFF....WEBP'), pixels]),
  shrink: async (picture, width) => {
    drawn += 1
    return Buffer.concat([Buffer.from(`RIFF....WEBP no wider than ${width}, made as number ${drawn} of `), picture])
  },
  svg: async () => {
    drawn += 1
    return `<svg xmlns="http://www.w3.org/2000/svg" data-drawing="${drawn}"/>`
  },
} satisfies Partial<Engine>

function shows(media: string, prompt: string): Design {
  const design = editable(prompt, '#102030')
  const picture = { type: 'picture', id: 'picture', media, alt: '' } as const
  design.scene.artboards[0]?.root.children.push(picture)
  return design
}

const exporting = {
  exportFile: async (design, title, format, options) => ({
    bytes: Buffer.from(JSON.stringify({ title, format, options, archetype: design.archetype })),
    type: 'image/png',
    extension: format,
    ...(/glow/.test(title) && { losses: ['Glows, “soft” ones, are pictures.'] }),
  }),
  exportSeries: async (scenes, title, options) => ({
    bytes: Buffer.from(JSON.stringify({ title, options, sides: scenes.flatMap(({ artboards }) => artboards).length })),
    type: 'application/pdf',
    extension: 'pdf',
  }),
  worded: ({ scene }, words) =>
    Object.values(words).some((text) => text.length > 60)
      ? { fault: 'There is no room for the new words in this layout.' }
      : { scene },
  rights: () => 'RIGHTS',
  readFont: (bytes) => ({
    ...{ name: 'Harbour Hand', bytes, variable: false, weights: [400], italic: false, category: 'sans' },
    ...{ scripts: ['latin'], specimen: { d: 'M0 0H9', width: 9, height: 9 } },
  }),
  preflight: async () => ({ page: null, checks: [], press: null }),
  printChoices: ({ scene }, reads) =>
    scene.kind === 'logo'
      ? null
      : {
          ...{ region: reads === 'en' ? 'america' : 'europe', condition: reads === 'en' ? 'cgats-tr-001' : 'fogra39' },
          ...{ conditions: [], own: null, size: null, sizes: [] },
        },
  mockups: () => [{ name: 'wall', label: 'On a wall' }],
  mockup: async () => flatPng(64, 64, [1, 2, 3]),
  logoReport: async (_design, title) => ({ title, checks: [] }),
  logoReportFile: async () => flatPng(64, 64, [1, 2, 3]),
  analyse: async () => ({
    kind: 'logo',
    palette: [],
    contrast: [],
    type: [],
    layout: {
      archetype: 'flat',
      format: 'square',
      width: 64,
      height: 64,
      texts: 0,
      largest: 0,
      smallest: 0,
      margin: 0,
    },
    colourVision: [],
    smallSizes: [],
    suggestions: [],
  }),
  fromPicture: async (_bytes, { media }) => shows(media, `Picture ${media}`),
  fromPainter: async (prompt, _bytes, { media }) => ({
    ...concept(prompt, '#102030'),
    design: { ...shows(media, prompt), archetype: 'picture' },
  }),
  nextProject: (designs, title) => Buffer.from(JSON.stringify({ title, pages: designs.map((one) => one.title) })),
} satisfies Partial<Engine>

/** A dot. */
const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4" fill="#102030"/></svg>'

const branding = {
  brandOf: async ({ brief, scene }) => ({
    colours: { paper: '#ffffff', ink: scene.palette.ink },
    typefaces: { display: 'Fraunces', text: 'Figtree' },
    tones: ['warm'],
    facts: { name: brief.prompt },
    logo: { bytes: new TextEncoder().encode(DOT), type: 'image/svg+xml', showsName: true },
  }),
  brandColours: () => ({ accent: '#b4652f' }),
} satisfies Partial<Engine>

const telling = {
  component: (design) => ({
    code: `export default function Flat() {\n  return <p>${design.brief.prompt}</p>\n}\n`,
    componentName: 'Flat',
    dependencies: { react: '19.3.0' },
  }),
  buildPrompt: (design) => `Build: ${design.brief.prompt}`,
  async examine(sent, media, drawn) {
    const bytes = drawn?.png ?? sent
    if (bytes[0] !== 0x89)
      throw Object.assign(new Error('This is no picture.'), { name: 'PictureError', code: 'unprocessable' })
    const facts = { media, width: 64, height: 64, colours: [], treatAs: 'photo', focus: [0.5, 0.5] } as const
    return { facts: { ...facts, colours: [], focus: [0.5, 0.5] }, bytes, type: 'image/png' }
  },
  confirmation: () =>
    "Perfect! I've created your design. You can view the image or Replit prompt using the toggle above.",
  apology: () => 'Sorry, I had trouble generating your design. Please try with a different prompt.',
} satisfies Partial<Engine>

export async function openEngine(): Promise<Engine> {
  return { ...designing, ...drawing, ...editing, ...painting, ...exporting, ...branding, ...telling }
}
