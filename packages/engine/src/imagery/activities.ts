/** What people do, by the words that prompts use for it: a class, a trade, an event is shown by somebody at it. */
import { memo } from '../base/memo.ts'
import { isEnsemble, leadOf, peopleNames } from './ensembles/table.ts'
import { uncoloured } from './packed-figures.ts'

/** An ensemble | what a prompt calls the activity. The earliest in the prompt is meant; of two at one place the longer. */
const ROWS = `
people-yoga | yoga, pilates, meditation, mindfulness, breathwork, tai chi, qigong, stretching class
people-football | (?:kids|youth|school|junior|children['’]?s|boys|girls)?['’]? ?(?:football|soccer) (?:training|practice|camp|school|club|academy|team|tryouts?|trials|league|tournament|clinic|coach\\w*|lessons?|match|game), soccer mom, kickabout
people-basketball | basketball (?:training|camp|club|team|game|tournament|tryouts?|league|academy|clinic|player), streetball
people-tennis | tennis (?:lessons?|club|camp|coach\\w*|tournament|academy|class\\w*|player|open)
people-boxing | boxing (?:class\\w*|club|gym|training|night|match), kickbox\\w*, boxers?
people-running | marathon, half marathon, fun run, charity run, park ?run, 5k, 10k, running (?:club|event|group|race|team|shoes store), color run, trail run\\w*, runners?, joggers?
people-cycling | cycling (?:club|tour|event|race|class|trip|group), bike (?:tour|ride|race), cyclists?, critical mass, bicycle (?:tour|race)
people-gym | gyms?, fitness (?:club|cent(?:er|re)|studio|class\\w*|training|challenge|coach\\w*), personal train\\w*, workouts?, crossfit, weightlifting, weight lifting, body ?building, boot ?camp
people-hiking | hiking (?:trip|tour|club|group|trail|event|day), hikers?, guided hike, trekking, backpacking, mountaineering club, outdoor club, nature walk, walking tour, guided walk
people-dancing | salsa, bachata, tango, ballroom, dance (?:class\\w*|night|school|studio|lessons?|workshop|party|course|contest|competition), dancing lessons, swing dance, dancers?, milonga, zumba
people-ballet | ballet, ballerinas?, swan lake, nutcracker
people-party | parties, office party, house party, dance party, pool party, night ?club, club night, new year['’]?s eve party, graduation party, after ?party, block party, celebration party
people-birthday | birthday (?:party|invitation|celebration|bash), kids['’]? party, children['’]?s party
people-concert | (?:live |rock |pop |summer |open.air |benefit |charity )?concerts?, music festival, live music, battle of the bands, open mic, gig, band night, tour dates, rock show
people-jazz | jazz (?:concert|night|band|club|festival|evening|quartet|trio|brunch|session), blues (?:night|band|concert)
people-guitar | guitar (?:lessons?|teacher|class\\w*|school|course|tutor), acoustic night, singer.songwriter
people-singing | karaoke, singing (?:lessons?|contest|competition|teacher|class\\w*), vocal (?:coach|lessons?), opera
people-choir | choirs?, gospel, carol(?:s| singing| concert), chorus
people-barber | barbers?, barber ?shop, beard trim\\w*, men['’]?s (?:hair|grooming)\\w*, hot towel shave
people-salon | hair ?(?:salon|dresser|dressing|stylist)\\w*, haircuts?, hair ?cuts?, blow ?dry, beauty (?:salon|parlou?r)
people-meeting | (?:team|business|board|staff|town hall|project|annual|general) meetings?, team ?(?:building|work), workshop on, brainstorm\\w*, co-?working, startup (?:meetup|weekend|pitch)
people-office | office (?:space|cleaning day|culture|team), hiring, we are hiring, now hiring, job (?:fair|opening|vacancy|ad), recruitment, careers? (?:fair|day), internships?, join our team, human resources, hr (?:services|manager|agency|team|department), employees
people-teaching | tutoring, tutors?, language (?:class\\w*|course|school|lessons?), english (?:class\\w*|course|lessons?), math (?:class\\w*|tutor\\w*|lessons?), training (?:course|program\\w*|session), classroom, teachers?, evening classes, adult education, masterclass, coding (?:class\\w*|boot ?camp|course)
people-talk | conferences?, public talks?, lectures?, keynote, speakers?, ted ?x?, seminars?, symposium, panel discussion, public speaking, debates?, webinars?, poetry slam, stand.?up comedy, comedy (?:night|show|club)
people-cooking | cooking (?:class\\w*|course|school|workshop|show|lessons?|video|channel), chefs?, culinary (?:school|class\\w*|workshop), learn to cook, cook.?off, catering, how to (?:make|cook) \\w+ (?:dishes|at home)
people-baker | bakers?, baking (?:class\\w*|workshop|course|contest|competition)
people-cafe | baristas?, café opening, cafe opening, coffee shop opening
people-waiter | waiters?, waitress\\w*, fine dining
people-cleaning | (?:house|home|office|window|carpet|deep|professional|domestic)? ?cleaning (?:service\\w*|company|compan\\w+|business|offer|lady|team|crew), cleaners?, housekeeping, maid service, janitor\\w*
people-gardening | gardening, gardeners?, landscaping, lawn care, community garden, garden (?:club|service\\w*|workshop)
people-farming | farmers?, harvest festival, agriculture, farm ?workers?
people-painting | painting (?:class\\w*|course|workshop|lessons?|night|party), art (?:class\\w*|workshop|school|course|lessons?|camp), paint (?:and|&|n) sip, drawing (?:class\\w*|course), life drawing, plein air
people-decorating | house ?painters?, painting (?:service\\w*|contractor|compan\\w+|business), decorators?, interior painting, home renovation, renovations?
people-reading | (?:book|reading) clubs?, book ?worms?, story ?time, summer reading, reading (?:challenge|group|day|week|hour|marathon), readathon
people-laptop | freelanc\\w+, remote (?:work\\w*|training|job)\\w*, working from home, online (?:course|class|classes|learning|lessons?|training), e-?learning, programmers?, coding, developers?, bloggers?
people-support | customer (?:support|service|care), call cent(?:er|re), help ?desk, it support
people-doctor | doctors?, clinics?, medical (?:check.?up|cent(?:er|re)|practice|care), health (?:check|fair|screening|care)\\w*, nurses?, physicians?, flu (?:shot|vaccin\\w*), vaccination, physiotherap\\w*, blood drive
people-dentist | dentists?, dental (?:clinic|care|check.?up|practice|office|service\\w*|hygien\\w*), orthodontist
people-plumber | plumb(?:er|ers|ing), pipe repair, boiler (?:repair|service), leak repair
people-handyman | handym[ae]n, home repairs?, repair service\\w*, carpenters?, electricians?, odd jobs
people-building | construction (?:company|work\\w*|site|service\\w*|crew|jobs?), builders?, roofing, roofers?, bricklayer\\w*, contractors?
people-delivery | couriers?, delivery (?:service|driver|boy|man|guy|app)\\w*, food delivery, home delivery, parcel service
people-moving | moving (?:company|companies|service\\w*|day|and storage|help), movers, removals?
people-photo | photographers?, photo ?(?:shoot|walk)s?, photography (?:class\\w*|workshop|course|contest|studio|service\\w*), portrait session
people-dogs | dog.?walk\\w*, dog (?:training|trainer|sitting|school|park|owners)\\w*, pet.?sitt\\w*, puppy (?:class|school|training)
people-family | famil(?:y|ies) (?:day|fun|event|picnic|reunion|outing|health|festival|weekend|counsel\\w*|law\\w*), family doctor, parenting, parents['’]? (?:evening|night)
people-children | (?:summer|day|kids|holiday|science) camps?, kindergarten, pre-?school, day ?care, nursery school, playgroup, play ?dates?, babysitt\\w*, nann(?:y|ies), children['’]?s (?:day|festival|event), kids['’]? (?:club|day|event|festival|carnival|activities)
people-father | father['’]?s day
people-mother | mother['’]?s day
people-couple | matchmaking, speed dating, dating (?:event|night|app|service|agency|coach)\\w*, singles (?:night|event), couples (?:therapy|retreat|night|counsel\\w*), date night, relationship (?:coach|counsel)\\w*
people-wedding | wedding (?:planner|photograph\\w+|fair|dress|reception|ceremony|show|invitation|anniversary)\\w*, bridal, save the date, newlyweds, brides?
people-volunteers | volunteer\\w*, charity (?:event|drive|gala|auction)?, fund ?rais\\w+, donation drive, food (?:drive|bank), community (?:day|service|event|support), non.?profit, toy drive
people-cleanup | (?:beach|park|river|street|community|spring|neighbou?rhood)? ?clean.?ups?, litter pick\\w*, plogging, earth day
people-rally | protests?, (?:political|climate|union|peace|student) rall(?:y|ies), demonstrations? (?:against|for), rall(?:y|ies) (?:against|for), march for, (?:climate|general|labou?r) strikes?, election campaign, vote for, town council, women['’]?s march, pride (?:march|parade), activis\\w+
people-shopping | shopping (?:spree|day|weekend|night|festival), personal shopper, black friday, boutiques?(?! (?:hotel|winery|wine|law|firm|agency|studio|gym|fitness|festival|brewery|gin))
people-fashion | fashion (?:show|week|runway|designer|event|model\\w*|collection|brand|sale|store), runway, models? wanted, (?:clothing|clothes|summer|winter|fall|autumn|spring|dress) collection, women['’]?s (?:fashion|clothing|wear)
people-handshake | real estate agents?, law firm, insurance (?:agent|broker)s?, partnership\\w*, networking, consult(?:ing|ants?|ancy), business (?:consult\\w*|coach\\w*|lunch|breakfast|partner\\w*), b2b, financial advis\\w+
people-graduates | graduations?, graduates?, commencement, class of 20\\d\\d, alumni, university open day, scholarships?
people-science | science (?:fair|day|festival|lab|club|class|night|week), laborator(?:y|ies), scientists?, research (?:day|project|institute), chemistry (?:class|club)
people-crafts | craft (?:class|workshop|fair|night|market|day|club|evening)\\w*, pottery, ceramics (?:class\\w*|workshop), knitting (?:club|class|circle|group), sewing (?:class\\w*|workshop|circle), maker ?space, diy workshop, decoration workshop, makers? (?:market|fair)
people-robotics | robotics? (?:workshop|club|camp|class\\w*|competition|course|team), maker lab, stem (?:camp|workshop|class|club)
people-camping | camping (?:trip|weekend|club), scout\\w*, camp ?fire (?:night|evening), camp ?site
people-dinner | family (?:meal|dinner|restaurant|brunch)s?, dinner (?:party|club|invitation), romantic dinner, supper club, restaurant (?:opening|week), dining (?:experience|event), kids['’]? menus?
people-massage | massage\\w*, spas?, spa (?:day|treatment|offer)s?, reiki, wellness (?:day|cent(?:er|re)|retreat|spa)
`

