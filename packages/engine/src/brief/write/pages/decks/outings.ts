/** Decks of workshops on wheels, of celebrations, of journeys and of good causes. */
export const OUTINGS = `
# car mechanic, garage, car repair, auto repair, mechanic, car workshop, tyre, auto shop, motors, car service
nav: Service | The workshop | Questions | Contact
headlines: Keep it rolling | It makes a noise? So do we | Under the bonnet, above board | Good for another winter
subheads: Servicing, repairs and straight answers, for cars that still have places to go. | Old parts shown, new parts explained. | Bring it in, or tell us what it sounds like.
calls: Describe the problem / What we do | Book a slot / The workshop
features: Service — Oil, filters, brakes, lights, and a look at everything else while it is on the lift. You get the list, not a lecture. | Repairs — First we find the cause, then we say what it means, and only then do we pick up a spanner. | Tyres — The right ones at the right pressure, changed before the first frost and stored until the last. | Brakes — They squeal before they fail. Come when they squeal. | Electrics — A warning light is a hint and not a diagnosis. We read it, then we look. | Before you buy — We go over the car that you have fallen for. Somebody should be sober about it.
about: How we work — We look before we quote, and we quote before we begin. What turns up on the way is shown to you first, on the car, with a torch. | Worth keeping — {name} likes cars that have been somewhere. Most of them need less than you fear, and when one really is done, we will tell you that as well, before you put another new exhaust on it.
process: Describe — A noise, a light, a smell, a feeling. All of them help. | Look — On the lift, together if you have the time. | Mend — What was agreed. Then a drive round the block to be sure.
faq: May I bring my own parts? — Ask us first. We have to stand behind what we fit. | How often does it need a service? — Once a year or by the book, whichever comes first. | The light is on. Can I drive? — Red means stop, yellow means soon. Look it up in the handbook, then call us. | Can I wait here? — For small things, yes. There is coffee, of the workshop kind.
closings: Tell us about the noise — You may imitate it. We have heard worse. | Book it in — Before the long drive, not after it.
footers: Check your tyres. | Drive home gently.
# wedding planner, wedding, weddings, wedding venue, wedding planning, bridal
nav: Planning | Ideas | Questions | Contact
headlines: Yes to the rest of it | One day, no regrets | Your people, one long table | Happily, and on time
subheads: For large parties, small ones, and the two of you alone. | We keep the list so that you can keep the evening. | Begin with who must be there. The rest is furniture.
calls: Start planning / How it works | Tell us about you two / See ideas
features: The place — A barn, a garden, a room with a good floor. We look for light in the afternoon and somewhere to go if it rains. | The table — Where the evening really happens: who sits beside whom, what stands in the middle, when the soup comes. | Flowers — In season, and in scale with the room. Two large gestures are better than forty small ones. | Music — For the aisle, the toast and the last hour. These are three different bands, or one with range. | The plan — Who, when, where, and what if. It fits on two pages, and on the day nobody but us has to look at it. | The morning after — Coffee, leftovers, and the story that everybody tells differently.
about: How we plan — We ask what you would like to remember in ten years, and begin there. Most of what people worry about is not on that list. | Your day, not ours — {name} has opinions, and keeps them until you ask. There is no right way to do it. There are only the people you love in one place, which happens very seldom, and deserves good chairs.
process: Talk — About the two of you, before anything else. | Choose — Place, people, rhythm. Everything else follows. | Enjoy — We are there, in the background, with safety pins.
faq: When should we begin? — With the date and the place, a year ahead if you can. | How many guests are right? — As many as you can speak with in one evening. | What if it rains? — There is always a second plan, and often it is the nicer one. | Where can we save? — On what nobody remembers: favours, fuss, the third course.
closings: Tell us about you two — The rest can be planned. | Save us a date — Even a rough one.
footers: With love and a list. | Breathe. It will be lovely.
# gym, fitness studio, fitness, personal trainer, personal training, crossfit
nav: Training | First visit | Questions | Join
headlines: Start where you are | Lift something | The hardest part is the door | Stronger on a Tuesday
subheads: Machines, weights and people who know what to do with them. | For the first time, for the comeback, for the habit. | Come as you are. Leave a little heavier-footed.
calls: Plan a first visit / How we train | Try a session / See the classes
features: Strength — Few lifts, done well, a little heavier each time. It works at any age, and it works best on those who think it will not. | Endurance — Bike, rower, stairs. Slow enough to talk, long enough to matter. | Mobility — Hips, shoulders, ankles: the places that a chair has borrowed. | Together — A class with a name you can pronounce, a coach who learns yours, and music that is somebody else's fault. | A plan — On paper, for your weeks as they are. Three times is good, twice is plenty, once is a beginning. | Rest — It is when the change happens. We will tell you to go home.
about: No before and after — Progress is what you can do now that you could not: stairs, bags, sleep. {name} measures that, and leaves mirrors for checking your form. | It is a habit — Motivation is a guest; it comes late and leaves early. What helps is a day, an hour, a bag by the door, and somebody who notices when you are not there.
process: Visit — Look around, ask, press buttons. | Begin — With a plan, and somebody beside you for the first sessions. | Keep on — We adjust it every few weeks.
faq: I have not trained for years. — Then the first month will be the most fun. | What should I bring? — Shoes, a towel, water. | How soon will I see something? — You feel it in two weeks, and see it in eight. | Is it full in the evening? — After work it is lively. Mornings are yours.
closings: Your first session — Choose a day. Somebody will be at the door. | Bag by the door — Done. Now come.
footers: Put the weights back. | See you the day after tomorrow.
# charity, tree planting, conservation, environment, nonprofit, food bank, climate, community garden, rewilding, wildlife trust
nav: What we do | Take part | Questions | Contact
headlines: Many hands, one spade | It starts on your street | Somebody has to begin | Small steps, in the same direction
subheads: What we do, why it matters, and how you can be part of it by the weekend. | Give an hour, a tool, a tenner or a good word. | You do not have to be an expert. You have to turn up.
calls: Take part / What we do | Give a hand / How it works
features: On the ground — Gloves on, sleeves up. Most of what helps is simple work, done together and often. | With schools — Children who have planted something walk past it differently. | With neighbours — A street knows best what it is missing. We bring tools, and leave with recipes. | With experts — So that good intentions also have good roots. | In the open — What comes in, what goes out, what worked and what did not. Ask us to show you. | Over years — One day is a photograph. We stay until it grows by itself.
about: Why we do this — Because waiting has been tried. {name} brings together people who would rather do something small today than something perfect later. | What changes — At first you see very little: a bare patch, a list of names, a shelf. Then somebody comes back the week after and brings a friend, and that is the moment it begins to work.
process: Come — To one action. See who else is there. | Choose — An hour a month, a day a year, or only the newsletter. | Stay — And bring the neighbour who complains.
faq: Do I need experience? — No. There is somebody to show you, and tea. | Can I bring children? — Please. They dig faster. | Where does my money go? — Ask for the accounts; every good cause should show them. | I have no time. What can I do? — Tell two people. That is often how the third arrives.
closings: There is a spade for you — Come to the next one. | Begin small — We will take it from there.
footers: Wear old shoes. | Thank you for caring.
# hotel, guest house, guesthouse, bed and breakfast, inn, hostel, holiday home, cottage, boutique hotel, bnb
nav: Rooms | The house | Around here | Contact
headlines: Stay another night | The window is the picture | Unpack. Look out. Breathe. | Somebody made the bed
subheads: Rooms to sleep well in, a table to wake up at, and the way to the place you came for. | For a night on the road, or a week with a book. | Tell us when you arrive. We will leave a light on.
calls: Ask for a room / See the house | Plan your stay / The rooms
features: Rooms — Each a little different: a morning one, a quiet one, one with a bath under the window. Say which you are. | Breakfast — Slow, warm, and with somebody who remembers how you take it. | Around here — What is worth the walk, what is worth the drive, and what the guidebook has not noticed yet. | Evenings — A chair, a lamp, a shelf of left-behind novels. Please leave one, too. | For families — Cots, early suppers, and patience at the table. | For work — A real desk and a door that closes. The view will cost you an hour.
about: The house — It creaks a little, and means it kindly. {name} looks after it as one looks after an old friend: with care, and without changing what people come back for. | What we leave out — No television at breakfast, no music in the corridor, no seven kinds of pillow. In their place there are thick curtains, good bread, and somebody who will point at the map.
process: Write — When, how many, and what you hope for. | Arrive — Keys, a cup of something, the short tour. | Stay — And tell us if the tap drips.
faq: When can we arrive? — Tell us your train or your road, and we find a way. | May we bring a dog? — Ask us first, and bring its blanket. | Is there parking? — Ask us about the best place for your dates. | Can we stay only one night? — Often, yes. Two are better.
closings: The light is on — Say when you are coming. | Pack one book fewer — There is a shelf.
footers: Sleep well. | Please close the shutters in a storm.
# travel agency, tour operator, guided tour, tours, travel, trekking, hiking, walking tour, adventure, kayak, safari, sailing, surf school, ski school
nav: Trips | How we travel | Questions | Contact
headlines: Further, with less luggage | The long way round | Follow somebody who has been there | Weather included
subheads: Small groups, good paths, and guides who know where the bakery is. | For first-timers and for those who have worn out the boots. | Tell us what you would like to see from a distance.
calls: Find a trip / How we travel | Plan your days / See the trips
features: On foot — From a morning to a week, with a bed at the end of each day and somebody else carrying the bag. | On the water — Slow, close to the shore, with time to put the paddle down. | For beginners — You learn what you need on the first morning. Everything after that is practice and lunch. | Alone or together — Come by yourself and leave with addresses. Or bring your own crowd, and we make it fit. | By your own — Maps, rooms and a telephone number, and nobody walking in front of you. | Out of season — Fewer people, lower light, better stories.
about: Why slowly — Because you see more. {name} plans days with room in them, for the view that nobody told you about and for the rain. | Good guides talk little — They know the path, the weather and the family at the hut, and they know when to stop and wait until you have noticed it yourself. That is most of the craft, and we choose ours for it.
process: Talk — What you have done, what you would like, and how your knees are. | Choose — A trip, a date, a bed. | Go — With a packing list that is shorter than you think.
faq: How fit do I have to be? — Each trip says it plainly. If in doubt, ask; we would rather tell you no. | What if the weather is bad? — Then we go another way, later, or to the bakery. | What do I need to bring? — You get a list. Shoes that you know are at the top of it. | Can I come alone? — Most people do.
closings: Where have you not been? — Tell us, and we will look at the map together. | There is one place left — In the group, and at the table.
footers: Leave only footprints. | Bring a hat.
`
