/** Brand kits: made by hand, of a design or of a picture's colours; kept with an account. */
import { BRAND_KITS_MAX } from '@limner/contract'
import type { Api, BrandFont, BrandKit, Parsed } from '@limner/contract/types'
import type { BrandKit as WornKit } from '@limner/engine'
import type { MediaFiles } from '../../media/files.ts'
import { contentsOf, picturesOf } from '../../media/scene-pictures.ts'
import type { MediaRow, MediaStore } from '../../media/store.ts'
import type { UploadService } from '../../media/uploads.ts'
import { roleIn, type Seen } from '../../platform/access.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import type { DesignStore } from '../designs/store.ts'
import { nameOf } from '../identity/name.ts'
import type { BrandFontService } from './font-service.ts'
import { asBrandKit, kitChanges } from './present.ts'
import type { BrandKitStore, KitWithLogo, NewBrandKit } from './store.ts'

export interface BrandKitParts {
  store: BrandKitStore
  designs: Pick<DesignStore, 'find'>
  media: MediaStore
  files: MediaFiles
  threads: Threads
  uploads: Pick<UploadService, 'keep' | 'keepBytes' | 'look'>
  fonts: Pick<BrandFontService, 'requireTypefaces' | 'wornPair' | 'namedPair' | 'among'>
}

/** A kit as new designs wear it, with the bytes of its logo. */
export interface Worn {
  kit: WornKit
  pictures: Map<string, Uint8Array>
}

const LOGO = /^data:image\/(?:png|svg\+xml)[;,]/i
const changedMeanwhile = () =>
  new HttpError('conflict', 'This brand kit was changed meanwhile. Look at it first, then change it again.')
const EMPTY = { colours: {}, typefaces: null, tones: [], facts: {}, logoId: null, logoShowsName: false }
/** Of others that are listed: nobody works with more. */
const SHARED_MAX = 100
/** Characters of a kit's name. */
const LONGEST_NAME = 100

type Said = Parsed<Api['createBrandKit']>['body']
type Patch = Parsed<Api['updateBrandKit']>['body']

/** What every way to make a kit needs. */
function keeping({ store, media, uploads }: BrandKitParts) {
  async function get(id: string): Promise<KitWithLogo> {
    const found = await store.find(id)
    if (!found) throw new HttpError('not-found', 'There is no such brand kit.')
    return found
  }

  return {
    get,

    async requireRoom(ownerId: string): Promise<void> {
      if ((await store.countOf(ownerId)) >= BRAND_KITS_MAX)
        throw new HttpError('conflict', `You have ${BRAND_KITS_MAX} brand kits. Please delete one of them.`)
    },

    add: async (row: NewBrandKit): Promise<BrandKit> => asBrandKit(await get(await store.add(row))),

    /** @returns the id of its picture */
    async keepLogo(dataUrl: string, ownerId: string, by = ownerId): Promise<string> {
      if (!LOGO.test(dataUrl.slice(0, 100)))
        throw new HttpError('unsupported-media', 'A logo must be an SVG or PNG file.')
      return (await uploads.keep(dataUrl, { ownerId, projectId: null, by })).id
    },

    /** The picture once more, so that it stays when the project goes that it was sent to. */
    async copyLogo(id: string, ownerId: string): Promise<string | null> {
      const [row] = await media.listByIds([id])
      if (!row || row.ownerId !== ownerId) return null
      const { sha256, type, bytes, width, height, facts } = row
      return (await media.add({ ownerId, sha256, type, bytes, width, height, facts })).id
    },
  }
}

/** Kits of what is there already: a design, another kit. */
function derived(parts: BrandKitParts, { get, add, requireRoom, copyLogo }: ReturnType<typeof keeping>) {
  const { designs, media, files, threads, uploads, fonts } = parts
  return {
    async saveDesign(designId: string, ownerId: string, name: string | undefined): Promise<BrandKit> {
      await requireRoom(ownerId)
      const design = await designs.find(designId)
      if (!design) throw new HttpError('not-found', 'There is no such design.')
      const { scene, brief, direction, archetype, title } = design
      const pictures = await picturesOf(scene, media, files)
      const found = await threads.run('brandOf', { design: { scene, brief, direction, archetype }, pictures })
      const { logo, carries, typefaces, ...kit } = found
      const kept = logo && (await uploads.keepBytes(logo.bytes, logo.type, { ownerId, projectId: null }))
      return add({
        ...{ ownerId, ...kit, typefaces: typefaces ? await fonts.namedPair(typefaces, ownerId) : null },
        name: name ?? (kit.facts.name ?? title).slice(0, LONGEST_NAME),
        logoId: kept?.id ?? (carries ? await copyLogo(carries, ownerId) : null),
        logoShowsName: logo?.showsName ?? false,
      })
    },

    async duplicate(id: string): Promise<BrandKit> {
      const { kit } = await get(id)
      await requireRoom(kit.ownerId)
      const { id: _id, createdAt: _created, updatedAt: _updated, ...row } = kit
      return add({ ...row, name: `${row.name.slice(0, LONGEST_NAME - 5)} copy` })
    },
  }
}

