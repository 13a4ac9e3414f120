import { describe, expect, test } from 'vitest'
import { random } from '../base/random.ts'
import { DESCRIBED } from './described.fixture.ts'
import { INSTRUCTIONS } from './instructions.fixture.ts'
import { OCCASIONS } from './occasions.fixture.ts'
import { type Expected, PROMPTS } from './prompts.fixture.ts'
import { readBrief } from './read.ts'
import { tidy } from './text.ts'
import type { Brief } from './types.ts'
import { VOICES } from './voices.fixture.ts'
import { completeCopy } from './write/complete.ts'

const summary = (brief: Brief): Omit<Expected, 'prompt'> => ({
  kind: brief.kind,
  size: `${brief.format.width}×${brief.format.height}`,
  brand: brief.brand ?? '',
  copy: brief.copy.map(({ role, text }) => `${role}: ${text}`),
  colours: brief.colours.map(({ target, words }) => (target === 'any' ? words : `${target}: ${words}`)),
  places: brief.placements
    .map(({ target, size, at, beside, align }) =>
      [target, size, at, beside && `${beside.side} of ${beside.of}`, align].filter(Boolean).join(' '),
    )
    .sort(),
  without: brief.negatives.map((negative) => ('words' in negative ? negative.words : negative.what)),
  others: brief.otherKinds,
  variations: brief.variations ?? 1,
  tones: brief.style.tones,
  type: brief.style.type,
  industry: brief.subject.industry,
})

describe('prompts in many voices', () => {
  test.each([...PROMPTS, ...VOICES, ...OCCASIONS, ...INSTRUCTIONS, ...DESCRIBED])(
    '$prompt',
    ({ prompt, ...expected }) => {
      const absent = {
        brand: '',
        copy: [],
        colours: [],
        places: [],
        without: [],
        others: [],
        variations: 1,
        tones: [],
        type: [],
        industry: 'general',
      }
      expect(summary(readBrief(prompt))).toEqual({
        ...absent,
        ...expected,
        places: [...(expected.places ?? [])].sort(),
      })
    },
  )
})

describe('briefs that are data', () => {
  test('a JSON object reads like the same keys on lines', () => {
    const json =
      '{"kind":"business card","brand":"Nordlys Studio","person":{"name":"Ida Holm"},"colors":["navy","gold"]}'
    const lines = 'kind: business card\nbrand: Nordlys Studio\nname: Ida Holm\ncolors: navy, gold'
    expect(summary(readBrief(json))).toEqual(summary(readBrief(lines)))
    expect(readBrief(json).brand).toBe('Nordlys Studio')
  })

  test('broken JSON is prose that loses no quotation', () => {
    const brief = readBrief('poster {"title": "Robot Day", ')
    expect(brief.copy.map(({ text }) => text)).toContain('Robot Day')
  })
})

describe('letters', () => {
  test('salutation and signature stand on no design', () => {
    const brief = readBrief('Dear Anna,\nwe need a logo for Lumen Baths.\n\nKind regards,\nHeike Petersen')
    expect([brief.brand, brief.copy.map(({ text }) => text)]).toEqual(['Lumen Baths', ['Lumen Baths']])
  })
})

describe('escapes of a prompt that was pasted from code', () => {
  test('are read as what they mean', () => {
    const prompt =
      "Business card for 'Halcyon Tuning' with contact details '+44 20 7946 0018\\ninfo@halcyon.example\\n9 Quay Street, Bristol' in small letters"
    const texts = readBrief(prompt).copy.map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(['+44 20 7946 0018', 'info@halcyon.example', '9 Quay Street, Bristol']),
    )
    expect(readBrief("Poster that says 'Don\\'t stop'").copy.map(({ text }) => text)).toEqual(["Don't stop"])
  })
})

describe('facts', () => {
  test.each(PROMPTS)('are pieces of the prompt, each once: $prompt', ({ prompt }) => {
    const brief = readBrief(prompt)
    const whole = tidy(prompt.replace(/\*/g, ''))
    const texts = brief.copy.map(({ text }) => text)
    for (const text of [...texts, ...brief.colours.map(({ words }) => words), brief.brand ?? ''])
      expect(whole).toContain(text)
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
    expect(brief.copy.every(({ source }) => source === 'given')).toBe(true)
  })

  test('every quotation stands in the design as it was written', () => {
    const random_ = random(7)
    const words = [
      'Fresh',
      'bread',
      'Daily',
      'of the',
      '50%',
      'Ōkami',
      'l’été',
      "Joe's",
      '& Co.',
      'GO',
      '24/7',
      'naïve',
      'α',
      '日本',
      'שלום',
    ]
    const frames = [
      'logo with "X"',
      'Poster that says “X” in red',
      'banner: «X», button "Go on"',
      "make a card with the words 'X' below the name",
      'website headline "X"',
      'flyer: X2 „X“, blue',
    ]
    for (let n = 0; n < 200; n++) {
      const quoted = Array.from({ length: 1 + random_.int(4) }, () => random_.pick(words)).join(' ')
      const brief = readBrief(random_.pick(frames).replace('X2', '"Second one"').replace('X', quoted))
      expect(brief.copy.map(({ text }) => text)).toContain(quoted)
    }
  })

  test('instructions are never copied', () => {
    const texts = PROMPTS.flatMap(({ prompt }) => readBrief(prompt).copy.map(({ text }) => text.toLowerCase()))
    for (const text of texts)
      expect(text).not.toMatch(
        /\b(in (large|big|huge|small) letters|at the (top|bottom)|on a \w+ background|below the name)\b/,
      )
  })
})

