/** A brand kit as the page of a business proposes it: read, looked through, and kept by nobody before a person has. */
import type { Api, BrandProposal, Reply } from '@limner/contract/types'
import { showsOnWhite } from '@limner/engine/page-brand'
import type { Logo } from '../../html/page/logos.ts'
import type { PageReading } from '../../html/page/read-page.ts'
import { sniffPicture } from '../../media/sniff.ts'
import { HttpError } from '../../platform/problem.ts'
import type { FetchRemote } from '../../platform/remote-fetch.ts'
import type { Threads } from '../../threads/threads.ts'
import { drawingFile } from './drawing-file.ts'
import { type PageFetcher, pageFetcher } from './page-fetch.ts'

export interface ProposalParts {
  /** Null: the operator does not allow it. */
  fetchPage: FetchRemote | null
  threads: Pick<Threads, 'run' | 'examine'>
  /** Of this server, told to those whose pages are read. */
  origin: string
}

type Event = Reply<Api['proposeBrandKit']>

const LONGEST_NAME = 100
/** Pictures that are fetched to be looked at. */
const MOST_LOGOS = 3
const TONES = 3
/** A logo that is that much wider than high shows a name. */
const WIDE = 1.8

interface FoundLogo {
  file: string
  from: Logo['from']
  showsName: boolean
  colours: Parameters<typeof showsOnWhite>[0]
}

const dataUrl = (type: string, bytes: Uint8Array | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** One without transparent ground is kept as JPEG, which kits do not take: it goes on as it came, and is cleaned when it is kept. */
const asSent = (bytes: Uint8Array): Uint8Array | null => (sniffPicture(bytes) === 'image/png' ? bytes : null)

type Examined = Awaited<ReturnType<ProposalParts['threads']['examine']>>

/** A file that kits take; null: there is none. @param sent as it came */
function fileOf({ facts: { drawing }, type, bytes }: Examined, sent: Uint8Array): string | null {
  const svg = drawing && drawingFile(drawing)
  if (svg) return dataUrl('image/svg+xml', svg)
  const png = type === 'image/png' ? bytes : asSent(sent)
  return png ? dataUrl('image/png', png) : null
}

/** The first that is a logo, cleaned as every upload is; null: none is. */
async function logoAmong(
  logos: readonly Logo[],
  threads: ProposalParts['threads'],
  fetcher: PageFetcher,
  signal: AbortSignal,
): Promise<FoundLogo | null> {
  let left = MOST_LOGOS
  for (const logo of logos) {
    if ('url' in logo && left-- <= 0) continue
    const bytes = 'svg' in logo ? Buffer.from(logo.svg) : await fetcher.logo(logo.url, signal)
    // What cannot be drawn is no logo; another one may be.
    const seen = bytes && (await threads.examine({ bytes, media: crypto.randomUUID() }).catch(() => null))
    signal.throwIfAborted()
    if (!bytes || !seen || !showsOnWhite(seen.facts.colours)) continue
    const { width, height, treatAs, colours } = seen.facts
    if (logo.from === 'preview' && treatAs !== 'logo') continue
    const file = fileOf(seen, bytes)
    if (!file) continue
    return { file, from: logo.from, colours, showsName: logo.from !== 'icon' && width / height >= WIDE }
  }
  return null
}

function requireSomething(reading: PageReading, host: string): void {
  const { facts, colours, faces, logos, isScripted } = reading
  const { website: _website, name: _name, ...told } = facts
  if (logos.length > 0 || faces || Object.keys(colours).length > 0 || Object.keys(told).length > 0) return
  throw new HttpError(
    'unprocessable',
    isScripted
      ? `The page of ${host} is written by scripts, which are not run here: nothing of a brand was found. Make the kit by hand, or take the colours from a picture of it.`
      : `Nothing of a brand was found at ${host}. Try the address of its home page, or make the kit by hand.`,
  )
}

async function proposalOf(
  { url, reading, logo }: { url: string; reading: PageReading; logo: FoundLogo | null },
  threads: ProposalParts['threads'],
): Promise<BrandProposal> {
  const { facts, faces, says, isScripted } = reading
  const ofLogo =
    logo && !reading.colours.accent ? await threads.run('brandColours', { colours: [...logo.colours] }) : {}
  const { accent, secondary } = { ...ofLogo, ...reading.colours }
  const { brief } = says === '' ? { brief: null } : await threads.run('read', { prompt: says })
  const none = { name: '', tagline: '', phone: '', email: '', website: '', address: '', hours: '' }
  return {
    url,
    kit: {
      name: (facts.name ?? facts.website).slice(0, LONGEST_NAME),
      logo: logo?.file ?? null,
      logoShowsName: logo?.showsName ?? false,
      colours: {
        ...{ paper: null, surface: null, ink: null, ...reading.colours },
        ...{ accent: accent ?? null, secondary: secondary ?? null },
      },
      typefaces: faces && { display: faces.display.family, text: faces.text.family },
      tones: brief?.style.tones.slice(0, TONES) ?? [],
      facts: { ...none, ...facts },
    },
    logoFrom: logo?.from ?? null,
    faces: faces && {
      display: { named: faces.display.named, isSame: faces.display.isSame },
      text: { named: faces.text.named, isSame: faces.text.isSame },
    },
    isScripted,
  }
}

export function proposalService({ fetchPage, threads, origin }: ProposalParts) {
  const fetcher = fetchPage && pageFetcher(fetchPage, origin)

  async function read(fetching: PageFetcher, typed: string, signal: AbortSignal) {
    const page = await fetching.page(typed, signal)
    const { host } = new URL(page.url)
    try {
      const addresses = await threads.run('sheetsOf', page)
      const sheets = await fetching.sheets(addresses, signal)
      const reading = await threads.run('readPage', { ...page, sheets })
      requireSomething(reading, host)
      return { url: page.url, reading }
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TookTooLong') throw error
      throw new HttpError(
        'unprocessable',
        `Reading the page of ${host} takes too long here. Try again later, or make the kit by hand.`,
      )
    }
  }

  return {
    /** Each fetch has its own limit of time. Throws 403 where the operator does not allow it, 422 with a sentence for whoever typed the address. */
    async *propose(typed: string, signal: AbortSignal): AsyncGenerator<Event> {
      if (!fetcher)
        throw new HttpError(
          'forbidden',
          'This server does not read web pages. Whoever runs it can allow it (READ_PAGES).',
        )
      const { url, reading } = await read(fetcher, typed, signal)
      yield { step: 'logo' }
      const logo = await logoAmong(reading.logos, threads, fetcher, signal)
      yield { step: 'done', proposal: await proposalOf({ url, reading, logo }, threads) }
    },
  }
}
export type ProposalService = ReturnType<typeof proposalService>
