import { picturedOn } from '../shared/pictured/archetypes.ts'
import { statedLayouts } from '../shared/stated/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { bauhaus } from './archetypes/bauhaus.ts'
import { blocks } from './archetypes/blocks.ts'
import { broadside } from './archetypes/broadside.ts'
import { cropped } from './archetypes/cropped.ts'
import { diagonal } from './archetypes/diagonal.ts'
import { echo } from './archetypes/echo.ts'
import { framed } from './archetypes/framed.ts'
import { fullType } from './archetypes/full-type.ts'
import { giantDate } from './archetypes/giant-date.ts'
import { giantOffer } from './archetypes/giant-offer.ts'
import { horizon } from './archetypes/horizon.ts'
import { label } from './archetypes/label.ts'
import { letter } from './archetypes/letter.ts'
import { lineUp } from './archetypes/line-up.ts'
import { notice } from './archetypes/notice.ts'
import { overlap } from './archetypes/overlap.ts'
import { photoCircle } from './archetypes/photo-circle.ts'
import { photoScrim } from './archetypes/photo-scrim.ts'
import { photoWindow } from './archetypes/photo-window.ts'
import { rotatedTitle } from './archetypes/rotated-title.ts'
import { scenery } from './archetypes/scenery.ts'
import { silhouette } from './archetypes/silhouette.ts'
import { starburst } from './archetypes/starburst.ts'
import { swissHangline } from './archetypes/swiss-hangline.ts'
import { tape } from './archetypes/tape.ts'
import { ticket } from './archetypes/ticket.ts'
import { tiles } from './archetypes/tiles.ts'
import { timetable } from './archetypes/timetable.ts'

export const poster: Kind = {
  name: 'poster',
  archetypes: [
    ...wordless('Poster of a fox in the snow, no text'),
    ...statedLayouts('poster'),
    ...picturedOn('poster'),
    blocks,
    broadside,
    cropped,
    label,
    letter,
    notice,
    starburst,
    tape,
    ticket,
    timetable,
    bauhaus,
    diagonal,
    echo,
    framed,
    fullType,
    giantDate,
    giantOffer,
    lineUp,
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
