/** Lines about work that is done with the head: tools, money, law, schools, science. */
export const KNOWLEDGE = `
# technology
any: Technology that helps | Made for what's next | Simple on the outside | Built for tomorrow | Smart, not complicated | Ideas, switched on | The next step is here | Think ahead | Where ideas go live | It just works | New tools, better days | Connect what matters | Less friction, more flow | See what's possible
fine: Intelligence, quietly applied | Engineered to disappear
loud: Power up your ideas | Future, on
fun: Turn it off and on | Byte-sized brilliance | Ctrl your day
below: Tools that do their work and stay out of yours. | See how simple it can be. | Built for people who have better things to do. | From the first idea to something that runs.
# technology/ai: ai, artificial intelligence, machine learning, robot, robotics, automation, chatbot, deep learning
any: Ask better questions | Smart machines, human sense | Think with machines | Intelligence needs judgment | Meet your new colleague | Who teaches the machines?
# technology/data: data, analytics, big data, data science, data analysis, dashboard
any: See what your data says | Numbers that make sense | From data to decision | Every number, clearly
# technology/hosting: web hosting, cloud, server, hosting, network, internet provider, broadband, wifi
any: Always on | Fast, steady, yours | Stay connected | Your site, up and running
# software
any: Less clicking, more doing | One place for all of it | Made for how you work | Get it off your plate | Simple to start | Your work, in order | From to-do to done | Everything in one place | Fewer tabs, clearer days | Built around your day | It starts with one click | Work that flows | Open it and go | Small app, big relief
fine: Quiet software | Order, by design
loud: Get it done | Start now
fun: There's an app for that | Click happy
below: Set it up, look around and get going. | Everything you need, in one place. | Less time managing, more time doing. | Open it, and know what comes next.
# software/tasks: to-do list, task management, to-do, project management, productivity, planner, calendar app, time tracking
any: Your tasks, sorted | One list, clear head | Every project on track | Plan it, do it, done
# software/dating: dating app, dating, dating site, dating website, matchmaking, matchmaker, matchmaking agency, matchmaking service, matchmaking event, dating agency, dating service, singles, partner search, matrimonial, soulmate, love coaching
any: Someone is looking for you | Made to be matched | Your story starts with hello | Love could be close | Meet someone real | Two people, one beginning | Say hello to somebody new | Ready to meet your match? | Hearts, meet each other | Your other half is out there
below: Say hello; everything else follows. | For people who want the real thing.
# software/banking: banking app, budget app, payment app, wallet app, finance app, invoicing
any: Your money, in view | Spend with a plan | Pay it, split it, done | Money, made simple
# software/fitness: fitness app, health app, meditation app, sleep app, tracker app, habit tracker
any: Small habits, big change | Track it, feel it | A better day, daily | Sleep on it
# software/food: food app, recipe app, delivery app
any: Hungry? Tap. | Dinner in your pocket | Swipe for supper
# software/learning: learning app, language app, education app, quiz app
any: Learn a little daily | Five minutes, one new word | School's in your pocket
# security
any: Sleep well, stay safe | Safe starts here | Watchful, day and night | Protect what matters | Locked, and looked after | Know who's there | Peace of mind | Keep trouble out | Security you can see | Safe hands, sharp eyes | Guard what you love | Ahead of the threat | Nothing gets past | Rest assured
fine: Quietly on guard | Discretion, above all
loud: Lock it down | Stay protected
fun: Keep calm and lock up | Access denied, nicely
below: So that you can think about other things. | Eyes open, doors closed, calm nights. | Know what is at risk, and what to do. | Protection that fits how you live and work.
# security/cyber: cybersecurity, cyber security, information security, data protection, privacy, hacker, password, phishing
any: Keep your data yours | Think before you click | One step ahead of hackers | Strong passwords, calm nights | Privacy is a habit
# finance
any: Money, made clear | Good plans, calm nights | Know where you stand | Your money, your plan | Grow what you have | Plan today, rest tomorrow | Numbers you can trust | Make your money work | Save for what matters | A plan for every goal | Small savings, big plans | Invest with a clear head | Money rules made simple | Count on clarity
fine: Wealth, well kept | Considered advice | Discretion and foresight
loud: Take charge of your money | Start saving now
fun: Make cents of it | Cash in on calm | Penny for your plans
below: Clear words about money, and a plan you understand. | Start with where you are; the rest is steps. | For today's bills and tomorrow's plans. | Decide with a clear head.
# finance/insurance: insurance, home insurance, life insurance, car insurance, health insurance, insurer, coverage, insurance company
any: Covered, so you can live | Rest easy, you're covered | Protect what you love | Ready for the what-ifs | Life happens, be covered | Safe at home | A roof over your worries
below: For the days that do not go to plan. | So that a bad day stays only a bad day.
# finance/tax: tax, taxes, accounting, accountant, bookkeeping, tax return, payroll
any: Tax season, calm season | Books in order | Numbers, sorted | We count, you relax
# finance/loan: loan, loans, credit, mortgage, online banking, banking, credit card, debt
any: Borrow with a plan | One step closer to yours | The key to your plans | Banking, kept simple
# finance/invest: investment, investing, stock, stocks, crypto, trading, investor, fund, retirement, wealth
any: Start early, stay calm | Think in years | Let time work | Plant it, watch it grow
# finance/tips: money tips, finance tips, finance rules, budgeting, saving tips, financial advice
any: Money habits that last | Spend less, live more | Rules your wallet will like | Call the shots on money
# law
any: Know where you stand | Clear counsel | Someone on your side | The law, in plain words | Good advice comes early | Your case, our care | Stand on firm ground | Words that hold | Fair, firm, clear | Before you sign | Justice needs a voice | Advice you can act on | On your side | Straight answers
fine: Counsel of substance | Discretion first
loud: Fight for your rights | Stand your ground
fun: Objection? Call us. | Read the small print with us
below: Tell us what happened; we tell you what can be done. | Plain words about your rights and your chances. | Good advice helps most at the beginning. | Know where you stand before you move.
# consulting
any: Better decisions start here | See the whole picture | Think it through together | Clear plans, real progress | From question to plan | The outside view | Ask the right questions | Make the next step count | Strategy you can use | Turn plans into progress | Advice that gets used | Fresh eyes on your work | Move with a plan | Straight to the point
fine: Thought before action | Considered growth
loud: Move the needle | Grow now
fun: Think tank, with coffee | Two heads, one plan
below: We listen first, and then say what we think. | A plan you can explain in one sentence. | Somebody from outside who sees what you have stopped seeing. | For the questions that keep coming back.
# consulting/hiring: recruitment, recruiting, recruiter, hiring, job fair, staffing, career, careers, jobs, job opening, vacancy, career fair
any: Your next job is here | Work with us | Good people wanted | Join the team | Do the work you like | Find work that works | A desk with your name | Bring what you do best
below: Tell us what you do well. | We are looking for people who like what they do.
# consulting/coaching: coaching, life coach, coach, mentoring, mentor, leadership, personal development, business coach
any: Grow with somebody beside you | Your next chapter | Find your own answer | Step up, one step | Lead from within
# education
any: Learn something new | Start where you are | Knowledge opens doors | Curious minds welcome | Ask why | Learn it, use it | A place to grow | Your next chapter starts | Good questions, great teachers | Minds at work | Step into learning | Skills for real life | Never stop learning | Tomorrow starts in class
fine: The pleasure of knowing | Minds, carefully grown
loud: Level up | Learn it now
fun: Class dismissed? Never. | Smart starts here | Brain gym
below: Good teachers, clear steps and time for questions. | Start today with what you know. | For everyone who likes to find things out. | What you learn here stays with you.
# education/online: online course, e-learning, online learning, webinar, online class, tutorial, masterclass, online workshop, course
any: Learn from anywhere | Your seat is online | Log in, level up | Study at your own pace | One session, new skills | Class starts on your screen
# education/language: language, language school, english, spanish, french, english course, german course, language course
any: Speak up, in any language | Say it in their words | New language, new world | Talk your way there
# education/school: school, primary school, high school, back to school, classroom, first day of school, enrollment, admission, admissions
any: Ready for the first bell | New year, new friends | Pencils sharp, minds sharper | See you in class | Doors open for learners | A good start for every child
# education/university: university, college, campus, degree, scholarship, bachelor, faculty, academy, institute
any: Find your field | Where ideas begin | Study what moves you | Your campus awaits | Think bigger here
# education/kindergarten: kindergarten, preschool, daycare, nursery school, first day of kindergarten, playgroup
any: Small steps, big world | First day, big smile | Play is how they learn | Little learners welcome | Hello, kindergarten
# education/tips: tips, tricks, how to, guide, advice, lessons, hacks, checklist
any: Good to know | Try this first | A little know-how | Made easier, step by step | Worth remembering
# education/library: library, reading club, study group, study
any: Study better together | Quiet place, loud ideas | Share notes, share success
# science
any: Follow the question | Curiosity has a lab | Look closer | What if? | The next discovery | Proof before opinion | Ask, test, know | Wonder, explained | Ideas under the microscope | See the unseen | Made of questions | Discovery starts small | Think like a scientist | Space for big questions
fine: The elegance of evidence | Patience under glass
loud: Question everything | Blow their minds, safely
fun: Think like a proton | May contain science | Periodically amazing
below: For people who ask why, and then ask again. | Come and see how it works. | From small questions to large answers. | What we know, and how we know it.
# science/space: =space, outer space, astronaut, astronomy, planet, rocket, moon, galaxy, planetarium, solar system, universe
any: Look up | Closer to the stars | To the moon and on | The sky is only the start | Out of this world
# science/cycles: water cycle, life cycle, carbon cycle, rock cycle, food chain, food web, photosynthesis, periodic table, states of matter, plate tectonics
any: How it all goes round | See how it works | Follow it round once | Nature's own machine
below: Step by step, and back to the beginning.
# science/medicine: medical research, biology, chemistry, laboratory, genetics, physics, microbiology
any: Small cells, large questions | From the lab to life | Read life closely
# media
any: Hear the whole story | Stories worth your time | Read beyond the headline | On air and on point | Say it well | Tune in | What happened, and why | Voices worth hearing | The story behind it | Stay in the know | News that stays useful | Turn up the conversation | Today, explained | Good stories travel
fine: Considered journalism | Words, weighed
loud: Breaking the silence | Read it now
fun: Plot twist inside | Hot off the press
below: Good stories, told well and checked twice. | Listen in on the way to work. | What happened today, and why it matters. | Voices you will want to hear again.
# media/podcast: podcast, radio, radio show, interview, talk show, episode, podcast episode
any: Press play | Good talk, no small talk | Headphones on | Voices in your ear | Listen closely
# media/video: video, youtube, vlog, channel, youtube channel, vlogger, video series, live stream, thumbnail
any: Watch this | Press play | You have to see this | New video, new view | Inside the story | See it happen
below: Press play and take a closer look. | See how it is done, from start to finish. | Watch it now, and tell us what you think.
# media/social: social media, influencer, followers, content creator, instagram tips, content, social media marketing, blog, blogger
any: Post what matters | Worth the scroll | Stop scrolling | Content people keep | Say something worth sharing
# media/magazine: magazine, newspaper, newsletter, journal, article, articles, news
any: Turn the page | This issue: all of it | The stories you saved | Read slowly
# agency
any: Ideas that land | Made to be noticed | Say it so it sticks | Work that works | Good ideas, well made | Be seen, be remembered | From brief to brilliant | Brands worth knowing | Bold ideas, clear words | We make it make sense | Tell it well | Attention, earned | The idea comes first | Words that move people | Campaigns with a point
fine: Ideas, refined | Quiet brands, strong ideas
loud: Make some noise | Stand out
fun: Big ideas, small egos | We brake for ideas
below: Tell us what you want to say, and to whom. | From the first thought to the finished piece. | Ideas that people remember tomorrow. | Good work begins with a good question.
# agency/marketing: marketing, digital marketing, seo, advertising agency, marketing agency, brand strategy, email marketing, ppc
any: Be found | Clicks that count | Reach the right people | Marketing with meaning | Reach further
# design
any: Design that works | Form with a reason | Make it make sense | Good design is felt | Less, but better | Shape your ideas | Ideas you can hold | Made to be used | Every detail decides | Designed for people | Think in pictures | Lines with intent | Clear by design | Ideas, drawn out
fine: Restraint, with character | The discipline of less
loud: Break the grid | Design loudly
fun: Kern in peace | Pixel happy | Draw me a better one
below: From rough sketch to finished thing. | Clear shapes for good ideas. | Made to be used, and good to look at. | Good design explains itself.
# design/creativity: creativity, brainstorming, creative, idea, ideas, imagination, innovation, inspiration, motivation
any: Ideas ahead | Think out loud | One idea leads to another | Let ideas collide | Where ideas begin | Make room for ideas
`
