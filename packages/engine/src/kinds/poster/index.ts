import { asTold } from '../shared/as-told/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { bauhaus } from './bauhaus.ts'
import { blocks } from './blocks.ts'
import { broadside } from './broadside.ts'
import { cropped } from './cropped.ts'
import { diagonal } from './diagonal.ts'
import { echo } from './echo.ts'
import { framed } from './framed.ts'
import { fullType } from './full-type.ts'
import { giantDate } from './giant-date.ts'
import { giantOffer } from './giant-offer.ts'
import { horizon } from './horizon.ts'
import { label } from './label.ts'
import { letter } from './letter.ts'
import { lineUp } from './line-up.ts'
import { notice } from './notice.ts'
import { overlap } from './overlap.ts'
import { photoCircle } from './photo-circle.ts'
import { photoScrim } from './photo-scrim.ts'
import { photoWindow } from './photo-window.ts'
import { rotatedTitle } from './rotated-title.ts'
import { scenery } from './scenery.ts'
import { silhouette } from './silhouette.ts'
import { starburst } from './starburst.ts'
import { swissHangline } from './swiss-hangline.ts'
import { tape } from './tape.ts'
import { ticket } from './ticket.ts'
import { tiles } from './tiles.ts'
import { timetable } from './timetable.ts'

export const poster: Kind = {
  name: 'poster',
  archetypes: [
    ...wordless('Poster of a fox in the snow, no text'),
    ...asTold('poster'),
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
