/** Words that name what a person does. */
import { words } from '../phrases.ts'

export const JOB_WORDS = words(
  `cellist harpist flautist organist percussionist trombonist clarinettist oboist soprano tenor baritone candidate councillor mayor accountant actor actress acupuncturist advisor adviser advocate agent analyst animator architect artist artisan assistant
  associate attorney auditor author baker barber barista bartender beautician biologist bookkeeper bricklayer broker builder
  butcher buyer captain carpenter caterer ceo cfo chairman chairwoman chef chemist chiropractor cio cinematographer cleaner
  clinician cmo coach coo composer concierge conductor conservator consultant contractor cook coordinator copywriter counselor
  counsellor creator cto curator dancer dentist dermatologist designer detailer developer dietitian director dj doctor doula
  drummer economist editor educator electrician engineer entrepreneur esthetician aesthetician executive expert farmer
  filmmaker florist founder cofounder co-founder freelancer gardener geologist goldsmith grower guide guitarist hairdresser
  hairstylist handyman head herbalist historian hygienist illustrator influencer inspector installer instructor interpreter
  investigator investor jeweler jeweller joiner journalist judge keeper landscaper lawyer lead lecturer librarian locksmith luthier
  machinist magician manager maker mason massage masseuse mechanic mediator midwife milliner minister mixologist model
  musician nanny naturopath neurologist notary novelist nurse nutritionist officer optician optometrist orthodontist owner
  painter paralegal paramedic partner pastor pediatrician paediatrician performer pharmacist philosopher photographer
  physician physicist physiotherapist pianist pilot planner plasterer playwright plumber poet podcaster potter preacher
  president principal printer producer professor programmer proprietor psychiatrist psychologist psychotherapist publicist
  radiologist rapper realtor receptionist recruiter reporter representative researcher restaurateur roaster roofer rector
  sailor salesperson saxophonist scientist sculptor seamstress secretary singer singer-songwriter solicitor sommelier specialist
  stonemason storyteller strategist stylist supervisor surgeon surveyor tailor tattooist teacher technician technologist therapist
  trainer translator treasurer tutor tuner upholsterer vet veterinarian videographer violinist vp waiter watchmaker weaver welder
  winemaker woodworker writer yogi zoologist marketer groomer sitter walker decorator organizer organiser host mentor
  vice-president superintendent engraver bookbinder cobbler blacksmith beekeeper brewer distiller cheesemaker chocolatier
  kinderarzt kinderärztin arzt ärztin tischler tischlerin maler malerin physiotherapeut physiotherapeutin steuerberater steuerberaterin hebamme
  architecte avocat avocate médecin photographe graphiste dentiste abogado abogada arquitecto arquitecta fotógrafo fotógrafa dentista diseñador diseñadora architekt architektin
  fotograf fotografin rechtsanwalt rechtsanwältin zahnarzt zahnärztin advogado advogada arquiteto arquiteta médico médica ingeniero ingeniera ingenieur grafikerin grafiker
  streamer vlogger blogger youtuber gamer physio realtor waitress server bellhop busboy roofer tiler glazier translator ceramicist arborist bookseller speechwriter proofreader ghostwriter bassist vocalist songwriter healer wellness`,
)

/** Forms of words for those who do something for a living, where no table holds them: 'tuner', 'stonemason', 'taxidermist'. */
export const DOERS = /(?:smith|wright|monger|keeper|mason|sweep|grapher|[a-z]ist|er|[ct]or|man|woman)$/

/** Words of those forms that are none. */
export const NO_DOERS = words(
  `adapter answer banner beer career cheer deer peer pioneer volunteer boiler border boulder brother burger butter
  calculator cancer chapter character charger checker cider cinder clover cluster computer converter copper corner
  cover cracker customer danger daughter december dinner dishwasher dresser factor father feather fiber fighter filter
  finder finger fist flier flower flyer folder generator ginger hamburger hammer header heater helicopter holder human
  insider ladder laser layer leader leather letter lever list locker lover mist monitor monster mother motor newcomer
  newsletter number november october offer order outsider oyster paper pepper planter player poster powder power
  projector quarter radiator reader refrigerator reminder river roller rooster rubber scanner scooter semester
  september shopper shoulder shower silver simulator sister soccer spider starter sticker summer supper sweater
  teenager theater thriller tiger timber timer toddler tower tracker tractor trailer trigger tumbler twist user vector
  viewer visitor waist water waver weather whisper winter wonder`,
)