describe('any text at all', () => {
  const pieces = [
    'logo',
    'poster',
    '"',
    "'",
    '“',
    '„',
    '(',
    ')',
    ':',
    ',',
    '.',
    '\n',
    '\0',
    '🌙',
    '👩‍👩‍👧',
    'שלום',
    'مرحبا',
    '名刺',
    '#fff',
    '300x250',
    '$5',
    '50%',
    '@x',
    'a@b.co',
    '+1 555',
    '\ud800',
    'called',
    'for',
    'the',
    'no',
    'red',
    'and',
    'at',
    '14 March',
    '8pm',
    'name',
    '*',
    '`',
    '- ',
    'Jane',
    'Doe',
    '\u202e',
    '​',
  ]

  test('is read without an error, and the same way twice', () => {
    const random_ = random(11)
    for (let n = 0; n < 240; n++) {
      const prompt = Array.from(
        { length: random_.int(40) },
        () => random_.pick(pieces) + (random_.chance(0.7) ? ' ' : ''),
      ).join('')
      const brief = completeCopy(readBrief(prompt))
      expect(brief).toEqual(completeCopy(readBrief(prompt)))
      const { width, height } = brief.format
      expect(width).toBeGreaterThanOrEqual(50)
      expect(width).toBeLessThanOrEqual(4000)
      if (height !== 'auto') expect(height).toBeGreaterThanOrEqual(50)
    }
  })

  test.each(['', ' ', '\0', '?', '"', '🙂', '\n\n\n', '...', '名刺'])('%j gives a brief', (prompt) => {
    expect(readBrief(prompt).version).toBe(1)
  })

  test('long prompts are read from both ends', () => {
    const filler = 'The committee met again and talked about the weather at some length. '
    const prompt = `Create a poster for "Autumn Fair" in dark green. ${filler.repeat(1500)} Add the headline "One more thing".`
    const brief = readBrief(prompt)
    expect(brief.prompt).toBe(prompt)
    expect(brief.copy.map(({ text }) => text)).toEqual(expect.arrayContaining(['Autumn Fair', 'One more thing']))
  })

  test.each([
    '"',
    "'a ",
    '“',
    '(',
    'called ',
    'for ',
    'red and ',
    'Abc ',
    '555 ',
    'name: x\n',
    'poster and banner, ',
    'icon below the name ',
    'a/',
    '. ',
    'no ',
  ])('time stays in proportion for many %j', (piece) => {
    const time = (length: number) => {
      const prompt = piece.repeat(Math.ceil(length / piece.length))
      const before = performance.now()
      readBrief(prompt)
      return performance.now() - before
    }
    time(4000)
    expect(time(100_000)).toBeLessThan(1000)
  })
})

describe('options', () => {
  test('a kind overrides the prompt', () => {
    const brief = readBrief('a logo for Luna', { kind: 'poster' })
    expect(brief.kind).toBe('poster')
    expect(brief.format.name).toBe('portrait poster')
  })

  test('a picture is kept', () => {
    const picture = {
      media: 'm',
      width: 10,
      height: 10,
      colours: [],
      treatAs: 'photo' as const,
      focus: [0.5, 0.5] as [number, number],
    }
    expect(readBrief('poster', { picture }).picture).toBe(picture)
  })
})

describe('kinds', () => {
  test.each([
    ['logo and business card for Luna', 'logo', ['business-card']],
    ['I need a business card. My website is luna.com', 'business-card', []],
    ['For my website I need a logo', 'logo', []],
    ['poster for a web design conference', 'poster', []],
    ['a card with our logo at the top left', 'business-card', []],
    ['website with a hero banner and icons for each service', 'website', []],
    ['create a lgo for Luna', 'logo', []],
    ['webiste for a bakery', 'website', []],
    ['a bannr for our sale', 'banner', []],
    ['an icon for a logo design app', 'icon', []],
    ['jazz night, friday 8pm, the blue room', 'poster', []],
    ['Sunrise Yoga', 'logo', []],
    ['728x90 summer sale', 'banner', []],
    ['banker visiting card', 'business-card', []],
    ['Banner Health needs a logo', 'logo', []],
    ['logo, flyer and website for Luna', 'logo', ['poster', 'website']],
    ['playing cards tournament poster', 'poster', []],
    ['greeting card for grandma', 'poster', []],
    ['tarjeta de visita para Ana', 'business-card', []],
    ['为咖啡店做一张海报', 'poster', []],
  ] as const)('%s', (prompt, kind, others) => {
    const brief = readBrief(prompt)
    expect([brief.kind, brief.otherKinds]).toEqual([kind, others])
  })
})