/** Kits as designs wear them. */
const wearing = ({ store, files, fonts }: BrandKitParts) => ({
  /** As a new design wears it; null: it was deleted since, or whoever asks may not use it. */
  async worn(id: string, callerId: string): Promise<Worn | null> {
    const [found, ownership] = await Promise.all([store.find(id), store.ownership(id)])
    if (!found || !ownership || roleIn(ownership, callerId) === null) return null
    const { colours, tones, facts, logoShowsName } = found.kit
    const typefaces = found.kit.typefaces && (await fonts.wornPair(found.kit.typefaces, ownership.ownerId))
    const logo = logoOf(found.logo, logoShowsName)
    return {
      kit: { colours, tones, facts, ...(typefaces && { typefaces }), ...(logo && { logo }) },
      pictures: await contentsOf(found.logo ? [found.logo] : [], files),
    }
  },
})

/** Kits as their owners and others see them. */
function reading({ store, fonts }: BrandKitParts, { get }: ReturnType<typeof keeping>) {
  /** As whoever asks may see it: a member learns whose it is. */
  async function present(found: KitWithLogo, { access }: Pick<Seen, 'access'>): Promise<BrandKit> {
    const { ownerId } = found.kit
    const ownerName = access !== 'owner' && (await store.namesOf([ownerId])).get(ownerId)
    return { ...asBrandKit(found, access ?? 'viewer'), ...(ownerName && { ownerName }) }
  }

  return {
    present,

    listOf: async (ownerId: string): Promise<BrandKit[]> =>
      (await store.listOf(ownerId, BRAND_KITS_MAX)).map((row) => ({
        ...asBrandKit(row),
        memberCount: row.memberCount,
      })),

    /** Those of others. */
    sharedWith: async (accountId: string): Promise<BrandKit[]> =>
      (await store.sharedWith(accountId, SHARED_MAX)).map((row) => ({
        ...asBrandKit(row, row.role),
        ...{ memberCount: row.memberCount, ownerName: nameOf(row.owner) },
      })),

    /** The fonts of its owner that it names. */
    fontsOf: async (id: string): Promise<BrandFont[]> => fonts.among((await get(id)).kit.typefaces),

    /** Those that somebody may mean by "our": their own, the last changed first. */
    idsOf: async (ownerId: string): Promise<string[]> =>
      (await store.listOf(ownerId, BRAND_KITS_MAX)).map(({ kit }) => kit.id),

    get: async (id: string, seen: Pick<Seen, 'access'>): Promise<BrandKit> => present(await get(id), seen),
  }
}

export function brandKitService(parts: BrandKitParts) {
  const { store, threads, uploads, fonts } = parts
  const kept = keeping(parts)
  const { get, add, requireRoom, keepLogo } = kept
  const { present, ...read } = reading(parts, kept)

  return {
    ...derived(parts, kept),
    ...wearing(parts),
    ...read,

    async create(ownerId: string, { logo, picture, name, ...said }: Said): Promise<BrandKit> {
      await requireRoom(ownerId)
      await fonts.requireTypefaces(said.typefaces, ownerId)
      const seen = picture && (await uploads.look(picture, ownerId))
      const colours = seen ? await threads.run('brandColours', { colours: seen.colours }) : {}
      const changes = kitChanges({ colours, facts: {} }, said)
      const logoId = logo ? await keepLogo(logo, ownerId) : null
      return add({ ...EMPTY, colours, ...changes, ownerId, name, logoId })
    },

    /** @param by who changes it */
    async update(
      id: string,
      { logo, knownAt, ...said }: Patch,
      by: string,
      seen: Pick<Seen, 'access'>,
    ): Promise<BrandKit> {
      const { kit } = await get(id)
      await fonts.requireTypefaces(said.typefaces, kit.ownerId, by)
      if (knownAt !== undefined && kit.updatedAt.toISOString() > new Date(knownAt).toISOString())
        throw changedMeanwhile()
      const changes = kitChanges(kit, said)
      const logoId = logo && (await keepLogo(logo, kit.ownerId, by))
      if (!(await store.update(id, { ...changes, ...(logoId !== undefined && { logoId }) }, knownAt)))
        throw changedMeanwhile()
      if (logoId !== undefined && kit.logoId) await store.releaseLogo(kit.logoId, kit.ownerId)
      return present(await get(id), seen)
    },

    async remove(id: string): Promise<void> {
      const { kit } = await get(id)
      await store.remove(id)
      if (kit.logoId) await store.releaseLogo(kit.logoId, kit.ownerId)
    },
  }
}
export type BrandKitService = ReturnType<typeof brandKitService>

/** Whatever it looks like: it was sent as one. */
const logoOf = (row: MediaRow | null, showsName: boolean): WornKit['logo'] =>
  row?.facts ? { picture: { ...row.facts, media: row.id, treatAs: 'logo' }, showsName } : undefined
