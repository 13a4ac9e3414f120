/** The brand kit of a design: what of it others can wear. */
import { type BrandKit, factsOf, KIT_ROLES } from '../brief/brand/kit.ts'
import { normalHex } from '../colour/colour.ts'
import type { Design } from '../design/types.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { logoFile } from '../render/files/brand-kit/logo.ts'
import { places } from '../scene/walk.ts'
import type { Easel } from './painting.ts'
import type { DesignBrand } from './types.ts'

export async function brandOf(
  design: Design,
  pictures: ReadonlyMap<string, Uint8Array>,
  { easel, pictograms }: { easel: Easel; pictograms: PictogramSource },
): Promise<DesignBrand> {
  const { scene, brief } = design
  const { display, text } = scene.typography
  const colours: BrandKit['colours'] = Object.fromEntries(
    KIT_ROLES.map((role) => [role, normalHex(scene.palette[role])]),
  )
  const { picture } = brief
  const kit = { colours, typefaces: { display, text }, tones: brief.style.tones.slice(0, 3), facts: factsOf(brief) }
  if (scene.kind !== 'logo') return { ...kit, ...(picture?.treatAs === 'logo' && { carries: picture.media }) }
  const file = await logoFile(scene, easel.lay(scene), pictograms, pictures)
  const showsName = [...places(scene)].some(({ node }) => node.type === 'text' && node.role === 'brand')
  return { ...kit, ...(file && { logo: { ...file, showsName } }) }
}
