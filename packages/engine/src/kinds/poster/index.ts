import type { Kind } from '../types.ts'
import { framed } from './framed.ts'
import { fullType } from './full-type.ts'
import { giantOffer } from './giant-offer.ts'
import { motifField } from './motif-field.ts'
import { photoScrim } from './photo-scrim.ts'
import { photoWindow } from './photo-window.ts'
import { scenery } from './scenery.ts'
import { silhouette } from './silhouette.ts'
import { swissHangline } from './swiss-hangline.ts'

export const poster: Kind = {
  name: 'poster',
  archetypes: [swissHangline, silhouette, scenery, fullType, framed, motifField, photoScrim, photoWindow, giantOffer],
}
