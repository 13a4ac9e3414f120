/** Words by which a prompt asks to show a thing, and nouns that no picture shows. */
import { words } from '../phrases.ts'

/** 'a combination of a flower and a leaf' */
export const COMBINING = words('combination mix blend combo pair drawing outline shape silhouette picture')

export const SHOWN = words(
  'icon symbol illustration silhouette drawing picture image photo graphic mark emblem mascot outline motif shape pictogram photograph sketch artwork figure icons symbols silhouettes illustrations',
)

export const SHOWING = words(
  'imagine featuring showing depicting showcasing with of incorporating include including representing portraying using add has have containing shows show features depicts from into forming shaped like',
)

/** Nouns that no picture shows. */
export const ABSTRACT = words(
  `feel look style vibe mood theme touch twist name tagline slogan headline text font fonts type typography color colors colour colours palette background layout design title logo poster card flyer banner website
  page icon section sections header footer hero menu button buttons form details info information date time location venue price phone email address qr code border frame line lines accents accent elements element space white
  shapes shape gradient gradients pattern texture letters lettering words word message people team experience passion services service products focus emphasis attention care quality energy hint hints lots plenty room
  contrast hierarchy simplicity balance way kind sort bit lot touches margin margins corners edges effect effects style aesthetic influence influences inspiration features feature options versions variations concepts
  top bottom left right center middle side sides front back row rows column columns grid image images picture pictures photo photos illustration illustrations graphic graphics symbol mark something everything nothing one two three
  purpose idea concept attitude character personality edge pop splash tickets entry admission pricing testimonials faq gallery contact navigation nav links link form signup newsletter map maps list lists table audience tone vibes emotion company business brand clients customers
  wink nod wordmark monogram initials initial serif sans script sans-serif typeface headline subheading caption copy body social handles hashtag media discount offer offers deal sale code shop store first order us you them me him her my our it this that drink drinks food music live free new modern
  world class cover mode season day night evening weekend vibe approach palette scheme tones hues shades finish foil paper stock card outline strokes stroke weight weights size format orientation safe area bleed lines visuals visual imagery look-and-feel copyright`,
)

export const COLOURISH = words(
  'orange peach rose plum lime olive lavender violet lilac iris sand sky snow stone wine amber paper sax letter drop plant card book page web wave-pool room scale',
)

export const NAMELESS = words(
  'house room web print plant letter scale bar book key code art van smoke market water hand light shop chart box watch wood bread coffee tea food cake beer wine music pizza burger cookie paper pot cup square stone line rose ring cross day bow bus seed gear tower drive',
)
