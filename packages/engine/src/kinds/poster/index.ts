import { asTold } from '../shared/as-told/archetypes.ts'
import type { Kind } from '../types.ts'
import { bauhaus } from './bauhaus.ts'
import { diagonal } from './diagonal.ts'
import { echo } from './echo.ts'
import { framed } from './framed.ts'
import { fullType } from './full-type.ts'
import { giantDate } from './giant-date.ts'
import { giantOffer } from './giant-offer.ts'
import { horizon } from './horizon.ts'
import { lineUp } from './line-up.ts'
import { motifField } from './motif-field.ts'
import { overlap } from './overlap.ts'
import { photoCircle } from './photo-circle.ts'
import { photoScrim } from './photo-scrim.ts'
import { photoWindow } from './photo-window.ts'
import { rotatedTitle } from './rotated-title.ts'
import { scenery } from './scenery.ts'
import { silhouette } from './silhouette.ts'
import { swissHangline } from './swiss-hangline.ts'
import { tiles } from './tiles.ts'

export const poster: Kind = {
  name: 'poster',
  archetypes: [
    ...asTold('poster'),
    bauhaus,
    diagonal,
    echo,
    framed,
    fullType,
    giantDate,
    giantOffer,
    lineUp,
    motifField,
    photoScrim,
    photoWindow,
    rotatedTitle,
    scenery,
    silhouette,
    horizon,
    overlap,
    tiles,
    swissHangline,
    photoCircle,
  ],
}
