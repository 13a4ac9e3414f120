/** "Our blue", "our logo" in a wish for a change: taken from the brand kit that is meant. New designs wear a kit as a whole. */
import { type KitWords, wishesBrand, wordsOfKit } from '@limner/engine/kit-words'
import { askedInBrand, BRAND_KITS, type Kits, lackingInBrand, takenFromBrand } from './brand-text.ts'
import type { DesigningParts } from './designing.ts'
import type { Answer, Claim } from './types.ts'

/** Characters of a wish for a change; longer ones are texts. */
const LONGEST = 2000

export interface BrandParts extends Pick<DesigningParts, 'designs' | 'wear'> {
  /** The kits of one's own. */
  kitsOf: (ownerId: string) => Promise<string[]>
}

export interface Branded {
  /** The message as it is meant. */
  claim: Claim
  said: KitWords
  kits: Kits
}

/** The kit that was chosen, else the one that the design was made in, else the only one there is. */
async function kitMeant({ designs, wear, kitsOf }: BrandParts, { request, authorId }: Claim) {
  const about = request.parentDesignId ?? request.selectedDesignId
  const chosen = request.brandId ?? (about && (await designs.brandOf(about)))
  const worn = chosen ? await wear(chosen, authorId) : null
  if (worn) return worn.kit
  const [only, ...more] = await kitsOf(authorId)
  if (only === undefined) return 'none'
  return more.length > 0 ? 'several' : ((await wear(only, authorId))?.kit ?? 'none')
}

/** The design that is spoken of in all of a kit: colours, typefaces and logo, as one change. */
function asAWhole(claim: Claim, meant: Awaited<ReturnType<typeof kitMeant>>): Branded {
  const { request } = claim
  const words = 'our brand'
  if (typeof meant === 'string')
    return { claim, said: { text: request.prompt, taken: [], lacking: [{ words }], withLogo: false }, kits: meant }
  const { colours, typefaces, logo } = meant
  const kit = { colours, ...(typefaces && { typefaces }), ...(logo && { logo }) }
  const about = request.parentDesignId ?? request.selectedDesignId
  return {
    claim: {
      ...claim,
      request: {
        ...request,
        operations: [{ op: 'brand', kit }],
        ...(about && { parentDesignId: about }),
        ...(logo && { pictureId: logo.picture.media }),
      },
    },
    said: { text: request.prompt, taken: [], lacking: [], withLogo: logo !== undefined },
    kits: 'one',
  }
}

/** Null: the message takes nothing from a kit. */
export async function inOwnBrand(parts: BrandParts, claim: Claim): Promise<Branded | null> {
  const { request } = claim
  if (request.operations || request.sheet !== undefined || request.near || request.intent === 'new') return null
  const message = request.modification ?? request.prompt
  if (message.length > LONGEST) return null
  if (wishesBrand(message)) return asAWhole(claim, await kitMeant(parts, claim))
  if (!wordsOfKit(message, null)) return null
  const meant = await kitMeant(parts, claim)
  const kit = typeof meant === 'string' ? null : meant
  const said = wordsOfKit(message, kit)
  // What is attached is the logo that is spoken of.
  if (!said || (request.pictureId && said.taken.length + said.lacking.length === 1 && said.text === message))
    return null
  const logo = said.withLogo && !request.pictureId ? kit?.logo?.picture.media : undefined
  const meantRequest = {
    ...request,
    ...(request.modification === undefined ? { prompt: said.text } : { modification: said.text }),
    ...(logo && { pictureId: logo }),
  }
  return { claim: { ...claim, request: meantRequest }, said, kits: typeof meant === 'string' ? meant : 'one' }
}

/** A change, and what of it came from a kit; where nothing could and nothing else was said, how there comes to be one. */
export async function withBrandTold(
  branded: Branded | null,
  change: (claim: Claim | null) => Promise<Answer>,
): Promise<Answer> {
  if (!branded) return change(null)
  const { claim, said, kits } = branded
  const { taken, lacking } = said
  if (taken.length === 0 && lacking.length === 0) return change(claim)
  if (taken.length === 0 && lacking.every(({ instead }) => instead === undefined))
    return {
      designs: [],
      result: { message: askedInBrand(lacking, kits), suggestions: [], actions: [BRAND_KITS], turn: { did: 'asked' } },
      timings: {},
    }
  const made = await change(claim)
  if (made.designs.length === 0) return made
  const told = [made.result.message, takenFromBrand(taken), lackingInBrand(lacking, kits)].filter(Boolean).join(' ')
  return { ...made, result: { ...made.result, message: told, ...(lacking.length > 0 && { actions: [BRAND_KITS] }) } }
}
