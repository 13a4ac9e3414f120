/** Fonts that people bring for their brand kits: looked over, kept privately, and named by kits and designs. */
import { BRAND_FONTS_MAX, FONT_BYTES } from '@limner/contract'
import type { BrandFont } from '@limner/contract/types'
import { isOwnFont, ownFamily, ownFile, ownFilesIn } from '@limner/engine/own-family'
import type { MediaFiles } from '../../media/files.ts'
import { asRefusal } from '../../media/refusal.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import type { FontReaders } from '../predictions/create.ts'
import type { BrandFontRow, BrandFontStore } from './font-store.ts'
import { requireTypeface } from './typefaces.ts'

export interface BrandFontParts {
  store: BrandFontStore
  files: MediaFiles
  threads: Threads
  /** Throws 413 where this person has no room for so many bytes. */
  storage: { requireBytes(ownerId: string, bytes: number): Promise<void> }
}

interface Pair {
  display: string
  text: string
}

/** As kits name one. */
const PREFIX = 'own:'
const familyOf = ({ id }: Pick<BrandFontRow, 'id'>) => `${PREFIX}${id}`
const ID = /^own:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const idIn = (family: string): string | undefined => ID.exec(family)?.[1]

const asBrandFont = (row: BrandFontRow): BrandFont => ({
  ...{ id: row.id, family: familyOf(row), name: row.name, bytes: row.bytes, ...row.facts },
  createdAt: row.createdAt.toISOString(),
})

const HEAD = /^data:[^,]{0,100};base64,/

function bytesIn(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, 200))
  if (!head) throw new HttpError('unprocessable', 'A font must be a data: address in base64.')
  const bytes = Buffer.from(dataUrl.slice(head[0].length), 'base64')
  if (bytes.length === 0) throw new HttpError('unprocessable', 'The font is empty.')
  if (bytes.length > FONT_BYTES) throw new HttpError('too-large', `A font may be at most ${FONT_BYTES / 1e6} MB.`)
  return bytes
}

/** Between how kits and designs name the same font. */
function naming(store: BrandFontStore) {
  /** As designs name it; null: there is none of this person's. */
  async function worn(family: string, ownerId: string): Promise<string | null> {
    const id = idIn(family)
    if (id === undefined) return family
    const row = await store.find(id)
    return row && row.ownerId === ownerId ? ownFamily(row.name, row.sha256) : null
  }

  /** As kits name what a design is set in; null: it was deleted. */
  async function named(family: string, ownerId: string): Promise<string | null> {
    if (!isOwnFont(family)) return family
    const row = await store.ofContent(ownerId, ownFile(family))
    return row && row.removedAt === null ? familyOf(row) : null
  }

  const both = async (
    { display, text }: Pair,
    find: (family: string) => Promise<string | null>,
  ): Promise<Pair | null> => {
    const [one, other] = await Promise.all([find(display), find(text)])
    return one !== null && other !== null ? { display: one, text: other } : null
  }

  return {
    worn,
    wornPair: (pair: Pair, ownerId: string) => both(pair, (family) => worn(family, ownerId)),
    namedPair: (pair: Pair, ownerId: string) => both(pair, (family) => named(family, ownerId)),
  }
}

export function brandFontService({ store, files, threads, storage }: BrandFontParts) {
  const { worn, wornPair, namedPair } = naming(store)
  return {
    listOf: async (ownerId: string): Promise<BrandFont[]> => (await store.listOf(ownerId)).map(asBrandFont),

    async add(dataUrl: string, ownerId: string): Promise<BrandFont> {
      if ((await store.countOf(ownerId)) >= BRAND_FONTS_MAX)
        throw new HttpError('conflict', `You have ${BRAND_FONTS_MAX} fonts. Please delete one of them.`)
      const sent = bytesIn(dataUrl)
      await storage.requireBytes(ownerId, sent.length)
      const { name, bytes, ...facts } = await threads.run('readFont', { bytes: sent }).catch((error) => {
        throw asRefusal(error)
      })
      const sha256 = await files.put(bytes)
      return asBrandFont(await store.add({ ownerId, name, sha256, bytes: bytes.length, facts }))
    },

    async remove(id: string): Promise<void> {
      const row = await store.find(id)
      if (!row) throw new HttpError('not-found', 'There is no such font.')
      const kit = await store.kitWith(familyOf(row), row.ownerId)
      if (kit !== null)
        throw new HttpError('conflict', `The brand kit “${kit}” names it. Choose another typeface there first.`)
      await store.remove(id)
    },

    /** Throws 422 for a typeface that is neither one of ours nor this person's. @param by who chooses it for them */
    async requireTypefaces(pair: Pair | null | undefined, ownerId: string, by = ownerId): Promise<void> {
      for (const family of pair ? [pair.display, pair.text] : [])
        if (idIn(family) === undefined) requireTypeface(family)
        else if ((await worn(family, ownerId)) === null)
          throw new HttpError(
            'unprocessable',
            by === ownerId
              ? 'There is no such font of yours. GET /api/brand-fonts lists those there are.'
              : 'A brand kit takes fonts of its owner: yours stay with you.',
          )
    },

    /** Those that a pair names. */
    async among(pair: Pair | null): Promise<BrandFont[]> {
      const ids = [...new Set(pair ? [pair.display, pair.text] : [])].flatMap((family) => idIn(family) ?? [])
      const rows = await Promise.all(ids.map((id) => store.find(id)))
      return rows.flatMap((row) => (row ? [asBrandFont(row)] : []))
    },

    /** Throws 422 where a text names the file of a font that is neither this person's nor one of the project that it is for. */
    async requireNamed(text: string, { callerId, home }: FontReaders): Promise<void> {
      const owners = home ? [callerId, home.ownerId] : [callerId]
      for (const sha256 of ownFilesIn(text))
        if (!(await store.isKnown(sha256, owners, home?.projectId ?? null)))
          throw new HttpError('unprocessable', 'The sheet names a font that is not yours.')
    },

    wornPair,
    namedPair,
  }
}
export type BrandFontService = ReturnType<typeof brandFontService>
