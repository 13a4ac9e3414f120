/**
 * What is known of the things that screens hold, by their nouns: samples that are plainly samples, the columns of a table of
 * them, what narrows a list of them, what a form about one asks for. A line: nouns | sign | samples | columns | filters | fields.
 * Columns are 'Label:kind'; a kind in parentheses lists its values.
 */

import { ICONS, type IconName } from './icons.ts'
import { sortOf } from './noun-classes.ts'
import { singularNoun } from './nouns.ts'

const ROWS = `
job,position,vacancy,opening,listing,role | briefcase | Product designer; Site engineer; Care assistant; Data analyst; Line cook; Bookkeeper | Employer:org; Place:town; Type:(Full time/Part time/Contract); Posted:ago | Place; Job type; Experience; Remote | Job title; Place; Job type; Description
internship,intern,apprenticeship | graduation | Marketing intern; Lab assistant; Junior developer; Newsroom intern; Studio trainee; Field trainee | Company:org; Place:town; Months:(3 months/6 months/12 months); Starts:date | Field; Place; Length; Paid | Full name; School; Start date; Why this one?
partner,match,single,soulmate,pen friend,pen pal,dating | heart | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Age:(24–29/30–35/36–45); Lives in:town; Interests:(Cooking/Hiking/Music/Books) | Age; Lives in; Interests; Language | Full name; Date of birth; Lives in; About you
patient | pulse | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Last visit:date; Department:(Surgery/Children/X-ray); Status:(Waiting/Admitted/Discharged) | Department; Status; Last visit; Name | Patient name; Date of visit; Diagnosis; Comments
employee,staff,attendance,absence,worker,personnel,crew | users | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Team:(Office/Workshop/Sales); Clocked in:slot; Status:(At work/On leave/At work) | Team; Status; Joined; Name | Full name; E-mail; Team; Start date
student,pupil,learner,participant | graduation | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Class:(A/B/C); Attendance:percent; Last seen:ago | Class; Year; Attendance; Name | Full name; E-mail; Class; Note
customer,client,lead,account holder,policyholder,supplier,vendor | users | Alder & Co.; Birch Works; Cedar Group; Delta Office; Elm House; Fern Labs | Contact:person; Value:money; Last contact:ago; Status:(New/Active/Waiting) | Status; Value; Owner; Last contact | Name; E-mail; Phone; Note
policy,regulation,law,rule,permit,standard,guideline | file | Air quality limits; Building access; Data retention; Food labelling; Noise at night; Waste disposal | Area:(Health/Trade/Safety); In force:date; Status:(In force/In review/Draft) | Area; In force; Status; Issuer | Title; Area; Date; Description
resource,raw material,currency,supply item | box | Crew; Equipment; Materials; Vehicles; Rooms; Budget | Amount:count; Change:change; Status:(Enough/Low/Enough) | Kind; Amount; Status; Place | Name; Amount; Unit; Note
barber,coach,tutor,doctor,therapist,teacher,instructor,guide,stylist,volunteer,freelancer,expert | user | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Speciality:(Beginners/Evenings/Weekends); Next free:slot; Rating:rating | Speciality; Availability; Distance; Language | Name; Speciality; Available on; Note
member,user,personal,friend,player,athlete,people,person,contact,recipient,author,team member,candidate,resident,guest | users | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Group:(North/South/East); Status:(Active/Active/Invited); Last seen:ago | Group; Status; Joined; Name | Full name; E-mail; Phone; Note
post,question,topic,discussion,thread,comment,answer,idea,story,message,reply,review,opinion,feedback | chat | How do you get started?; What worked for you last month?; A small tip that saves time; Which one would you choose?; Notes from the weekend; Looking for a second opinion | Author:person; Replies:count; Last reply:ago | Newest; Unanswered; Category; Most read | Title; Category; Your text
article,news,blog,column,tutorial,guide page,publication,paper,journal,press | newspaper | A slow morning at the market; What changes this season; Five questions, answered; Behind the workshop door; Small steps, long way; Letters from our readers | Author:person; Section:(Features/News/Opinion); Published:date | Section; Date; Author; Length | Title; Section; Text
course,lesson,class,lecture,module,workshop,training,flashcard,vocabulary,quiz,exam,assignment,certification,study | graduation | First steps; Tools and terms; Practice with examples; Common mistakes; A small project; Review and test | Level:(Beginner/Middle/Advanced); Lessons:count; Progress:percent | Level; Length; Subject; Language | Full name; E-mail; Course; Start date
product,item,goods,stock item,inventory,merchandise,supply,part,equipment,material,medicine,drug | box | Item 101; Item 102; Item 103; Item 104; Item 105; Item 106 | Category:(Standard/Small/Large); In stock:count; Price:money; Status:(In stock/Low/Ordered) | Category; Price; In stock; Rating | Name; Category; Quantity; Price
tool,device,machine,instrument,gadget,appliance | wrench | Torque wrench; Laser level; Bench vice; Calliper; Heat gun; Angle grinder | Function:(Measure/Fasten/Cut); Price:money; Rating:rating | Function; Price; Rating; Brand | Name; Function; Price; Description
order,purchase,sale,transaction,payment,invoice,bill,receipt,settlement,fee,quote,expense,reimbursement,claim,donation,budget,account,finance,cost,financial | money | No. 1041; No. 1042; No. 1043; No. 1044; No. 1045; No. 1046 | For:org; Date:date; Amount:money; Status:(Open/Paid/In review) | Status; Date; Amount; Type | Reference; Amount; Date; Note
ticket,train,bus,flight,ferry,railway,fare,seat,journey,route,trip | train | 07:40 departure; 09:15 departure; 11:05 departure; 13:30 departure; 16:20 departure; 19:45 departure | Duration:hours; Seats left:count; Fare:money | From; To; Date; Passengers | From; To; Date; Passengers
hotel,room,campsite,cabin,apartment,house,property,flat,accommodation,stay,hut,lodge | bed | Lakeside; Hillside; Garden house; Harbour view; Forest edge; Old mill | Place:town; Sleeps:count; Per night:money; Rating:rating | Where; Arrive; Leave; Guests | Arrive; Leave; Guests; Wishes
attraction,destination,place,venue,tour,museum,park,trail,area,neighborhood,neighbourhood,district,city,location,region | map | Old harbour; Botanical garden; City gallery; Lookout hill; Market square; River walk | District:(North/Centre/South); Distance:km; Rating:rating | Area; Distance; Type; Open now | Place; Date; People; Wishes
restaurant,cafe,bar,shop,store,business,company,band,organization,organisation,supplier,provider,club,group,school,barbershop | building | Corner House; Green Door; Blue Lantern; Mill & Co.; Number Nine; The Yard | District:(North/Centre/South); Open:(Open now/Opens 17:00/Closed); Rating:rating | Type; Distance; Rating; Open now | Name; Address; Opening hours; Description
recipe,dish,meal,menu,food,ingredient | fork | Lentil soup; Oven vegetables; Lemon pasta; Herb omelette; Bean stew; Apple crumble | Time:minutes; Serves:count; Rating:rating | Ingredients; Time; Diet; Course | Title; Ingredients; Steps; Time
car,vehicle,bike,truck,scooter,kayak,boat | car | Compact; Estate; Van; Electric; Convertible; Minibus | Seats:count; Gearbox:(Manual/Automatic); Per day:money | Type; Gearbox; Price; Seats | Pick up; Return; Type; Driver’s age
animal,pet,dog,cat,species,bird,wildlife,fish,specimen | paw | Red fox; Barn owl; Roe deer; Grey heron; Brown hare; Pine marten | Group:(Mammal/Bird/Fish); Seen:ago; Count:count | Group; Habitat; Region; Status | Name; Where seen; When; Note
plant | leaf | Lavender; Tomato; Lady fern; Olive; Basil; Hydrangea | Light:(Full sun/Full sun/Shade/Full sun/Half shade/Half shade); Water:(Rarely/Daily/Weekly/Rarely/Daily/Twice a week); Planted:date | Light; Season; Height; Care | Name; Where; Planted; Note
pest | leaf | Aphids; Slugs; Powdery mildew; Vine weevil; Black spot; Whitefly | Sign:(Sticky leaves/Holes in leaves/White film/Notched edges/Dark spots/Pale leaves); What helps:(Soapy water/Barriers/More air/Nematodes/Cutting back/Yellow traps) | Plant; Season; Sign; Newest | Plant; What you see; Since; Photo
floor plan,blueprint | grid | Ground floor; First floor; Attic; Cellar; Garden level; Whole house | Rooms:(4/5/2/3/3/9); Scale:(1 to 50/1 to 100/1 to 200); Drawn:date | Floor; Scale; Newest; Rooms | Name; Floor; Scale; File
language | globe | English; Spanish; French; German; Portuguese; Italian | Learners:count; Progress:percent; Level:(Beginner/Middle/Advanced) | Level; Newest; Most used; Mine | Language; Level; Note
language pair | globe | English – Spanish; English – French; German – English; Spanish – Portuguese; French – German; Italian – English | Terms:count; Translators:count; Checked:date | From; To; Checked; Most used | From; To; Note
lap time,best time,personal best,high score | clock | 0:58; 1:04; 1:09; 1:17; 1:26; 1:38 | By:person; Level:(Easy/Middle/Hard); Date:date | Level; Newest; Mine; Friends | Name; Level; Time
project,case,site,campaign,assignment sheet,portfolio item,procurement,infrastructure | folder | Project North; Project Harbour; Project Oak; Project Delta; Project Field; Project Stone | Lead:person; Progress:percent; Due:date; Status:status | Status; Lead; Due; Type | Title; Lead; Start; Due
task,to-do,todo,to-do item,work order,job costing,step,reminder,goal,habit,activity | check | Prepare the agenda; Order new supplies; Call back in the morning; Check the last draft; Plan next week; Send the summary | For:person; Due:date; Status:(To do/Doing/Done) | All; Open; Done; Due today | Task; Due; For; Note
document,file,contract,form,template,record,report,log,sheet,certificate,archive,patent,manual | file | Annual review; Safety checklist; Terms of use; Meeting notes; Site survey; Monthly summary | Owner:person; Changed:ago; Status:(Draft/In review/Final) | Type; Date; Owner; Status | Title; Type; Date; Description
call,support ticket,request,issue,complaint,incident,alert,notification,warning,detection | bell | Request 301; Request 302; Request 303; Request 304; Request 305; Request 306 | From:person; Type:(Question/Problem/Order); Opened:ago; Status:status | Type; Status; Opened; Priority | Client; Type; What happened?; Next step
appointment,booking,reservation,session,event,meeting,contest,competition,tournament,festival,conference,match,race,game,schedule,shift,lineup,program,programme | calendar | Morning session; Open workshop; Evening round; Qualifier; Final; Closing night | Day:day; Time:slot; Place:(Hall A/Hall B/Garden); Places left:count | Date; Type; Place; Free places | Name; Date; Time; People
song,track,audio,music,ringtone,podcast,sample,album,playlist,wallpaper,video,film,movie,recording | music | First light; Night drive; Paper boats; Slow river; Open window; Long summer | Length:length; Category:(Calm/Bright/Classic); Saved:count | Category; Newest; Length; Most saved | Title; Category; File
photo,picture,image,artwork,work,creation,drawing,painting,content,memory,memories,gallery | image | Untitled 1; Untitled 2; Untitled 3; Untitled 4; Untitled 5; Untitled 6 | By:person; Added:ago; Likes:count | Newest; Category; Most liked; By | Title; Description; File
stock,share,price,market,crypto,fund,portfolio value,asset,investment,domain | chart | Sample A; Sample B; Sample C; Sample D; Sample E; Sample F | Last:money; Change:change; Volume:count | Sector; Region; Change; Price | Code or name; Period; Format
data,statistic,metric,score,figure,measurement,sensor,energy,power,consumption,pollution,temperature,traffic,emission,trend,performance,analysis,indicator | pulse | Series A; Series B; Series C; Series D; Series E; Series F | Now:count; Change:change; Average:count | Period; Area; Unit; Series | Period; Series; Unit
poll,vote,survey,option,candidate list,choice,ballot | check | Option A; Option B; Option C; Option D; Option E; Option F | Votes:count; Share:percent; Closes:date | Open; Closed; Newest; Mine | Question; Option 1; Option 2; Closes
promotion,discount,offer,deal,coupon,advertisement,ad,sponsor | tag | Two for one; Early week offer; Student price; Last places; Family ticket; Season end | From:org; Ends:date; Saved:count | Category; Ends soon; Near me; Newest | Title; Shop; Ends; Description
email,short message,sms,newsletter,letter,mail,notice,announcement | mail | Welcome; Reminder for Friday; Monthly letter; Thank you; A change of date; Your summary | To:(All/Members/New); Sent:ago; Opened:percent; Status:(Sent/Planned/Draft) | Status; Date; List; Template | To; Subject; Message
prize,reward,badge,point,leaderboard,ranking,winner,record | trophy | Gold; Silver; Bronze; First try; Streak; Team prize | Points:count; Won by:person; Date:date | This week; All time; Friends; Level | Name; Points
contest result,match result,game result,race result,exam result,test result,performance | trophy | Ana R.; Ben O.; Chidi N.; Dara K.; Elif T.; Finn S. | Points:count; Rank:(1st/2nd/3rd/4th/5th/6th); Date:date | Newest; Best; Category; Mine | Name; Date; Result
result,outcome | chart | Result 1; Result 2; Result 3; Result 4; Result 5; Result 6 | Value:count; Change:change; Date:date | Newest; Saved; Category; Mine | Name; Date; Result
calculation,calculation result,expression,mathematical expression | chart | 12 × 5 = 60; 240 ÷ 8 = 30; 15% of 80 = 12; 3² + 4² = 25; √144 = 12; 7 × 9 − 3 = 60 | Type:(Basic/Basic/Percent/Powers/Roots/Basic); Done:ago | Type; Newest; Saved; Mine | Expression; Type
skill,qualification,certificate,profile,experience,resume,cv | user | Woodwork; Bookkeeping; Photography; First aid; Web design; Spanish | Level:(Basic/Good/Expert); Years:count | Level; Skill; Place; Available | Name; Skill; Level; About you
obituary,funeral,condolence,memorial,tribute,mortuary | leaf | In memory of a teacher; In memory of a neighbour; In memory of a friend; In memory of a baker; In memory of a gardener; In memory of a singer | Place:town; Service:date; Messages:count | Date; Place; Name; Newest | Name; Dates; Words of remembrance
weather,forecast,air quality,climate,rain | cloud | Today; Tomorrow; Wednesday; Thursday; Friday; Saturday | High:degrees; Low:degrees; Rain:percent | Place; Day; Week; Unit | Place
word,crossword,puzzle,letter,term,translation | puzzle | Word 1; Word 2; Word 3; Word 4; Word 5; Word 6 | Level:(Easy/Middle/Hard); Solved:percent | Level; Topic; New; Solved | Word; Meaning
`