interface Activity {
  figure: string
  called: RegExp
}

let activities: Activity[] | undefined
const known = (): Activity[] => {
  activities ??= ROWS.split('\n')
    .filter(Boolean)
    .map((row) => {
      const [figure = '', words = ''] = row.split(' | ')
      return { figure, called: new RegExp(`(?<![\\w-])(?:${words.split(', ').join('|')})(?![\\w-])`, 'i') }
    })
  return activities
}

/** The ensemble that shows what a text speaks of somebody doing; undefined where it speaks of nothing that is known. */
export function activityIn(text: string): string | undefined {
  let best: { figure: string; at: number; length: number } | undefined
  for (const { figure, called } of known()) {
    const found = called.exec(text)
    if (!found) continue
    const [{ length }, at] = [found[0], found.index]
    if (!best || at < best.at || (at === best.at && length > best.length)) best = { figure, at, length }
  }
  return best?.figure
}

/** Figures of the set whose people are drawn anew: nobody looks like a sign beside them. */
const REDRAWN: Readonly<Record<string, string>> = Object.fromEntries(
  `person-running woman-running man-running: people-running-2
person-biking man-biking woman-biking: people-cycling
person-lifting-weights: people-gym
person-in-lotus-position: people-yoga-2
person-walking man-walking woman-walking: people-hiking
woman-dancing man-dancing: people-dancing-2
dancing-couple: people-dancing
ballet-dancer: people-ballet
cook man-cook woman-cook: people-cooking
farmer man-farmer woman-farmer: people-farming
singer man-singer woman-singer: people-singing
teacher man-teacher woman-teacher: people-teaching
student man-student woman-student: people-reading
technologist man-technologist woman-technologist: people-laptop
artist man-artist woman-artist: people-painting
health-worker man-health-worker woman-health-worker: people-doctor
construction-worker: people-building
mechanic man-mechanic woman-mechanic: people-handyman
scientist man-scientist woman-scientist: people-science
office-worker man-office-worker woman-office-worker: people-laptop
family: people-family
couple: people-couple
people-hugging: people-couple
friends: people-friends
team: people-office
father-and-child: people-father
mother-and-child: people-mother
man man-standing person-in-tuxedo man-in-tuxedo: people-man
woman woman-standing: people-woman
person person-standing: people-person
child boy girl: people-child
baby: people-baby
selfie: people-photo
wedding: people-wedding`
    .split('\n')
    .flatMap((row) => {
      const [names = '', ensemble = ''] = row.split(': ')
      return names.split(' ').map((name) => [name, ensemble])
    }),
)

/** The figure, or the ensemble that is shown in its place. */
export const redrawn = (figure: string): string => REDRAWN[figure] ?? figure

const NUMBERED = /-\d$/
/** An ensemble's name without the number of a variant, of arranged things what leads; other names without a colour that was said of them. */
export const plainName = (figure: string): string =>
  isEnsemble(figure) ? leadOf(figure).replace(NUMBERED, '') : uncoloured(figure)

const several = new Map<string, string[]>()
/** All ensembles of the same people, the first one first; of another figure itself alone. */
export const variantsOf = (figure: string): string[] =>
  memo(several, figure, () => {
    const held = figure.indexOf('+')
    // Others hold the same thing, or have the same about them.
    if (held >= 0 && isEnsemble(figure) && peopleNames().includes(figure.slice(0, held)))
      return variantsOf(figure.slice(0, held))
        .map((name) => name + figure.slice(held))
        .filter(isEnsemble)
    const plain = plainName(figure)
    const same = peopleNames().filter((name) => plainName(name) === plain)
    return same.length > 0 ? same : [figure]
  })
