/** Words of what designs say to people: rules, claims, invitations. */
import { words } from '../phrases.ts'

/** What a notice of an occasion says, first words. */
export const SAYING = words(
  `bring byob kids children adults everyone everybody all ages age grades grade under over minimum maximum max min limited last free includes included refreshments snacks drinks doors parking
  cash rain dress donations donation proceeds reward found lost microchipped answers wearing hosted presented sponsored open seats places spaces first beginners join come meet enjoy
  take learn win ask text dm visit scan reserve registration register members non-members pre-sale walk-ins appointment appointments dogs pets family suitable prizes raffle
  no-experience experience equipment materials lunch dinner breakfast tea cake coffee live food new limited license licence lic member certified reg gate gates support special ribbon story
  full part part-time full-time evenings weekends mornings afternoons weekdays daily send apply immediate competitive flexible delivery pickup pick-up collection terms tickets`,
)
export const ANYWHERE = words(
  `free only required welcome provided included allowed available proceeds guaranteed needed necessary refundable invited onwards sqft seater`,
)

/** What a business says of itself: 'hand poured in Vermont', 'licensed & insured'. */
export const CLAIMS = words(
  'free hand freshly locally proudly lovingly baked brewed roasted grown poured crafted built sewn woven farmed caught picked sourced serving open established trusted family emergency same-day award-winning voted by',
)
export const CREDENTIALS = words(
  'licensed insured bonded certified accredited registered guaranteed approved family-owned family-run award-winning',
)

/** What a sale or an invitation says in so many words. */
export const SLOGANS = new Set(
  `everything must go|while stocks last|while supplies last|limited time only|don't miss out|don't miss it|all welcome|everyone welcome|everyone is welcome|all are welcome|last chance|rain or shine|bring a friend|no experience needed|no experience necessary|first come first served|family friendly|fun for all ages|fun for the whole family|you're invited|you are invited|members only|new season in store|up for grabs|one day only|this weekend only|today only|ends soon|online or in person|in person or online|in person and online|by appointment only|by appointment|while places last|hurry|final days|in store and online`.split(
    '|',
  ),
)

/** What people are told to do, first words. */
export const IMPERATIVES = words(
  `feed clean teach care bring come join meet enjoy learn win ask take leave plant skip stop start save grow eat drink dance sing play ride run walk cook bake build explore discover try taste
  celebrate support help share donate give vote rise protect keep reduce reuse recycle wash wear follow tag book call visit order shop grab get buy sign register apply hurry
  don't never always swap trade find see hear feel watch listen read write paint draw volunteer pick choose rent borrow stay relax breathe move stretch sleep turn switch
  think act speak stand march fight love adopt foster subscribe download scan rsvp reserve check ring text email drop pop dress expect turn`,
)

/** Verbs of a sentence about something: 'Entry is free', 'Kids can feed the lambs'. */
export const FINITE = words(
  `is are was were can will won't has have had gets get goes go starts start ends begins opens open closes close comes come costs meets meet plays play takes takes serves sells
  runs run includes supports brings welcomes returns features hosts awaits needs don't doesn't isn't aren't can't applies apply`,
)
