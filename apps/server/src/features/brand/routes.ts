import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { BrandFontService } from './font-service.ts'
import type { ProposalService } from './proposals.ts'
import type { BrandKitService } from './service.ts'
import { typefaces } from './typefaces.ts'

type Names =
  | 'listTypefaces'
  | 'listBrandKits'
  | 'createBrandKit'
  | 'proposeBrandKit'
  | 'saveBrandKit'
  | 'getBrandKit'
  | 'updateBrandKit'
  | 'listBrandKitFonts'
  | 'duplicateBrandKit'
  | 'deleteBrandKit'
  | 'listBrandFonts'
  | 'addBrandFont'
  | 'deleteBrandFont'

export const brandRoutes = (
  kits: BrandKitService,
  fonts: BrandFontService,
  proposals: ProposalService,
): Pick<Handlers<Api>, Names> => ({
  listTypefaces: () => [...typefaces],
  listBrandKits: ({ query }, { caller }) =>
    query.shared === 'true' ? kits.sharedWith(caller.ownerId) : kits.listOf(caller.ownerId),
  createBrandKit: ({ body }, { caller }) => kits.create(caller.ownerId, body),
  proposeBrandKit: ({ body }, { signal }) => proposals.propose(body.url, signal),
  saveBrandKit: ({ params, body }, { caller }) => kits.saveDesign(params.id, caller.ownerId, body.name),
  getBrandKit: ({ params }, { seen }) => kits.get(params.id, seen),
  listBrandKitFonts: ({ params }) => kits.fontsOf(params.id),
  updateBrandKit: ({ params, body }, { caller, seen }) => kits.update(params.id, body, caller.ownerId, seen),
  duplicateBrandKit: ({ params }) => kits.duplicate(params.id),
  deleteBrandKit: async ({ params }) => {
    await kits.remove(params.id)
    return { ok: true }
  },
  listBrandFonts: (_input, { caller }) => fonts.listOf(caller.ownerId),
  addBrandFont: ({ body }, { caller }) => fonts.add(body.file, caller.ownerId),
  deleteBrandFont: async ({ params }) => {
    await fonts.remove(params.id)
    return { ok: true }
  },
})