export type CellKind =
  | 'org'
  | 'person'
  | 'town'
  | 'ago'
  | 'date'
  | 'day'
  | 'slot'
  | 'hours'
  | 'minutes'
  | 'length'
  | 'km'
  | 'money'
  | 'count'
  | 'percent'
  | 'rating'
  | 'status'
  | 'change'
  | 'degrees'
  | 'of'

export interface Column {
  label: string
  kind: CellKind
  /** Of 'of'. */
  values: string[]
}

export interface ThingFacts {
  icon: IconName
  samples: string[]
  columns: Column[]
  filters: string[]
  fields: string[]
}

const KINDS: ReadonlySet<string> = new Set(
  'org person town ago date day slot hours minutes length km money count percent rating status change degrees'.split(
    ' ',
  ),
)
const isKind = (word: string): word is CellKind => KINDS.has(word)

const listOf = (text = ''): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

function columnOf(text: string): Column {
  const [label = '', kind = ''] = text.split(':')
  return isKind(kind)
    ? { label, kind, values: [] }
    : { label, kind: 'of', values: kind.replace(/[()]/g, '').split('/') }
}

const isIcon = (word: string): word is IconName => word in ICONS

function readRows(): Map<string, ThingFacts> {
  const facts = new Map<string, ThingFacts>()
  for (const line of ROWS.trim().split('\n')) {
    const [nouns = '', icon = '', samples, columns, filters, fields] = line.split('|').map((part) => part.trim())
    const row: ThingFacts = {
      icon: isIcon(icon) ? icon : 'file',
      samples: listOf(samples),
      columns: listOf(columns).map(columnOf),
      filters: listOf(filters),
      fields: listOf(fields),
    }
    for (const noun of nouns.split(',')) if (!facts.has(noun)) facts.set(noun, row)
  }
  return facts
}
const BY_NOUN = readRows()

