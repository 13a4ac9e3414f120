/** Decks about sport, stage, learning and work on screens. */
export const ACTING = `
# climbing gym, climbing wall, bouldering, climbing, boulder hall, climbing centre
nav: The wall | Courses | First time | Visit
headlines: Chalk up, look up | Fall off. Try again. | The next hold is closer than it looks | Solve it with your feet
subheads: Walls for first steps and last moves, with soft mats under the brave and ropes for the rest. | Come alone; somebody will hold your rope or laugh at your beta. | Shoes and harness are here. Bring short nails.
calls: Plan a first visit / See the wall | Book a course / First time here
features: Bouldering — Low walls, thick mats, short problems that stay in your head for days. No rope, no partner, no excuse. | On the rope — Long lines where you learn to breathe. We show you how to tie in, check each other and fall without fear. | First time — Shoes that pinch a little, an hour of instruction, and the discovery that legs do the work. | For children — They climb before they walk upstairs properly. We add rules, games and somebody who counts heads. | Training — Boards, bars and a plan that spares your fingers until they are ready. | After — Sit, look at your forearms, plan the next go.
about: It is a puzzle — Strength helps, but shifting a hip helps more. {name} sets routes that make you think, and takes them down before you are bored. | Everybody falls — The good ones just do it more often. A hall is a friendly place for that: strangers give you advice from below, and cheer when you do the opposite and it works.
process: Sign in — A form, a short look round, and shoes. | Learn — Falling first, then tying, then trusting. | Climb — Until the hands open by themselves.
faq: Do I need to be fit? — No. You get fit by coming. | Do I need a partner? — Not for bouldering. For ropes, ask at the desk; people look for partners every evening. | What should I wear? — Anything you can lift a knee in. No rings. | From what age? — As soon as they want to, with a grown-up beside them.
closings: Your first hold — Choose a day. We have shoes in your size. | Hands free? — Come and use them.
footers: Check your knot. | Feet first.
# football club, sports club, rugby club, basketball, volleyball, hockey, running club, swimming club, tennis club, cricket, athletics club
nav: Teams | Training | Join | Contact
headlines: Lace up, turn up | The pitch is open | Somebody pass it | Mud washes out
subheads: Teams for those who want to win, and for those who want to play. | Training, matches, and the half hour afterwards that keeps it all together. | Come to one session and see.
calls: Join a session / See the teams | Come and play / When we train
features: Beginners — Nobody asks what you did before. You get a ball, a partner and a reason to come back. | Youth — First the fun, then the skill, then the table. In that order, for as long as possible. | Competition — For those who like a referee and a long drive on a Sunday. | Coaches — They were players first, and remember what it is like to be left out. | Volunteers — Lines, lifts, laundry, cake. Clubs are made of it. | Kit — Come in what you have. Colours can wait.
about: More than the score — {name} is for the ones in the first team and the ones who come for the company. Both carry the goals. | What stays — You forget most results. What you keep are the bus, the rain, the pass that worked for once, and people whom you would never have met otherwise.
process: Come by — To a training session, as you are. | Try — Two or three times, without signing anything. | Stay — Your name on the list, your hook on the wall.
faq: Do I need experience? — No. You need shoes that grip. | Is there a team for my age? — Ask. If there is not, you may be the first of it. | What does it cost to join? — Ask us for the current fee; the first sessions are for finding out. | Can I help without playing? — Please do.
closings: We are one short — As always. Come to training. | Bring water — The rest is here.
footers: Shake hands. | See you at training.
# dance school, dance studio, ballet, dance, salsa, tango, ballroom, dance class
nav: Classes | First class | Studio | Contact
headlines: Two left feet welcome | Count to eight, forget the rest | The floor is yours | You have been dancing in the kitchen anyway
subheads: Classes for children, beginners and people who used to. | Alone, in pairs, in a row: there is music and a floor that gives. | Come in socks if you have to.
calls: Try a class / See the classes | Book a place / First class
features: Beginners — Slow counts, few steps, and music you know. After an hour something has moved. | Children — Skip, stretch, stop like a statue. Technique sneaks in by the back door. | Partner dances — You do not need to bring one. Everybody changes, everybody learns to lead a little and to listen a lot. | Ballet — At the barre, with patience. It is never too late to stand up straight. | On stage — Once a year, with nerves, costumes and somebody's grandmother in tears. | Practice — The floor is open, the music is on, and nobody watches, except in the mirror.
about: It begins with walking — If you can walk to music you can dance. {name} starts there and takes you as far as you like. | Why we do it — Because a body that has been sitting all day has things to say. An hour on the floor is an hour away from your telephone, among people who are also counting under their breath.
process: Come and try — One class, in clothes you can bend in. | Find your level — We tell you honestly, and it is always lower than feared. | Keep going — A term is long enough to surprise yourself.
faq: Do I need a partner? — No. | What should I wear? — Something soft; shoes that slide rather than stick. | I am not musical. — You tap your foot. That is enough to begin. | Am I too old? — For what? Come and see who else is here.
closings: Five, six, seven — Choose a class. We will count you in. | Leave your bag at the side — And come onto the floor.
footers: And one. | Watch your toes.
# music school, music lessons, piano lessons, guitar lessons, piano teacher, singing lessons, music teacher, drum school
nav: Lessons | Instruments | Questions | Contact
headlines: Play it badly first | Ten minutes a day and a bit of courage | The neighbours will get used to it | Begin with the song you love
subheads: Lessons for small hands, busy hands and hands that have not played for years. | One instrument, one teacher, your favourite tune. | Come for a first lesson and make a noise.
calls: Book a first lesson / What we teach | Ask for a teacher / How it works
features: First lessons — A whole small piece by the end of the hour. It will not be beautiful. You will want to do it again. | For children — Short songs, big movements, and parents who are allowed to sit in. | For grown-ups — You know what you like, and you think too much. We work with both. | Together — Duets from the first weeks. Playing with somebody teaches you to listen faster than any exercise. | Theory — Only as much as the next bar needs. | On stage — A room full of friendly people, and the best reason to practise.
about: Why it works — Little and often. {name} gives you something small to take home, so that practising is a thing you finish. | An instrument is a language — You learn it by saying things, wrongly at first, to somebody patient. One day you notice that you are no longer spelling, and that the tune is coming out by itself.
process: Meet — Talk about music, try the instrument. | Begin — Weekly, with one thing to practise. | Play — For somebody. It counts even if it is the dog.
faq: Do I need my own instrument? — Not for the first lesson. Many can be borrowed or hired later. | How much should I practise? — Ten minutes a day beat an hour on Sunday. | At what age can children start? — When they keep asking. | Do I have to read music? — Not on the first day.
closings: What is the tune? — Tell us the one you would like to play. We start there. | Tune up — And come by.
footers: From the top. | Once more, slowly.
# language school, language course, english lessons, spanish lessons, translation, translator
nav: Courses | How we learn | Questions | Contact
headlines: Say it wrong, then say it right | Order dinner by Friday | Another language, another you | Words first, grammar when you miss it
subheads: Courses in small groups and alone, for travel, work, love and neighbours. | Speak from the first hour. | Tell us what you want to be able to say.
calls: Find a course / How we learn | Try a lesson / Ask about levels
features: Beginners — You leave the first hour able to greet, ask and apologise. That gets you surprisingly far. | Conversation — Real topics, interruptions included. Mistakes are collected, not pounced on. | For work — Meetings, mails, small talk in the lift: your own, not the ones from a book. | Exams — What they ask, how they ask it, and how to stay calm while they do. | One to one — At your speed, about your life. | Online — A camera, a cup of tea, and nowhere to hide.
about: You learn by speaking — {name} lets you talk before you are ready, because nobody ever is. | Grammar comes as an answer — A rule sticks when you have needed it. So first you want to say something, then you find that you cannot quite, and then five minutes of grammar feel like a present.
process: Talk to us — A short chat shows your level better than a test. | Begin — In a group that fits, or alone. | Use it — In the bakery, on the telephone, in your sleep.
faq: How long until I can speak? — Badly, today. Well enough for a holiday, in a few months. | Am I too old? — You are slower at words and faster at everything else. | What if I miss a lesson? — You get what was done, and a hand to catch up. | Should I watch films in it? — Yes, with subtitles in the same language.
closings: How do you say it? — Tell us which language and why. | Your first sentence — Is waiting in the classroom.
footers: Repeat after nobody. | See you, in any language.
# museum, gallery, art gallery, exhibition, heritage, historical society
nav: On show | Visit | Learn | Contact
headlines: Stand closer | Old things, new questions | Somebody made this | Look for as long as you like
subheads: Things worth looking at, and a few words beside them. | For an hour, a rainy afternoon, or every week. | Begin in the room you would have skipped.
calls: Plan a visit / What is on show | See what is on / For schools
features: On show — Few things, well lit, with room to step back. Ask a guard for a favourite; they all have one. | Behind the glass — Where it was found, who used it, and what nobody knows about it. | Tours — At walking pace, with somebody who answers the question after the question. | For schools — Hands, noses and notebooks. Quiet is optional. | Children — Find the dog, count the crowns, draw the ugliest face. | The shop — Books, cards, and a pencil you will not lose.
about: Why we keep things — Because somebody will ask. {name} looks after what is left, writes down what is known, and leaves space for what is not. | How to look — Pick three things and leave the rest. Give each a few minutes, find the part where the maker hesitated, and read the label last.
process: Arrive — Leave the coat and the hurry at the door. | Look — At three things, properly. | Sit — There is a bench opposite the best one.
faq: May I take photographs? — Usually, without flash. The sign at the door tells. | How long should I plan? — An hour is a good visit. Come again rather than stay longer. | Is there a way in without stairs? — Ask us before you come, and we tell you the best way. | May I bring a group? — Tell us how many and when.
closings: It is quiet on weekdays — Come and have a room to yourself. | Bring a question — Leave with a better one.
footers: Please touch with your eyes. | Thank you for looking.
# theatre, theater, improv, comedy club, circus, drama, opera, puppet theatre, cabaret
nav: On stage | Tickets | Take part | Contact
headlines: Lights down, hearts up | Sit close | It will only happen tonight | Somebody will forget a line
subheads: Plays, premieres and evenings nobody can repeat. | From the back row to the bar afterwards. | Come early; the curtain is part of it.
calls: See what is on / Plan your evening | Find a seat / Take part
features: On stage — New pieces, old ones read anew, and now and then something without words. | Close — From most seats you can see them breathe. | Afterwards — The bar stays open and so do the actors. Say what you thought. | Young audiences — Short, loud and smarter than they look. | Take part — Build, sew, light, prompt. Not everybody on our side of the curtain likes the front. | Schools — Before and after the show we come and talk about it.
about: Why live — Because it can go wrong. {name} likes the moment when four hundred eyes and one silence decide what happens next. | The empty space — A chair, a lamp, somebody who wants something. Everything else is added afterwards, and most of it is taken away again before the first night, which is the part you never get to see.
process: Choose — By title, by date, or blindly. | Arrive — A little early, with your telephone asleep. | Stay — For the talk at the bar.
faq: What should I wear? — Something you can laugh in. | May I come late? — Between scenes, quietly, where the usher shows you. | Is it suitable for children? — Each piece says from what age. Ask if you are not sure. | Can I take part? — Yes. We always need a pair of hands.
closings: The house lights dim — Choose an evening. | There is one seat left — There usually is.
footers: No recording, please. | Applause is free.
# photographer, photography, photo studio, portrait photography, wedding photographer, videographer, film production
nav: Pictures | How it goes | Questions | Contact
headlines: Hold still. Or do not. | Light, and somebody in it | The moment after the smile | Look here, think of something else
subheads: Portraits, weddings, places and things, seen with patience. | For a wall, a page or a pocket. | You do not have to know how to stand. That is our part.
calls: Ask about a date / See the pictures | Plan a session / How it goes
features: Portraits — An hour, some talk, and the picture that happens when you stop posing. | Weddings — From the ironing board to the last dance, mostly unnoticed. | Families — Children run, dogs leave the frame, grandmothers win. Bring a blanket. | Work — Hands, tools, rooms: what you do, as you do it. | Places — Houses and food in the light that suits them, which is seldom the light at noon. | Prints — On paper, because a picture wants to be leaned against something.
about: Waiting is the work — {name} looks for the light first and for the person second, and then lets them meet. | Few and good — You do not need four hundred pictures. You need the dozen that still look true in ten years, chosen with care, finished by hand and delivered in a form you can use.
process: Talk — What the pictures are for and what you would hate. | Shoot — With time to get bored; that is when it gets good. | Choose — From a small edit, and have them finished.
faq: I do not like pictures of myself. — Nobody does. Give it twenty minutes. | What should I wear? — What you feel like yourself in. Plain is easier than patterned. | When do we get the pictures? — We agree on a date before we begin. | May we print and share them? — We write down what is included, in plain words.
closings: What should we look at? — Tell us who, where and when. | The light is good early — Write to us before that.
footers: Seen, not staged. | Chin down a little.
# budgeting app, budget app, money app, personal finance, savings, banking app, invoicing, invoicing app, bookkeeping, accounting app
nav: What it does | How it works | Questions | Start
headlines: Know where it went | Money, thought through | Quiet numbers | The end of the month, without the plot twist
subheads: See what comes in, what goes out and what is left, before the month decides it for you. | For people who would rather not think about money more than once a week. | Plain words, round numbers, no guilt.
calls: Get started / How it works | Try it / What it does
features: One view — Income, bills and what is yours to spend, on one page that you can read while the kettle boils. | Bills first — What has to go out is set aside before it tempts you. What remains is really yours. | Small goals — A bike, a trip, a quiet winter. Give it a name and a date, and put a little by each week. | Sharing — Two people, one rent, no spreadsheet. Each sees what was agreed, and nothing else. | Nudges — A word when something is unusual, and silence when it is not. | Your data — Take it with you at any time, in a file that other programs can read.
about: What we believe — If a thing cannot be explained in a few sentences it is probably not for you. {name} explains until it is clear. | Less looking, more living — Checking a balance ten times a day changes nothing about it. A good overview is one you open on Sunday, nod at, and close, because you already know what the week can hold.
process: Look back — At the last months, once, honestly. | Set aside — Bills, then goals, then the rest. | Check in — Ten minutes a week, with a coffee.
faq: Is my data safe? — Ask every provider how they store it and who can see it. Ask us, too. | I am bad with numbers. — So were the people who made this bearable. You need to know three of them. | How do I begin? — With what goes out every month. Write it down from memory, then compare. | Can I use it together? — Yes. You choose what is shared.
closings: One clear picture — Begin with this month. It is already here. | How much is left? — Find out in a few minutes.
footers: Spend it on something good. | Numbers, without drama.
# ai, artificial intelligence, machine learning, analytics, robotics, robot, automation, chatbot, assistant
nav: What it does | How it works | Questions | Contact
headlines: It reads so you can decide | Ask it something hard | The dull part, done | Less searching, more knowing
subheads: Software that sorts, drafts and notices, and leaves the decision to you. | For teams with too many documents and too few hours. | See it work on a task of your own.
calls: See it work / How it works | Try a question / What it does
features: Reads — Long documents, short answers, and the line each answer came from. | Drafts — A first version that is good enough to argue with. You keep the last word. | Notices — What changed, what is missing, what does not add up. | Fits in — Beside the tools that you use already, rather than in place of them. | Tells you why — Every result shows its reasons and its doubts, so that you know when to look twice. | Stays yours — You decide what it may see and for how long.
about: Where it helps — {name} takes over what is repetitive and leaves what is delicate. You will notice by what you no longer do on a Friday afternoon. | Where it does not — It can be wrong with great confidence, like people. That is why sources are shown, doubts are marked, and nothing leaves the house until somebody has said yes.
process: Bring a task — A real one, with its mess. | Try — On a sample, side by side with how you do it now. | Keep — What works, and switch off the rest.
faq: Will it replace us? — It replaces tasks. What you do with the hours is up to you. | How accurate is it? — Test it on cases where you know the answer. We help you to set that up. | What happens to our data? — That must be answered in writing before you begin. | Do we need specialists? — Somebody curious is enough to start with.
closings: Which task annoys you most? — Send us that one. | Start small — And measure it.
footers: Checked by a human. | It has no weekend. You do.
# recruitment, recruiting, hiring, staffing, careers, hr, human resources
nav: For people | For teams | Questions | Contact
headlines: Work that answers back | The right chair for the right person | Read past the first line | Somebody is looking for exactly you
subheads: We bring people and work together, and talk to both before we do. | For those who look, and for those who have not noticed yet that they do. | Tell us what a good Monday looks like.
calls: Talk to us / How it works | Find people / Find work
features: For people — A talk about what you are good at, including what is not in your papers. Then few suggestions, each with a reason. | For teams — What will this person really do in the first months? We ask until the advert writes itself. | Interviews — Prepared on both sides, so that the hour is spent on what matters. | Honest feedback — A no with a reason helps more than silence. | First weeks — We call after some days, and again after some more. | Quietly — Looking is private. We do not pass on a name without a yes.
about: Both sides of the table — {name} has sat on both, and remembers how long a week of silence is. | A good match is dull — No drama in the third month, no surprise in the job, somebody who still gets up gladly in a year. It takes more questions at the start, and saves everybody the second round.
process: Listen — To what is missing, on either side. | Introduce — Few people, well chosen. | Stay in touch — Until it has settled.
faq: Do I need a finished CV? — No. A page of what you did and liked is a good start. | Will my employer know? — Not from us. | How long does it take? — As long as it needs for both to be sure. | What if it does not fit? — Then we talk, and begin again with what we learned.
closings: What would you rather do? — Write it in one sentence. | There is an empty chair — Tell us who should sit on it.
footers: Two-way interviews only. | Mondays can be good.
# cyber security, cybersecurity, security consultancy, penetration testing, privacy, it support, managed it
nav: Services | How we work | Questions | Contact
headlines: Sleep, it is watched | Close the window you forgot | Quiet nights for your systems | Nothing happened. On purpose.
subheads: We look for the way in before somebody else does, and help you to close it. | For companies that have better things to do than worry. | Begin with a list of what you could not do without.
calls: Arrange a talk / How we work | Report an incident / What we do
features: Tests — We try what an attacker would try, with your leave, and write down what worked. | Plans — Who calls whom, what is switched off first, where the backup is. On one page, on paper. | People — Most break-ins begin with a mail. We practise with your team until a strange one feels strange. | Watching — Noise is filtered, the rest is looked at by somebody awake. | Backups — Everybody has them. We see whether they can be read. | Plain reports — What we found, how bad it is, what to do on Monday.
about: Locks and habits — Good systems fail through small habits. {name} looks at both, and begins with what is cheap and works. | No fear for sale — You do not need everything. You need to know what matters most, who could want it, and which three steps make their evening longer than yours. We start with those.
process: Map — What you have, and what you cannot lose. | Try — Careful tests, agreed beforehand. | Close — The worst first, then the rest, then again.
faq: We are small. Who would attack us? — Programs that try everybody. Size is no hiding place. | What should we do first? — Updates, backups, and a second factor for mail. | We think something happened. — Disconnect, do not switch off, write down the time, and call for help. | Will you need our passwords? — No. Nobody should ever ask for them.
closings: What could you not lose? — Begin the conversation there. | Better asked than found — Write to us.
footers: Lock the screen. | Nobody asks for your password.
`
