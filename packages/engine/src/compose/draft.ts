/** A draft: an archetype in an art direction, laid out and judged by all that needs no pixels. */
import { hash, random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { oklch } from '../colour/colour.ts'
import { askedColoursShare } from '../critic/asked-colours.ts'
import { askedFormsShare } from '../critic/asked-forms.ts'
import { askedObjectShown } from '../critic/asked-objects.ts'
import { gateFaults } from '../critic/gates.ts'
import { placementShare } from '../critic/placement.ts'
import { poiseCost } from '../critic/poise.ts'
import { unansweredTexts } from '../critic/read-back.ts'
import { scoreOf } from '../critic/score.ts'
import { statedSizesShare } from '../critic/stated-sizes.ts'
import type { Design } from '../design/types.ts'
import type { Direction } from '../direction/types.ts'
import type { Archetype, Drawn, Stance } from '../kinds/types.ts'
import { type Laid, layout } from '../scene/layout.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import type { Scene } from '../scene/types.ts'
import { withTextStyles } from './text-styles.ts'
import { withTreatment } from './treatments.ts'
import type { Workshop } from './workshop.ts'

/** What chance may add to a score: near equals take turns, so that not every prompt is answered by the same few. */
const TASTE = 0.15

export interface Draft {
  design: Design
  /** What the gates found. */
  faults: string[]
  /** The archetype's sort, whether it is a layout of a printed piece or of told places, and the sort of ground it stands on. */
  sort: string | undefined
  isPiece: boolean
  isTold: boolean
  ground: string
  /** What it was to be among its siblings. */
  stance: Stance | undefined
  /** What it says in words of ours: the headline, or all of them where that is given. */
  said: string
  /** The thing that leads its picture, and the sheet that drew it, where one did. */
  lead: string | undefined
  drawnBy?: string
  laid: Laid
  /** The score as far as geometry tells. */
  promise: number
  /** How far its form is from the first that its stance names. */
  strays: number
  /** What speaks against how it shows its picture, in units of the score. */
  unpoised: number
  /** What chance adds to the score, 0–TASTE. */
  taste: number
  /** How well what it was made from answers the brief, 0–1, where that was thought of for something. */
  fits?: number
  /** What the brief asks for and the scene does not do: shares of places, sizes, colours and forms, a thing that is not shown, an attached picture left out, letters. */
  unheard: number
}

/** A candidate composed, laid out, scored, and held against the gates that need no pixels. */
export function draftOf(
  archetype: Archetype,
  brief: Brief,
  direction: Direction,
  workshop: Workshop,
  { stance, drawn }: { stance?: Stance | undefined; drawn?: readonly Drawn[] | undefined } = {},
): Draft {
  // The prompt is in the dice: two prompts with one seed do not get the same mark.
  const chance = random(hash(`${direction.seed}:${archetype.name}:${brief.prompt}`))
  const composed = withOwnIds(
    archetype.compose({
      brief,
      direction,
      random: chance,
      measure: workshop.measure,
      pictograms: workshop.pictograms,
      ...(stance && { stance }),
      ...(drawn && { drawn }),
      // A scene in the making changes: it is laid out anew whenever it is asked for.
      layOut: (scene) => layout(scene, { ...workshop, typography: scene.typography }),
    }),
  )
  const wished = withTextStyles(composed, brief, chance)
  const faultsOf = (scene: Scene) => {
    const made = workshop.layOut(scene)
    return [...gateFaults(brief, scene, made), ...unansweredTexts(brief, scene, made)]
  }
  const found = faultsOf(wished)
  // Letters that do not fit as asked stay as they were composed.
  const fits = wished === composed || found.length === 0
  const plain = fits ? wished : composed
  // A title that does not fit with its treatment stays plain.
  const treated = archetype.treats ? withTreatment(plain, workshop.layOut(plain), brief.style.tones, chance) : plain
  const sound = treated === plain || faultsOf(treated).length === 0
  const scene = sound ? treated : plain
  const laid = workshop.layOut(scene)
  return {
    design: { scene, brief, direction, archetype: archetype.name },
    sort: archetype.sort,
    isPiece: archetype.piece !== undefined,
    isTold: archetype.keepsPlaces === true,
    ground: groundOf(scene),
    stance,
    strays: Math.max(0, archetype.form ? (stance?.forms?.indexOf(archetype.form) ?? 0) : 0),
    said: saidBy(brief),
    lead: brief.subject.objects[0],
    promise: scoreOf(scene, laid[0]).value,
    faults: fits && scene === plain ? found : faultsOf(scene),
    laid,
    unpoised: poiseCost(brief, laid[0]),
    taste: chance.between(0, TASTE),
    unheard: unheard(brief, scene, laid) + (fits ? 0 : 1),
  }
}

/** A sheet has lines of its own below one and the same headline: it is the headline that is read twice. */
function saidBy({ copy }: Brief): string {
  const written = copy.filter(({ source }) => source === 'written')
  const headlines = written.filter(({ role }) => role === 'headline')
  return (headlines.length > 0 ? headlines : written).map(({ text }) => text).join('\n')
}

/** What the brief asks for and the scene does not do. */
const unheard = (brief: Brief, scene: Scene, laid: Laid): number =>
  5 -
  placementShare(brief, laid) -
  statedSizesShare(brief, laid) -
  askedColoursShare(brief, scene) -
  askedFormsShare(brief, scene) -
  askedObjectShown(brief, scene) +
  (showsPicture(brief, scene) ? 0 : 1)

/** An attached picture is to be seen, as such or as its shapes; a design without it has not listened. */
const showsPicture = ({ picture }: Brief, scene: Scene): boolean => {
  if (!picture) return true
  const shown = JSON.stringify(scene.artboards[0])
  return [picture.media, picture.drawing?.shapes[0]?.d].some((sign) => sign && shown.includes(JSON.stringify(sign)))
}

/** Grounds that the eye tells apart before anything else. */
function groundOf({ palette }: Scene): string {
  const { l, c } = oklch(palette.paper)
  return l < 0.5 ? 'dark' : c > 0.08 ? 'strong' : c > 0.025 ? 'tinted' : 'light'
}

/**
 * What it costs to be of the sort, or on the ground, of one that is there already: each time. A printed piece has layouts
 * enough that none is shown twice while another can be; places that were told are staged another way each time.
 */
const [SAME_SORT, SAME_TOLD, SAME_PIECE] = [0.3, 1.3, 3.5]
const SAME_GROUND = 0.08
/** What it costs to show first what one shows that is there: near equals take turns. */
const SAME_LEAD = 0.12
/** … and to show the very drawing. */
const SAME_DRAWING = 0.6
/** A page is scrolled past its opening: two that open alike, or with one picture, are one. */
const [SAME_OPENING, SAME_HERO, SAME_LAYOUT] = [1.2, 1.5, 1.2]
/** … and to be what one that is there was to be: more than any other likeness. */
const SAME_STANCE = 0.9
/** What it costs to say what one says that is there: more than any difference in score, less than a wish. */
const SAME_WORDS = 1.5

/** What of a draft is there already in others. */
export function kinship(
  { design, sort, isPiece, isTold, ground, said, lead, drawnBy, stance }: Draft,
  others: Draft[],
): number {
  const isPage = design.scene.kind === 'website'
  const sameSort = isPiece ? SAME_PIECE : isTold ? SAME_TOLD : isPage ? SAME_OPENING : SAME_SORT
  const [sameLayout, sameDrawing] = isPage ? [SAME_LAYOUT, SAME_HERO] : [0, SAME_DRAWING]
  return (
    SAME_STANCE * others.filter((other) => stance !== undefined && other.stance === stance).length +
    sameSort * others.filter((other) => sort !== undefined && other.sort === sort).length +
    SAME_GROUND * others.filter((other) => other.ground === ground).length +
    SAME_LEAD * others.filter((other) => other.lead === lead).length +
    sameLayout * others.filter((other) => other.design.archetype === design.archetype).length +
    sameDrawing * others.filter((other) => drawnBy !== undefined && other.drawnBy === drawnBy).length +
    SAME_WORDS * others.filter((other) => other.said === said).length
  )
}