const UNKNOWN: ThingFacts = {
  icon: 'file',
  samples: [],
  columns: [
    { label: 'Category', kind: 'of', values: ['General', 'Special', 'New'] },
    { label: 'Added', kind: 'date', values: [] },
  ],
  filters: ['Newest', 'Category', 'Special', 'New'],
  fields: ['Name', 'Category', 'Date', 'Description'],
}

/** Nouns that only hold what another one names. */
const SHELLS: ReadonlySet<string> = new Set(
  'data information record detail history list status overview item entry table index management number'.split(' '),
)

/** What is known of things of its sort: 'home inspectors' are people. */
function alike(words: readonly string[]): ThingFacts | undefined {
  const sort = words.toReversed().map(sortOf).find(Boolean)
  return sort === undefined ? undefined : BY_NOUN.get(sort)
}

/** What is known of a thing ('train tickets'): by all its words, by its last ones, by its noun; else what holds of any. */
export function factsOf(thing: string): ThingFacts {
  // 'rooms by city and price' are rooms.
  const [named = thing] = thing.toLowerCase().split(/(?<=\w)\s(?:by|from|near|with)\s/)
  // What a firm has in stock; what is traded is told with more: 'stock prices'.
  const all = (named === 'stock' ? 'inventory' : named).split(/\s+/).map(singularNoun)
  // 'patient records', 'order status': what is known of it is that of the patient and the order.
  const told = all.filter((word) => !SHELLS.has(word))
  const words = told.some((word) => BY_NOUN.has(word)) ? told : all
  for (let from = 0; from < words.length; from++) {
    const found = BY_NOUN.get(words.slice(from).join(' '))
    if (found) return found
  }
  // 'sales leads and reports': the first of several.
  const any = words
    .toReversed()
    .map((word) => BY_NOUN.get(word))
    .find(Boolean)
  return any ?? alike(words) ?? UNKNOWN
}

/** Whether its noun is one that is known. */
export const isKnown = (thing: string): boolean => factsOf(thing) !== UNKNOWN
