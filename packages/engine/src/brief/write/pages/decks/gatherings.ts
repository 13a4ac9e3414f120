/** Decks of conferences, of days out, of fast food, of jewellers and of rooms with music. */
export const GATHERINGS = `
# conference, summit, hackathon, symposium, convention, congress, meetup, tech conference, design conference, expo
nav: Programme | Getting there | Questions | Take part
headlines: Come with questions | Be in the room | Talks worth the train | Two coffees and a new idea
subheads: What is on the programme, who it is for, and how to take part. | For those who do the work, and for those who would like to know how it is done. | Listen in the morning, argue at lunch, try it in the afternoon.
calls: Take part / The programme | Save a seat / Who it is for | Sign up / What happens
features: Talks — Short enough to remain curious, long enough to learn something. Slides that can be read from the last row. | Workshops — Small groups, real problems, and something that you take home besides a pen. | Conversations — The breaks are long on purpose. Most of what people remember happens beside the coffee. | For newcomers — Come alone and sit where you like. Nobody will ask you to introduce yourself to the whole room. | Questions — There is time for them, and a microphone that works. | Afterwards — Notes, names and the reading list, for those who would like to go on.
about: Why meet at all — Because a screen shows you the talk and not the nod. {name} brings people into one place, so that they can disagree kindly and find out what the others are trying. | What it is about — Work in progress, told honestly: what was hoped for, what went wrong, and what we would do again.
process: Choose — Read the programme, and mark what you must not miss. | Come — Bring a question. It is the best way in. | Go on — Write to the person you sat beside.
faq: Who is it for? — For whoever does this work, or would like to. | Can I come for part of it? — Ask us what is possible. | Is the place accessible? — Tell us what you need, and we will say how it can be done. | Will there be recordings? — Ask us closer to the date.
closings: See you in the room — Sign up, and tell somebody who should come along. | Bring a question — We have the chairs.
footers: Comfortable shoes, charged phone. | Say hello at the door.
# burger, burger joint, burger bar, fast food, street food, food truck, taco truck, taco, fried chicken, hot dog, fries, sandwich shop, kebab
nav: Menu | The kitchen | Questions | Find us
headlines: Both hands | Napkins, please | Eat it while it is hot | Worth the queue
subheads: What is on the grill, when it is hot, and where to find it. | For lunch on a bench, dinner on the way, and the hour after midnight. | A short menu, a hot plate, and plenty of paper.
calls: See the menu / How we cook | Find us / What is on | Order ahead / The menu
features: From the grill — Hot, quick, and not before you have ordered it. | On the side — Crisp outside, soft inside, salted while somebody is watching. | Sauces — In small pots. Take two, they run out at the wrong moment. | Without meat — Not an apology: a thing of its own. | To take away — Wrapped so that it survives the tram. | For many — Office, party, football final. Tell us how many are hungry, and when.
about: How we cook — Few things, often, and very hot. {name} would rather make one thing all day and get it right than write a longer menu. | The queue is short — It only looks long. While you stand in it you can smell what you will have, and change your mind once.
process: Order — At the counter, with everything that you would like to leave out. | Wait — Long enough to find a napkin. | Eat — With both hands, leaning forward.
faq: Can you cook around allergies? — Tell us before you order. We answer honestly. | Is there something without meat? — Yes, ask what it is at the moment. | Can I order ahead? — Ask us, and say when you want it hot. | Do you come to parties? — Tell us how many you are and where.
closings: Hungry? — You know where the smoke is. | It is hot now — And you are reading.
footers: More napkins at the counter. | Mind the sauce.
# zoo, aquarium, amusement park, theme park, water park, funfair, adventure park, petting zoo, wildlife park, mini golf, trampoline park, bowling alley, bowling, escape room
nav: What there is | Plan your day | Questions | Visit
headlines: Stay until you are tired | One more time | The best kind of late | Somebody will be carried home
subheads: What there is to see and do, and what to bring for it. | For small ones, tall ones, and those who only came along. | Plan a little, and leave the rest to the day.
calls: Plan your day / What there is | See what is on / Before you come | Visit us / Questions
features: For small ones — Low enough to see, safe enough to try, and close to a place to sit. | For tall ones — Do not pretend that you are only here for the children. | Come early — The first hour belongs to those who set an alarm. | When it rains — Some things are better then, and the queue is shorter. | Something to eat — Before the hunger, if you can manage it. | For groups — Schools, birthdays, offices. Tell us how many, and who is the most excited.
about: What we like about it — The moment in which nobody looks at a telephone. {name} works for that moment, every day anew. | How to see everything — You cannot. Choose three things, do them slowly, and leave one for the next time. That is how people come back.
process: Plan — Choose a day, and look at the weather only once. | Come — Together, or to meet here. | Stay — Longer than you had thought.
faq: How long should we plan? — Half a day at least. With small children, a whole one with a break. | Can we bring our own food? — Ask us where the good benches are. | Is it any good in the rain? — Bring a jacket, and see. | May we celebrate a birthday here? — Tell us how old and how many.
closings: Next free day? — Spend it here. | Bring somebody — It counts double.
footers: Wear shoes that can run. | See you at the exit. It will take a while.
# jewellery, jewelry, jeweller, jeweler, goldsmith, silversmith, watchmaker, watches, watch repair, engagement rings, rings
nav: Pieces | The bench | Questions | Visit
headlines: Small, and for long | Worn every day | Made at the bench | To be handed on
subheads: What we make, what we mend, and how a piece begins. | For a finger, an ear, a wrist, an occasion, or for none. | Come and try it on. That is how one knows.
calls: Ask about a piece / How we work | Visit the bench / See the pieces | Begin a piece / What we mend
features: Made for one — From a sketch, a stone or a story. You see it before it is set. | Mended — Clasps, links, settings, springs. What was worn for years may be worn for more. | Made over — Two rings that nobody wears can become one that somebody does. | Sized — Fingers change. Metal can follow. | Cleaned — Once a year, while you wait or take a walk. | To give — In a box that closes with a good sound.
about: How a piece begins — With hands: how they move, what they do all day. {name} draws after that, and asks once more before the metal is warm. | Small things, long lives — A good piece is finished on the back as well. Nobody sees it, except the one who takes it off at night, and that is the one it is for.
process: Talk — About who will wear it, and how often. | Draw — Two or three ways, on paper. | Make — By hand, at the bench by the window.
faq: Can you use my own stone? — Bring it, and we look at it together. | Can this be mended? — Most things can. Show it to us. | How do I find out a ring size? — Bring a ring that fits, or the finger. | How do I look after it? — Wear it. A soft cloth does the rest.
closings: Try it on — There is a mirror, and time. | Have something in a drawer? — Bring it along.
footers: Take it off for the garden. | Please come with clean glasses.
# record shop, record store, vinyl, radio station, radio, podcast, recording studio, record label, music studio, jazz club, music venue, concert hall
nav: Listen | What is on | Questions | Come by
headlines: Louder, please | Side B is the better one | Keep the door open | Heard best in a room
subheads: What there is to hear, and where to hear it. | For those who know the catalogue number, and for those who hum. | Bring your ears. We have the rest.
calls: Listen / What is on | Come by / About the sound | Get in touch / Listen
features: New in — Ask what came this week. Somebody has been waiting to be asked. | Old and good — Things that have been heard a thousand times, and are ready for more. | By hand — Levels, needles, cables: the part that nobody claps for. | Live — People in one room, and something that happens once. | For beginners — Say what you like, and we will play you its grandmother. | Late — The best hour for it, as a rule.
about: What it sounds like — Better than a description. {name} listens first and talks afterwards, and plays it again if you want. | Why in a room — Because sound needs air. You hear it with the floor, the chair and the person beside you.
process: Come — At any volume. | Listen — All the way to the end. | Tell — Somebody who would like it, too.
faq: May I listen first? — That is what it is there for. | Do you have …? — Ask. If not, we know who might. | Can I bring something of mine? — Yes. We like to be surprised. | I know nothing about it. — Good ears are enough.
closings: Press play — Or come and let us do it. | One more song — There is always time for one.
footers: Mind the needle. | Thank you for listening.
`
