/** Decks of the trades that most pages are asked for. */
export const DAILY = `
# law firm, lawyer, law, solicitor, attorney, legal, notary, barrister
nav: Practice areas | Approach | Questions | Contact
headlines: Clear counsel for complicated days | The law, in plain words | Someone on your side | Good advice comes early
subheads: What we advise on, how we work, and how to arrange a first conversation. | For contracts that hold, disputes that end, and decisions that can be explained. | Know where you stand before you move.
calls: Arrange a conversation / Practice areas | Speak to a lawyer / How we work | Contact the office / Our approach
features: Contracts — Written so that both sides read the same thing. The best clause is the one nobody has to argue about later. | Disputes — Settled where possible, argued where necessary. We tell you early which of the two we expect. | Business — Founding, growing, parting: the papers behind each, in an order that does not stop the work. | Family — Separation, children, inheritance. Hard matters, handled with tact and without theatre. | Property — Before you sign, and after. Boundaries, leases, neighbours, and what the small print really says. | Second opinion — A fresh pair of eyes on what you have been told. Sometimes the answer is that it was right.
about: How we advise — First we make sure we understand; then we say what we think, including what you may not wish to hear. {name} would rather prevent a case than win one. | Discretion is the beginning — What you tell us stays with us. That is the law, and also a habit. It lets you say the whole of it at the first meeting, which saves everybody the second.
process: First conversation — You describe the matter, in any order. We ask questions until it has one. | Assessment — Chances, risks and likely costs, in writing and in words you can repeat at home. | Action — You decide. We write, negotiate or go to court, and tell you what happens next.
faq: What should I bring to a first meeting? — Every paper on the matter, letters with their envelopes, and a short list of dates. | Is what I say confidential? — Yes. Lawyers are bound to secrecy, and that begins with the first call. | When should I see a lawyer? — Before you sign, before you answer, before a time limit ends. | Do I have to go to court? — Many matters end without. It helps to begin early and to keep your letters polite.
closings: Where do you stand? — Describe your matter in a few lines, and we will suggest a first step. | Better asked in time — Arrange a first conversation, before the answer is due.
footers: This page informs; it is no legal advice. | Advice in confidence.
# dentist, dental, dental practice, dental clinic, orthodontist, teeth
nav: Treatment | First visit | Questions | Contact
headlines: Say ah, then breathe | Teeth, looked after | A calm chair | Smile first, ask later
subheads: Check-ups, repairs and straightening, with time to explain each of them. | For the brave, the busy and those who have put it off. | You raise a hand and we stop. It is that simple.
calls: Book a visit / What we treat | Ask for a time / First visit
features: Check-ups — Look, clean, tell. Most visits end here, and that is the idea of them. | Fillings — Small ones, early. We show you the picture, so that you see what we see. | Gums — They hold everything up and complain late. A little care now saves much later. | Straightening — For teenagers and for those who always wanted to. We say honestly what can be done and what cannot. | Children — First they ride the chair, then they count our fingers, and only then do we count their teeth. | Worried? — Tell us when you book. There is more time, less noise and no lecture.
about: No surprises — {name} tells you what is coming before it comes, what it involves, and what would happen if you waited. Then you decide. | Small and early — A tooth that is seen twice a year seldom makes a story. We like it when nothing happens, and we are quite happy to see you for ten minutes and send you home.
process: Look — With a mirror, a picture and questions. | Plan — What is needed, in which order, and what can wait. | Treat — Numb, gentle, and with a pause whenever you want one.
faq: How often should I come? — Twice a year is right for most. Gums or braces may want more. | I am afraid. — So are many. Say so when you book; it changes how we plan the visit. | Which toothbrush is best? — The one you use for two minutes, twice a day. | I have pain now. — Call us and say so. Until then something cold outside and nothing hot inside.
closings: Overdue? — Nobody here will scold you. Choose a day. | Floss tonight — And book for the rest.
footers: Twice a day, two minutes. | Spit, do not rinse.
# restaurant, bistro, trattoria, eatery, diner, tavern, brasserie, seafood restaurant
nav: Menu | Kitchen | Reservations | Contact
headlines: Come hungry, stay late | A table is waiting | Cooking worth sitting down for | Dinner, without the fuss
subheads: See the menu, find us, and keep a table for the evening. | For two, for ten, for a quiet lunch or a long night. | Good ingredients, a hot stove and time at the table.
calls: Book a table / See the menu | Reserve / Our kitchen | See the menu / Find us
features: To begin with — Small plates to share while you decide. Order one more than you think; somebody will steal it. | From the stove — The dishes the kitchen is here for, cooked when you order them and not before. | From the garden — Vegetables that are not an apology. Some of the best plates never met an animal. | Something sweet — There is always room. We checked. | In the glass — Something to drink that suits the plate, with or without alcohol. Ask what is open. | For groups — One long table, one menu in the middle, one thing less to organise.
about: How we cook — A short menu, so that every dish on it gets attention. When an ingredient is at its best we use it, and when it is not, we leave it out. | A place to stay a while — Nobody should be hurried through dinner. {name} is made for talking between courses, for one more glass, and for forgetting what time it is until somebody looks at the door.
process: Reserve — Tell us how many, when, and what nobody at the table eats. | Arrive — Coat off, something to nibble, the menu. | Stay — The table is yours for the evening.
faq: Do I need to book? — It is the surest way to a table, above all at the end of the week. | Can you cook around allergies? — Say so when you book and again at the table, so that the kitchen can plan. | Is it suited for children? — Tell us who is coming, and we will find the right corner. | Can we come as a large group? — Write to us first with some notice; a long table takes a little planning.
closings: Shall we lay a place for you? — Pick an evening. We look forward to it. | See you at the table — Book ahead, or ask us anything about the menu.
footers: Good appetite. | The kitchen says hello.
# bakery, baker, bread, patisserie, sourdough, cake shop, cakes
nav: Bread | Pastry | Orders | Visit
headlines: Bread worth the walk | Flour, water, salt and patience | The good part of the morning | Crust first
subheads: Loaves for the week, pastry for the moment, cakes for the day that matters. | See what comes out of the oven, and how to have some put aside. | For the breakfast table, the lunch box and the birthday.
calls: See what we bake / Plan a visit | Order a cake / Our bread | Visit the bakery / What we bake
features: Bread — Loaves with a crust that answers when you knock on it, and a crumb that is better on the second day. | Pastry — Layers that end up on your shirt. It is worth it. | Cakes — For birthdays, weddings and Tuesdays. Tell us what to write on it and who must not find out. | Rolls and buns — Small enough to eat on the way home, and rarely any left when you get there. | To order — Give us the day and the number of people, and we plan backwards from the first slice. | Yesterday's — Toast it, soak it, fry it in butter. Old bread is an ingredient.
about: Baking is mostly waiting — Dough cannot be hurried. {name} works with that rather than against it, because you can taste the difference. | A small counter, a big oven — We would rather bake a few things well. If you do not know which to take, ask: somebody behind the counter has an opinion, and had one for breakfast.
process: Tell us the day — And how many people will be at the table. | Choose together — Flavours, size, and what to write on it. | Pick it up — Boxed, labelled and ready to travel. Keep it level.
faq: How do I keep bread fresh? — In paper or a bread box, cut side down. Never in the fridge, which makes it stale sooner. | Can I freeze it? — Yes: sliced, well wrapped, and straight from the freezer into the toaster. | What about allergies? — Always ask before you buy. Flour travels, and we would rather be careful. | How early should I order a cake? — As early as you know the date. Details can follow later.
closings: Save a loaf for yourself — Look in, or write ahead and have something put aside. | Is there something to celebrate? — Tell us the date, and we will talk about cake.
footers: Best eaten today. | Crumbs are a good sign.
# coffee, coffee shop, coffee roaster, coffee bar, espresso bar, cafe, roastery, coffee roastery, coffee house
nav: Coffee | Brewing | Visit | Contact
headlines: Coffee for people who notice | Slow down for a good cup | The first cup sets the day | Warm hands, clear head
subheads: Beans to take home, cups to sit down with, and advice for brewing both. | Filter, espresso or milk: start with how you like it. | A seat, a window, a cup. The rest of the day can wait.
calls: See the coffee / How to brew it | Plan a visit / Our coffee | Choose your beans / Visit us
features: Espresso — Short and dense, with enough sweetness to drink without sugar. Give it ten seconds to settle. | Filter — A clean cup that shows where the bean grew. It gets better as it cools, so do not hurry. | Milk drinks — Balanced so that you still taste the coffee, with milk that is warm and not scalded. | Beans for home — Whole, or ground for your machine. Tell us what you brew with and what you put up with. | Something beside it — Butter, salt or chocolate. A cup is better with a bite next to it. | A seat — Bring a book, a friend or a deadline. The table by the socket goes first.
about: Why we fuss over it — Coffee is a small thing that happens every day, and that is why it should be right. We taste, adjust and taste again, so that the cup in front of you is simple. | A craft of details — Grind, water, time and heat: change one and the cup changes. {name} looks after all four, so that the only thing you need to decide is whether it comes with a saucer or a lid.
process: Taste — Start with what you usually drink. | Choose — A bean that leans the same way, or the other. | Brew — Take home the grind and the recipe for it.
faq: How should I store beans? — Closed, dark and at room temperature. The fridge adds moisture and smells. | Whole bean or ground? — Whole, if you have a grinder: coffee loses its scent soon after grinding. | What water should I use? — Soft and fresh. If your kettle scales quickly, filter the water first. | Light or dark roast? — Light shows fruit and acidity, dark brings body and bitterness. Neither is much stronger in caffeine.
closings: Come in for a cup — The best way to choose a coffee is to taste it. | Good coffee is close — Look in, or write to us with your questions about beans and brewing.
footers: Best before it gets cold. | See you over a cup.
# yoga, yoga studio, pilates, meditation, yoga teacher, breathwork, wellness studio
nav: Classes | First time | Teachers | Contact
headlines: Room to breathe | Put your bag down | Stretch, then stay | An hour that is yours
subheads: Classes for stiff mornings, busy heads and bodies of every age. | Quick, slow, on the mat or on a chair. | You need nothing but an hour and something soft to wear.
calls: Find a class / First time here | Try a class / See the classes
features: Flow — One breath, one movement, and no time to think about mail. You will be warm. | Slow — Few postures, held long enough to find out where you have been holding on. | For backs — Small movements, precise ones. You leave a little taller. | Beginners — Every word explained, every posture offered in three sizes. Nobody looks. | Breath — Sitting, counting, letting go of the count. Harder than it sounds, better than it looks. | Before and after birth — With somebody who knows what to leave out.
about: Not about touching your toes — It is about what you notice on the way down. {name} teaches with clear words, few corrections, and time at the end to lie still. | Come as you are — Tired, stiff, late from work. The mat does not mind. What helps is to come again next week, at the same hour, until it is simply something that you do.
process: Arrive — Ten minutes early, shoes at the door. | Practise — At the pace of your own breath. | Rest — The last minutes are part of it. Stay lying down.
faq: I am not flexible. — That is a reason, not an obstacle. | What should I bring? — Soft clothes and a bottle of water. Mats are often there; ask. | Should I eat before? — Not for an hour or two. | I have an injury. — Tell the teacher before class, so that there is another way for you.
closings: Breathe in — And choose a class. | There is a mat free — By the window, if you come early.
footers: Breathe out. | Shoes off, phones off.
# bookshop, bookstore, book store, second-hand books, independent bookshop, library, book club, publisher, publishing house
nav: Books | Evenings | For schools | Visit
headlines: One more chapter | Ask us what to read | Paper, ink, a chair by the window | You came for one
subheads: New books, old books, and people who have read a suspicious number of them. | For bedsides, beach bags and presents you would rather keep. | Tell us the last one you loved.
calls: Find a book / What is on | Visit the shop / Ask for advice
features: Novels — From doorstops to a single evening. The ones we love carry a note; steal our opinions. | Children — Boards to chew, pictures to point at, and stories that let parents laugh as well. | Facts — Nature, history, food, stars. For finding out, and for sounding as if you had. | Poems — Thin books that take a year to read. | Evenings — Authors, listeners, a glass. Questions are welcome, long ones less. | Ordering — What is not here can be. Tell us a title, or only the colour of the cover.
about: Chosen by hand — No list tells us what to stock. {name} reads, argues, and puts on the table what survived. | A place to stay — You do not have to buy anything. Sit, read the first pages of three, put two back. A book that you have chosen slowly is a book that you finish.
process: Ask — What was the last one you could not put down? | Sit — Read the first page, and the page in the middle. | Take it — Or have it put aside with your name on it.
faq: Can you get a book for me? — Most of them, usually quickly. Out of print takes longer and is more fun. | Do you take old books? — Ask before you carry them. | Can you recommend something? — It is our favourite question. Tell us what you disliked as well. | Do you wrap presents? — Yes, and we can guess what a nine-year-old wants.
closings: What are you reading? — Come and tell us. We will trade you another. | The next one is here — Somewhere between the window and the stairs.
footers: Mind the steps; you are reading. | No spoilers.
# app, software, platform, api, saas, web app, startup, developer tool
nav: What it does | How it works | Questions | Start
headlines: Less clicking, more done | It does one thing. Well. | The part you kept doing by hand | Set it up, forget it is there
subheads: A small tool for a job that comes back every week. | For people who have work to do and would like to be doing it. | See it with your own data before you decide.
calls: Get started / How it works | Try it / See what it does
features: Ready quickly — Bring what you have. It reads the usual formats, asks about the unusual ones, and shows you the result before it changes anything. | Made for the daily case — The thing you do most is one step away. The thing you do once a year is where you would look for it. | Works with others — Import, export, and an interface for programs, so that it can sit beside what you use already. | Undo — Every step can be taken back. That is what makes trying things cheap. | Quiet — No badge, no bell. You hear from it when there is something to decide. | Yours — What you put in you can take out again, complete and readable, on any day.
about: Why it exists — Somebody did this by hand once too often. {name} is what they made afterwards, and every part of it has had to earn its place since. | Fewer features — We say no to most ideas, including our own. What remains is what people use on a Tuesday, with one hand, while somebody is talking to them.
process: Connect — Your files, your calendar, or nothing yet. | Try — With a real task, side by side with the old way. | Keep — What helps. Everything else can be switched off.
faq: Is my data safe? — Ask every provider where it lies and who can read it. Our answer is on paper. | Can my team use it? — Yes. Decide who may look and who may change. | What if we stop? — You export everything and go. No phone call needed. | Is there an interface for programs? — Write to us with what you want to build.
closings: Try it on something real — That is the only demonstration that counts. | What do you still do by hand? — Tell us.
footers: Saved. | Made to be closed again.
# nursery, kindergarten, daycare, preschool, playgroup, childminder, toy library, toy shop, toys
nav: Our days | The place | Questions | Contact
headlines: Curious from nine to three | Come out and play | Pockets full of stones | Small people, big questions
subheads: A place where children are busy being children. | For muddy knees, loud songs and quiet corners. | How our days go, what we believe, and how to visit.
calls: Arrange a visit / How our days go | Say hello / The place
features: Outside — In every weather, with clothes that can take it. Puddles teach more than posters. | Stories — Read aloud, then once more, then acted out with a chair as the dragon. | Making — Glue, paper, cardboard and no wrong way. What comes home does not need to be a rabbit. | Eating — Together at a low table, with real plates. Trying counts; finishing does not. | Rest — For those who need it, and for those who say they do not. | Friends — Sharing, waiting, falling out, making up. It is the hardest subject, and we practise it daily.
about: Children learn all day — Mostly when we are not teaching. {name} gives them time, things to try and somebody who listens. | Big enough to try — Tying shoes, pouring water, saying sorry: all of it takes practice, and all of it takes longer than doing it for them. We have the time, and a mop.
process: Visit — With your child, for an hour, in indoor shoes. | Settle in — Slowly, with you near by, then in the next room, then at the gate. | Stay — And wave at the window.
faq: What if my child cries? — Most do at first. We comfort, and we call you when it does not stop. | What should my child bring? — Clothes that may get dirty, spare ones, and one thing that smells of home. | How do I know how the day was? — Ask what they built, not how it was. And ask us at the door. | Can we come and look? — Please do, on an ordinary morning.
closings: Come and see — Bring your child, who will decide anyway. | There is a hook with no name — Yet.
footers: Mud is a good sign. | Nap time is quiet time.
# choir, singing group, orchestra, brass band, community choir, chorus, ensemble, string quartet
nav: Singing | Concerts | Join | Contact
headlines: Louder together | Sing as if the windows were open | Four parts and a cake | Breathe where it says so
subheads: Voices of all kinds, one evening a week, and a concert at the end of it. | You do not need to read music. You need to listen to the person beside you. | Come to a rehearsal and sit with your range.
calls: Come to a rehearsal / Hear us | Join in / When we perform
features: High and low — Nobody knows on the first evening. Sit somewhere, hum, and you will be moved to the right chair. | The songs — Old ones, new ones, and one that everybody complained about and now loves. | Learning them — By ear, by sheet, by standing next to somebody loud. | Concerts — Black clothes, bad sleep, and the moment when it suddenly works. | The break — Tea, cake, gossip. Some of us came for it and stayed for the alto line. | Helping — Chairs, posters, coffee, page turning. Music is mostly carrying things.
about: Why we sing — Because for an hour nobody can think about anything else. {name} is made of people who were told to mime at school, and of a few who were not. | What it sounds like — Alone each of us is nothing much. Together, on a good evening, there is a note in the room that nobody is singing, and that is the one we come back for.
process: Come — To any rehearsal. Stand at the back if you like. | Try — A few weeks, without promising anything. | Stay — With a folder, a chair and people who notice when you are missing.
faq: Do I have to audition? — Ask us. Mostly we would just like to hear you hum. | Can I join without reading music? — Yes. Many of us cannot, and pretend. | What does it cost? — Ask for the current contribution, and say so if it is difficult. | How much must I practise? — Once through, in the car.
closings: One voice is missing — Come to the next rehearsal. | Bring a pencil — We have the rest.
footers: From the beginning, please. | Watch the conductor. Sometimes.
# honey, beekeeper, beekeeping, apiary, bee
nav: Honey | The bees | Buying | Contact
headlines: A spoonful of last summer | From that hedge over there | Slow gold | The bees did most of it
subheads: Honey from hives with an address, taken in season and left as it is. | Runny, set, dark or pale: it depends on what was in flower. | Taste before you choose. Each year is another one.
calls: Ask for honey / Meet the bees | See what there is / How it is made
features: Spring — Pale and soft, from fruit blossom and dandelions. Good on bread, better on a spoon. | Summer — Lime trees, clover, bramble: darker and with a bit of menthol in it. | Comb — Cut out whole. Chew, and keep the wax. | Set or runny — Both are the same honey at different ages. Warm water turns one into the other. | Wax — Candles and wraps that smell of the hive. | To give — Small jars with a big label, for people who have everything.
about: What we take — Only what they can spare. {name} leaves the bees enough for the winter, strains what remains, and puts it in a jar. | A year with bees — Nothing for months, then everything at once: swarms, supers, sticky doorknobs. In autumn it is quiet again, and the only sound in the hive is ten thousand of them keeping each other warm.
process: Ask — What there is at the moment, and how it tastes. | Collect — Or have it sent, well wrapped. | Keep — Dark and closed. It keeps longer than we do.
faq: Why has my honey gone hard? — Because it is honey. Stand the jar in warm, not hot, water. | Is it raw? — Ask how it was handled: not heated, only strained, is the answer you want. | Can babies have honey? — Not before their first birthday. | Do the bees mind? — We take the surplus and leave the store. They make more than they need, in most years.
closings: How sweet do you like it? — Tell us, and we will say which jar. | There is some left — Until there is not.
footers: Shut the lid. | Please do not wave at the bees.
`
