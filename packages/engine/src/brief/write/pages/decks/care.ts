/** Decks about bodies, animals and minds. */
export const CARE = `
# barber, barbershop, hairdresser, hair salon, haircut, hair studio
nav: Cuts | Colour | Questions | Book
headlines: Sit down, look up | A cut that grows out well | The chair is yours | Hair, with an opinion
subheads: Cuts, colour and care by somebody who asks first how you live with your hair. | Bring a picture or bring nothing. | For every week, every month, or the day before.
calls: Book a chair / See what we do | Find a time / Cuts and colour
features: Cuts — Made for your hair as it is on a Monday morning, not as it looks under our lights. | Colour — From nobody will notice to everybody should. We test a strand, and tell you what it will ask of you afterwards. | Beard — Hot towel, clean line, a minute of silence. | Curls — Cut dry, curl by curl, because wet hair lies. | For the day — Pinned, braided or only brushed well. We try it once before it counts. | Little ones — Quick, patient, with the clippers switched on far away first.
about: We look before we cut — How it falls, where it turns, what it did the last time. {name} takes those five minutes because they are cheaper than growing it back. | Between visits — A good cut keeps its shape for weeks. We show you what to do with it in two minutes and with one hand, and we sell you nothing that you do not need.
process: Sit — Tell us what you like about it, and what drives you mad. | Cut — With a mirror in hand, so that you can say stop. | Go — With hair you can manage by yourself tomorrow.
faq: How often should I have it cut? — Short hair every month or so, long hair when the ends tell you. | Should I wash it before I come? — Come as you are. For colour, a day unwashed is kinder to the skin. | I do not know what I want. — Good. That is what the first five minutes are for. | Can you repair bleached hair? — Improve, yes. The honest cure is scissors and time.
closings: Time for a trim? — Choose a day. We will keep the chair warm. | You will feel it at the neck first — Come in.
footers: Mind your ears. | Looks better from behind, too.
# tattoo, tattoo studio, piercing
nav: Work | Artists | Aftercare | Contact
headlines: Think twice, ink once | Drawn for one skin only | Lines that mean it | Wear it well
subheads: Custom tattoos drawn for the place they will live. | From a small thing behind the ear to a sleeve that takes a year. | Bring the idea. We bring the pencil first.
calls: Tell us your idea / See the work | Ask for a date / How we work
features: Custom — Drawn for you and for nobody else, around the muscle and not across it. | Small things — A word, a leaf, a line. The smaller it is, the stiller you have to sit. | Large pieces — Planned as a whole, done in sessions, with weeks between for the skin to forgive us. | Cover-ups — Old decisions, new drawing. Darker, larger, smarter. | Clean — Single-use needles, fresh gloves, surfaces wrapped. Watch us do it; we like to be asked. | After — Wash, cream thinly, no sun, no sea, no scratching. We write it down for you.
about: First the drawing — You see it on paper and on your skin as a stencil before anything is permanent. {name} would rather draw it three times than explain it once. | It ages with you — Skin stretches, tans and softens. Lines need room and contrast to survive that, so we will tell you when something is too small, even if it would look good today.
process: Talk — What, where, how large. Pictures help, other people's tattoos less. | Draw — You see it and change it. | Tattoo — With breaks, water and music you may veto.
faq: Does it hurt? — Yes, and less than you fear. Bones and ribs more, outer arms less. | How should I prepare? — Sleep, eat, drink water, no alcohol the day before. | How long does it take to heal? — The surface about two weeks, the rest a month or more. | Do you do portraits of partners? — We do. We will ask once whether you are sure.
closings: What should it say? — Or show? Write to us, with the place and the size. | Sleep on it — Then come in.
footers: Keep it out of the sun. | No regrets before noon.
# dog grooming, dog groomer, pet grooming, dog walking, dog walker, dog training, dog school, dog hotel, pet sitting
nav: Services | First visit | Questions | Contact
headlines: Good dog. Better fur. | Walks, washes, wagging | Handle with biscuits | They cannot say it. We notice.
subheads: For large, small, fluffy and wiry, with time for the ones who would rather be elsewhere. | Calm hands, short sentences, many biscuits. | Tell us about your dog first. The towel comes later.
calls: Book a visit / What we do | Tell us about your dog / How a visit goes
features: Bath and brush — Lukewarm water, mild soap, and a brush that gets to the undercoat. Most of them sigh at the end. | A cut that fits — For the breed, the weather and the sofa. Paws and faces are done last, when we know each other. | Nails and ears — The part nobody likes. We take it in small steps, and stop when it is too much. | Puppies — First visits are for sniffing the table and eating cheese. Scissors can wait until the second. | Nervous ones — No queue, no cage, nobody else in the room. It takes longer, and that is fine. | At home — Which brush, how often, and what to do about burrs before they become felt.
about: At their pace — With time, quiet voices and pockets full of treats. {name} lets every dog set the speed, and tells you honestly how it went. | What a coat tells — Dry skin, a sore ear, a lump that was not there last time: hands that go over the whole dog find things early. We tell you, so that you can ask the vet.
process: Meet — A sniff, a chat, and what your dog likes and fears. | Wash and cut — Step by step, with breaks. | Home — With a wag, a tip or two, and the next time in your calendar.
faq: How often should my dog be groomed? — Curly coats every month or two, wiry ones by season, short ones mostly need a brush. | My dog bites when groomed. — Tell us before. We plan more time, and sometimes two visits. | May I stay? — Some dogs are calmer with you, some without. We find out together. | What should I bring? — Favourite treats, and anything the vet said.
closings: Bring them round — For a sniff first, if you like. | Somebody smells of pond — We have seen worse.
footers: All biscuits are accounted for. | Tails welcome.
# animal shelter, animal rescue, cat rescue, dog rescue, wildlife rescue, cattery, sanctuary
nav: Animals | Adopt | Help | Contact
headlines: Somebody is waiting at the door | Second chances have paws | Take one home | They were here first
subheads: Animals that need a home, people who might have one, and a while to get to know each other. | Adopt, foster, walk, or bring blankets. | Come and sit with them. They will choose.
calls: Meet the animals / How to help | Give a home / Visit us
features: Adopt — We tell you everything we know, the odd habits too. A good match is quieter than love at first sight, and lasts longer. | Foster — A few weeks on your sofa can be what makes an animal ready for somebody else's. | Walk — An hour and a lead. It does both of you good. | Give — Blankets, food, time, money: everything finds its bowl. | Found one? — Keep it warm, keep it dark, keep your hands away, and ask us before you feed it. | Old friends — Grey muzzles ask for little: a bed, short walks, and somebody who is home.
about: Why we do this — Because they cannot. {name} takes in, patches up, waits and finds the right door. | Every one has a story — Some we know, most we guess. What matters is the next chapter, and whether it has a window with sun on the floor.
process: Meet — Come more than once, and bring the family. | Ask — About time, stairs, cats and children, on both sides. | Home — With advice, and a telephone that is answered.
faq: Can I adopt if I rent? — Ask your landlord first and bring the answer. | What if it does not work out? — Then it comes back to us, without blame. | Which animal fits a flat? — Often an older one. Size matters less than temper. | How can I help without adopting? — Walk, foster, give, tell others.
closings: Come and be chosen — Visits are the best part of the day, for both sides. | There is room on your sofa — Measure again.
footers: Adopted, adored. | Please shut both gates.
# physiotherapy, physio, physiotherapist, massage, osteopath, chiropractor, therapist massage
nav: Treatment | First visit | Questions | Contact
headlines: Move as you meant to | Less ouch | Hands that listen | Back to carrying things
subheads: Treatment and exercises for backs, knees, shoulders and what life does to them. | We look at how you move, not only at where it hurts. | Come in comfortable clothes.
calls: Book a visit / How we treat | Ask about a pain / First visit
features: Backs and necks — Most pain there is harmless and stubborn. We find what keeps it going, and what you can do about it by yourself. | After an injury — From the first careful step to the thing you miss most. In an order that the tissue agrees with. | After surgery — With your surgeon's plan in hand, and time for the questions nobody answered. | For runners and lifters — What to rest, what to load, and when to stop reading about it. | By hand — Pressure in the right place gives you a window. Exercises keep it open. | At your desk — No chair is good for eight hours. We show you what to do in two minutes.
about: We begin with questions — Since when, what makes it better, what are you afraid of? {name} takes the time, because half of the answer is usually in yours. | You do the most of it — A treatment lasts an hour and the week has many more. So you leave with few exercises, explained until they make sense, and a reason to do them.
process: Look — How you stand, bend and breathe. | Treat — By hand, with movement, and with words. | Practise — At home, a little, often.
faq: Do I need a referral? — That depends on where you live and how you are insured. Ask us. | What should I wear? — Something you can move in. | Will it hurt? — A little at times, never more than you agree to. | How many visits will I need? — We say what we think after the first, and tell you when you can stop.
closings: Where does it hurt? — Tell us, and since when. | Shoulders down — And write to us.
footers: Sit up. Or do not. Move. | Breathe out.
# therapy, psychotherapy, counselling, counseling, psychologist, counsellor, life coach, coaching
nav: What it is | First talk | Questions | Contact
headlines: Say it out loud | A room for the hard sentence | You do not have to have a reason | Begin anywhere
subheads: Conversations in confidence, at your pace, with somebody who is trained to listen. | For grief, worry, change, and the feeling you have no word for. | The first talk is for finding out whether it fits.
calls: Arrange a first talk / How it works | Write to us / What to expect
features: One to one — An hour that belongs to you. No advice you did not ask for, no notes you may not see. | For couples — Two versions of the same evening, and somebody who hears both. | In a crisis — If you are in danger, call your emergency number now. We are here for the time after. | Change — Work, moving, children, retirement: even what you wanted can shake you. | Worry — It is loud, it lies, and it can be worked with. | Online — From a room with a door that closes.
about: What happens here — You talk, we listen, and now and then we ask something that stays with you on the way home. {name} works with what you bring. | In confidence — What is said in the room stays there. That is the law and the point, because only then can you say the thing itself and not the version for others.
process: Write — A few lines, as much as you like to tell. | Meet — A first talk, to see whether we fit. | Go on — In a rhythm that suits you, and with an end in sight.
faq: How do I know I need this? — If you wonder, one talk costs you an hour and may answer it. | Is it confidential? — Yes. The few exceptions, such as danger to life, we explain at the start. | How long will it take? — From a handful of talks to a year or more. We look at it together. | What if we do not get on? — Then say so. We help you find somebody else.
closings: One sentence is enough — Write it down and send it. | There is a chair by the window — Sit down when you are ready.
footers: If it is urgent, call your emergency number. | Take your time.
# optician, optometrist, glasses, eyewear, spectacles, eye clinic
nav: Glasses | Eye test | Questions | Visit
headlines: Oh, leaves! | See what you have been missing | Faces, in focus | Look again
subheads: Eye tests with time, and frames chosen by somebody who looks at your face first. | For reading, driving, screens and being seen. | Try on twenty. We like it.
calls: Book an eye test / See the frames | Visit us / How a test goes
features: Eye tests — Not only letters on a wall: how your eyes work together, how they tire, and what the pressure says. | Frames — Light, bold, round, nearly invisible. Bring an honest friend, or borrow ours. | Lenses — One distance or all of them. We explain what you pay for and what you can leave out. | Screens — Dry eyes and a stiff neck often come from the wrong distance, not from the wrong eyes. | Children — Games instead of letters, and frames that survive a ball. | Repairs — A loose screw, a bent arm, a lost pad. Bring them in.
about: First the face — A frame is the one thing you wear every day. {name} looks at brows, bridge and temper before opening a drawer. | What you cannot see — Eyes change so slowly that you learn to squint around it. That is why the first look through new glasses is often out of the window, at a tree, for rather a long time.
process: Test — With time and without jargon. | Choose — By daylight, with a mirror that is not too kind. | Fit — Behind the ears, on the nose, and again after two weeks.
faq: How often should I have my eyes tested? — Every two years for most, sooner if something changes. | Can I use my old frame? — Often, if it is sound. | How long until I get used to varifocals? — Days to two weeks. Move your head, not only your eyes. | My child squints. — Have it looked at early. It is easiest then.
closings: Can you read this? — Then come anyway, and bring somebody who cannot. | Clean your glasses — Then book a test.
footers: Wipe gently. | Better now? Or now?
`
