/** Lines about body, beauty and health, people's and animals'. */
export const BODY = `
# beauty
any: Take a moment for you | Feel like yourself | Glow your own way | Beauty, your way | Look the way you feel | A little time for you | Made to make you glow | Your mirror will agree | The good kind of glow | Step out shining | Pamper yourself | Fresh face, fresh start | You, at your best | Confidence looks good on you
fine: Quiet luxury for your skin | Grace in every detail | Softness, refined
loud: Own your look | Turn heads | Glow all out
fun: Glow, baby, glow | Pretty happy | Good hair, don't care
below: Sit back, close your eyes and enjoy. | Because an hour for yourself is never wasted. | Find what suits you, and feel at home in your skin. | Small rituals that make a day better.
# beauty/skincare: skincare, skin care, serum, cosmetic serum, moisturizer, face cream, facial, lotion, sunscreen, skin, face mask
any: Glow from within | Skin that feels like you | Good skin days ahead | Drop by drop | Soft, fresh, radiant | Let your skin breathe | Love the skin you're in | Your daily glow
below: Gentle care, morning and evening. | Give your skin what it asks for.
# beauty/makeup: lip gloss, lipstick, cosmetic, eyeshadow, mascara, makeup, make-up, cosmetics, makeup artist, foundation, makeup review
any: Your look, your rules | Brush, blend, shine | Colour your mood | Ready for your close-up | Face of the day | Blend in, stand out | Lips, eyes, attitude
# beauty/hair: hair, hair salon, hairdresser, haircut, hair studio, hairstylist, hair care, shampoo, hair color
any: Good hair days ahead | A fresh cut changes everything | Your hair, your signature | Cut, colour, confidence | Leave lighter | New hair, same you | Turn heads with yours
# beauty/barber: barber, barbershop, barber shop, beard, shave, men's grooming
any: Sit back, look sharp | A cut above the rest | Sharp lines, good talk | Fresh cut, fresh start | Look sharp, feel good | Chair's free, come in | Clean cut
# beauty/nails: nail, nails, manicure, pedicure, nail salon, nail studio, nail polish
any: Nailed it | Polished to perfection | Your hands, all dressed up | Ten small works of art | Colour at your fingertips | File, polish, smile
# beauty/spa: spa, massage, wellness, sauna, relaxation, aromatherapy, spa salon, wellness center, stress relief
any: Leave the stress outside | Pause. Breathe. Unwind. | An hour of calm | Let your shoulders drop | Rest is on the menu | Find your quiet | Slow down, switch off | Soft light, warm stones | You deserve the break
below: Warm hands, soft light and nothing on your list. | Come in tense, leave light.
# beauty/perfume: perfume, fragrance, cologne, scent, candle, candles
any: A scent to remember | Wear your mood | One drop says it all | Leave a trace | The air around you | Scented memories | Light it, love it
# beauty/tattoo: tattoo, tattoo studio, tattoo artist, piercing
any: Wear your story | Ink with intent | Made to stay | Skin deep, in a good way | Your story, in ink | Lines that last
# fitness
any: Stronger than yesterday | Show up for yourself | Start where you are | One more rep | Move more, feel more | Find your strong | Train with a plan | Your body will thank you | Make your move | The hardest part is the door | Built one day at a time | Sweat now, smile later | Get up and go | Strong looks good on you
fine: Strength, quietly earned | Form before force
loud: No excuses | Push harder | Beat yesterday
fun: Sweat happens | Abs-olutely | Run now, cake later
below: Wherever you start, the next step is yours. | Train at your level, with people who cheer you on. | Come as you are and leave a little stronger. | Good habits begin with one session.
# fitness/running: running, marathon, half marathon, fun run, runner, running club, running race, 5k, 10k
any: Lace up | Every mile counts | See you at the start line | Run your own race | One foot, then the other | Go the distance | The road is yours
# fitness/boxing: boxing, martial arts, karate, judo, mma, kickboxing, taekwondo, self-defense
any: Gloves on | Stand your ground | Hit your stride | Fight for your best | Power meets control | Step into the ring
# fitness/dance: dance, dancing, ballet, salsa, tango, ballroom, dance school, dance studio, dance class, zumba
any: Find your rhythm | Let the music move you | Step in, dance out | Two left feet welcome | The floor is yours | Dance like it's Friday | Feel the beat
# fitness/swimming: swimming, swim, pool, aqua, diving, swimming lesson
any: Dive in | Make waves | Water is calling | Take the plunge | Swim at your own pace
# fitness/climbing: climbing, bouldering, climbing gym
any: The only way is up | Reach higher | Find your next hold | Trust your grip
# yoga
any: Room to breathe | Put your bag down | Stretch, then stay | An hour that is yours | Breathe in, let go | Find your balance | Come back to yourself | Quiet the noise | Begin with a breath | Bend so you don't break | Roll out your mat | Slow is a strength | Stillness, found | Inhale. Exhale. Repeat.
fine: Stillness, beautifully kept | The art of being here | Calm, from the ground up
loud: Stretch your limits | Flow stronger
fun: Namaste in bed tomorrow | Just beat it, then breathe | Downward dog, upward mood
below: Roll out your mat and leave the day at the door. | A calm hour for body and mind. | No rush, no mirror, just your breath. | For first-timers and for old hands.
# health
any: Care that listens | Your health, our attention | Feel better, step by step | Good care, close by | Here when you need us | Health starts with a talk | In good hands | Look after yourself | Time for your health | Care you can count on | Small steps, better health | Because you matter | Well looked after | Your wellbeing comes first
fine: Thoughtful care, quietly given | Attention you can feel
loud: Put your health first | Don't wait, ask
fun: Get well, stay jolly | An apple a day, and us
below: We take the time to listen, explain and help. | Ask early, feel better sooner. | Good care begins with a conversation. | For you and the people you care for.
# health/home-care: home care, home health care, health care service, nursing, caregiver, elderly care, senior care, care service, nurse, hospice
any: Care that comes home | Human hands, close by | Home is where care is | At home, in good hands | Support for every day | Family, even when you can't
# health/mental: mental health, therapy, therapist, counselling, counseling, psychologist, anxiety, depression, psychotherapy, self-care
any: You are not alone | It's okay to ask | Talk it through | A safe place to talk | One honest conversation | Be kind to your mind | Lighter, one talk at a time
# health/pharmacy: pharmacy, pharmacist, medicine, medication, drugstore, vaccine, vaccination
any: Ask your pharmacist | Good advice with every box | Feel better from here | Your health, well stocked | Help is at the counter
# health/optician: optician, eye care, glasses prescription, eye clinic, optometrist, eyesight
any: See clearly again | Eyes on you | A clearer view | Look at it this way | Sharp sight, good style
# health/physio: physiotherapy, physio, chiropractor, osteopath, rehabilitation, massage therapy, back pain
any: Move without pain | Back to moving | Stand tall again | Your back will thank you | Step by step, stronger
# health/hospital: hospital, clinic, doctor, surgery, medical center, health center, medical, surgeon, medical clinic, health clinic
any: In caring hands | Ask a doctor early | Care at every step | People before patients | Expertise, with a human touch
# health/blood: blood donation, blood drive, donate blood, blood donor
any: Give blood, give life | One hour, many lives | Roll up a sleeve | Somebody needs your type | A small prick, a big thing
# dental
any: Smile first, ask later | Teeth, looked after | A calm chair | Say ah, then breathe | Good reasons to smile | Small check, big smile | Smile like you mean it | Healthy teeth, happy face | Bite with confidence | Your smile, our care | Nothing to be afraid of | Brighten your day | Gentle from start to finish | Keep smiling
fine: Quiet expertise, bright smiles | A smile, perfectly kept | Gentle hands, fine work
loud: Show your teeth | Smile wider
fun: The tooth, the whole tooth | Brace yourself to smile | Floss like a boss
below: Gentle care, clear words and time for your questions. | For check-ups, and for those who put them off. | Come in early; most things are small then. | A calm visit for the whole family.
# veterinary
any: Good care for good animals | In gentle hands | They can't say it, we listen | Paws and reflect | Healthy pets, happy homes | Because they trust you | For every paw and feather | Care for your best friend | Tails up, worries down | A check-up, then a treat | From whiskers to tail | Brave pets, calm people | Here for every heartbeat | Treats included
fine: Gentle medicine, quietly done | Calm care for small patients
loud: Healthy, happy, home again | Give them your best
fun: No bones about it | Feline fine | Sit, stay, heal
below: Gentle care for those who cannot tell us where it hurts. | A calm visit, a clear answer and a treat. | For paws, hooves, feathers and scales. | Look after the ones who wait at the door.
# pets
any: Happy tails | Good days for good animals | Made for best friends | Four paws, full heart | Home is where the paws are | Love on four legs | For every kind of wag | Your best friend's best day | Whiskers welcome | More joy per paw | Because they're family | Wag more, worry less | Treat them well | Walks, naps, repeat
fine: Only the best for your best friend | Devoted to companions
loud: Unleash the fun | Let the good dogs out
fun: Pawsitively happy | Fur real | You had me at woof | Purr-fect company
below: For the ones who greet you at the door. | Because they are family. | Everything a happy animal needs. | Good company deserves good care.
# pets/dog: dog, dogs, puppy, puppies, purebred, kennel, dog breeder, dog training, dog walking, dog grooming, canine
any: Man's best friend, and yours | Good dogs live here | Sit. Stay. Smile. | Meet your new best friend | Wag hello | Made for muddy paws | A walk makes it better
# pets/cat: cat, cats, kitten, kittens, cat food, feline, cattery
any: Rule the sofa together | Purrs included | Nine lives, one home | Curl up with joy | The cat's whiskers | Paws, claws and cuddles
# pets/adoption: adoption, adopt, animal shelter, rescue, animal rescue, shelter, stray, rehome, foster
any: Take one home | They are waiting for you | Open your door, open your heart | A home is all they want | Adopt, and be loved | Second chances, first cuddles | Your new best friend is here
below: Give an animal a home and get a friend for years. | Come and meet those who are waiting.
# pets/horse: horse, horses, equestrian, riding, pony, riding school, stable, dressage, show jumping
any: Saddle up | Feel every hoofbeat | Grace at full gallop | Where horse and rider meet | Ride with heart | Hold your horses, we're on | Born to gallop
# pets/food: pet food, dog food, pet shop, pet store, pet supplies, pet product, pet accessory, cat toy
any: Bowls full of good | Fill the bowl | For picky little eaters | Treats that earn a wag | Happy bowls, happy pets
# pets/parents: pet parent, new pet owner, pet owner, pet care, pet sitting, pet support
any: New pet? We've got you | Pet parents start here | First steps, four paws | Help for happy homes | Good starts for good pets
# pets/fish: aquarium, fish tank, bird, parrot, reptile, rabbit, hamster
any: Small friends, big joy | A little world at home | Feathers, fins and fun
`
