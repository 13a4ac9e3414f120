/** Nouns that have no row of their own, by what sort of thing they name: the noun whose row serves for all of that sort. */

const SORTS: readonly (readonly [like: string, nouns: string])[] = [
  ['member', 'owner participant tenant passenger driver host speaker artist parent child family applicant nurse judge'],
  ['order', 'salary loan tax grant wage rent premium commission subsidy debt credit refund payroll revenue income'],
  ['place', 'branch office warehouse stop port field farm zone country town village street lake beach clinic hospital'],
  ['document', 'note brief memo agreement checklist paper thesis script protocol statement description specification'],
  ['project', 'plan programme strategy initiative proposal development'],
  ['appointment', 'visit show concert exhibition wedding party trial inspection audit ceremony webinar screening'],
  ['score', 'level rate value index intensity speed volume usage share ratio concentration quantity amount'],
  ['animal', 'horse cow cattle livestock sheep poultry insect reptile'],
  ['plant', 'crop tree flower herb vegetable fruit seed shrub'],
  ['pest', 'weed disease pathogen fungus infestation'],
  ['request', 'application inquiry enquiry problem bug defect risk'],
]

const BY_NOUN: ReadonlyMap<string, string> = new Map(
  SORTS.flatMap(([like, nouns]) => nouns.split(' ').map((noun) => [noun, like] as const)),
)

/** Who does something is called so: 'gardener', 'inspector', 'dentist', 'accountant'. */
const PERSON = /(?:[^aeiou]er|ator|itor|ctor|ist|ian|ee|ant)$/
/** What is measured: 'humidity', 'brightness', 'wavelength'. */
const MEASURE = /(?:idity|ivity|ility|ness|length|width|height|depth)$/
/** The same endings, and nobody. */
const THINGS = new Set(
  'number computer paper filter folder letter poster printer sticker weather water server tracker calculator layer header footer banner parameter center member chapter character factor sector list variant restaurant plant committee fee coffee tree degree monitor reactor container order offer border river tower power timer counter marker cover buffer cluster register newsletter wallpaper whistle playlist checklist wishlist twist'.split(
    ' ',
  ),
)

/** The noun that stands for the sort of thing that a noun names ('inspector' → 'member'); undefined where its form says nothing. */
export function sortOf(noun: string): string | undefined {
  const named = BY_NOUN.get(noun)
  if (named !== undefined || THINGS.has(noun) || noun.length < 5) return named
  return PERSON.test(noun) ? 'member' : MEASURE.test(noun) ? 'score' : undefined
}
