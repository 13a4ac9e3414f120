/** What stands below a headline, by trade and by day, where the deck itself does not say it: a name, then its lines. */
export const BELOW = `
bakery/cookie: Warm from the tray, and best when shared. | Take a few home, they rarely arrive.
bakery/chocolate: A small sweet thing for a long day. | For somebody you like, or for yourself.
restaurant/pizza: Hot from the oven, for two or for the whole table. | Choose your toppings and pull up a chair.
restaurant/italian: Simple ingredients, cooked the Italian way. | Bring an appetite and stay for dessert.
restaurant/sushi: Fresh fish, good rice and a steady hand. | Piece by piece, for a quiet evening.
restaurant/noodles: A warm bowl for cold days and for all the others. | Come in, warm up and finish the broth.
restaurant/quick: Good food for days that do not wait. | Order, smile and enjoy.
restaurant/burger: Juicy, stacked and ready to be held with both hands. | For a quick lunch or a long evening.
restaurant/taco: Fresh, folded and full of flavour. | Bring your friends, and share nothing.
restaurant/grill: From the fire to your plate. | Good meat, good company and a bit of smoke.
restaurant/breakfast: Coffee, something warm and a slow start. | For early birds and for late risers.
restaurant/lunch: A good meal in the middle of the day. | Leave the desk, take a seat and enjoy.
restaurant/vegan: Fresh, colourful and good for you. | All the taste, and plenty of green.
restaurant/kids: Food that makes them smile, and a table for everyone. | Bring the little ones; there is something for each of them.
bar/beer: Cold from the tap, best among friends. | Come for one, stay for a round.
bar/oktoberfest: Bring your friends, your thirst and your best mood. | Pretzels, mugs and music for everyone.
bar/wine: Good bottles, open glasses and time to talk. | Sip slowly and stay a while.
bar/cocktail: Something shaken, something stirred, something new. | Good drinks for a long evening.
food/ice-cream: Pick your scoops before they melt. | The sweetest way to cool down.
food/juice: Fresh fruit for bright days. | Something cold, colourful and good for you.
food/hot-drink: Something warm for cold hands and slow evenings. | Sweet, warm and just right.
food/honey: From the flowers to the jar. | A spoonful of summer for your bread and your tea.
food/catering: You look after your guests, we look after the food. | From small plates to long tables.
food/spice: A little makes a whole dish. | Something bold for your kitchen.
food/nutrition: Good food for a good start. | Because what they eat matters.
farm/cattle: Good animals begin with good care. | For farms that think in generations.
farm/poultry: Raised with care and good feed. | Fresh and healthy, from the farm to your table.
farm/agriculture: Behind every meal stands somebody who grows it. | Good soil, good seed and hard work.
farm/market: Fresh from the fields, and straight into your basket. | Come early, taste a lot and meet those who grow it.
beauty/makeup: A few strokes, and the day looks different. | Find the colours that suit you.
beauty/hair: Sit down, tell us what you like and lean back. | A good cut makes every morning easier.
beauty/barber: A sharp cut, a clean shave and good talk. | Take a seat and leave looking sharp.
beauty/nails: Colour, shape and a quiet hour. | Hands that you like to look at.
beauty/perfume: Find the scent that feels like you. | A small thing that fills the room.
beauty/tattoo: Bring your idea; we draw it with you. | Made for you, and made to stay.
fitness/running: Choose your pace and find your way to the finish. | Lace up, breathe and go.
fitness/boxing: Learn the moves, find your strength. | Focus, sweat and a clear head.
fitness/dance: No partner, no experience? No problem. | Come as you are and leave dancing.
fitness/swimming: For first strokes and for long lanes. | Good water, good teachers, good fun.
fitness/climbing: From the first hold to the top of the wall. | Try it once, and you will look up differently.
health/home-care: Help at home, with time and with heart. | So that life can go on where it is best: at home.
health/mental: Talking helps, and somebody is listening. | You do not have to carry it alone.
health/pharmacy: Ask us; we are glad to explain. | Good advice goes with every box.
health/optician: Come in and see the difference. | Clear sight and a frame that suits you.
health/physio: Move better, hurt less, step by step. | We find out where it comes from.
health/hospital: Good medicine, and people who take their time. | Ask early; most questions have a good answer.
health/blood: It takes a little time and means a lot. | Somebody is waiting for what you can give.
pets/dog: For long walks, wet noses and loyal hearts. | Because they give us their best every day.
pets/cat: For those who rule the sofa. | Soft paws, strong will and a lot of love.
pets/horse: For riders, dreamers and everyone who loves horses. | Feel the strength, the grace and the trust.
pets/food: Good food for happy animals. | Because they finish every bowl you fill.
pets/parents: Everything you need for the first weeks together. | Good advice for you and your new friend.
pets/fish: Small companions that bring joy every day. | A little world to care for.
fashion/shoes: Made for the way you walk. | Find the pair you will not take off.
fashion/bags: Room for your day, and a look that lasts. | Carry what you need, and look good doing it.
fashion/accessories: The small things that finish a look. | One detail, and the outfit is yours.
fashion/kids: Soft, bright and ready for a long day of play. | Clothes they like to wear, and that last a while.
fashion/summer: Light fabrics for long, warm days. | Looks that feel like summer.
fashion/spring: Fresh colours and light layers for milder days. | Time for something new in your wardrobe.
fashion/autumn: Warm tones and soft layers for cooler days. | Dress for the most colourful season.
fashion/winter: Warm, soft and good to look at. | Layers that keep the cold outside.
fashion/vintage: Pieces with a past, looking for a future. | Find the one that nobody else has.
jewellery/watch: For people who like to be on time, in style. | A small machine with a long life.
jewellery/ring: For the question of a lifetime. | A small circle that says everything.
retail/plants: Green company for every room. | Choose one, water it and watch it grow.
retail/gifts: Find something for somebody you like. | Small, lovely things that say a lot.
retail/electronics: Made to make your days easier. | Take a closer look at what is new.
retail/supermarket: All you need for the week, close by. | Fresh things, fair prices and friendly faces.
retail/stationery: For notes, plans and good ideas. | Paper that makes you want to write.
retail/scooter: Push off, roll on and enjoy the ride. | For the way to school and the long way home.
craft/pottery: Shaped by hand, fired with patience. | No two pieces are quite alike.
craft/sewing: Stitch by stitch, made to fit. | Soft, warm and made by hand.
craft/wood: Good wood, good joints and time. | Made to be used every day, for years.
craft/workshop: Come with busy hands and go home with something of your own. | No experience needed, only curiosity.
interior/furniture: Pieces to sit on, live with and keep. | Comfort that looks good in your room.
interior/floor: A new floor changes the whole room. | Good to walk on, good to look at.
interior/kitchen: A place to cook, talk and stay. | Everything within reach.
interior/decor: Little things that make a room yours. | Small changes, big difference.
interior/paint: A fresh coat, and the room is new. | Choose a colour; we do the rest.
automotive/repair: Tell us what you hear, and we find it. | Back on the road, with a good feeling.
automotive/wash: Clean outside, fresh inside. | Drive in dusty, drive out shining.
automotive/rental: Choose a car, pick a day and go. | The right wheels for every trip.
automotive/electric: Quiet, clean and ready to go. | Plug in tonight, drive off tomorrow.
automotive/motorcycle: Helmet on, visor down, road ahead. | For everyone who takes the curve.
real-estate/apartment: Come in, look around and imagine your sofa there. | A place in the city with room for you.
real-estate/office: Room to think, meet and grow. | An address that works for your business.
real-estate/house: Room for family, friends and a garden. | Come and see where your plans have space.
construction/roof: Dry below, solid above. | A good roof keeps everything else safe.
construction/renovation: New life for the rooms you know. | From the first idea to the last brushstroke.
home-services/cleaning: Come home, take off your shoes and enjoy it. | We clean, you do something nice.
home-services/plumbing: When it drips, hums or stays cold, ask us. | Somebody who comes and fixes it.
home-services/garden: A green place to sit, play and breathe. | From the first plan to the first flower.
logistics/shipping: Across every sea, and safely into port. | News and knowledge from the world of ships.
travel/beach: Sun, waves and nothing on the list. | Warm sand, clear water and long days.
travel/mountain: Good boots, clear air and a long view. | The way is steep; the view is worth it.
travel/city: See more, walk slowly and hear the stories. | Join us and look behind the facades.
travel/camping: A tent, a fire and a sky full of stars. | Sleep outside and wake up to birdsong.
travel/winter: Fresh snow, clear air and a warm place for the evening. | For fast runs and slow evenings.
travel/flight: Choose a direction and take off. | The world is only a flight away.
travel/tickets: Find your way, choose your seat and go. | Sit back and look out of the window.
travel/golf: Green fairways, good company and time to play. | Pack your clubs; the rest is arranged.
outdoors/fishing: Quiet water, good company and a bit of luck. | Bring your rod and your patience.
outdoors/hunting: Out on the water, out in the wind. | For people who like to get wet.
environment/recycling: What we sort today comes back tomorrow. | Small habits, less waste.
environment/wildlife: They share this world with us; let us make room. | Look closely, and help to keep them here.
energy/solar: Let your roof work for you. | Power from the sun, made at home.
technology/ai: What machines can do, and what we should ask of them. | Smart tools for people who think.
technology/data: Turn rows of numbers into something you can see. | Know what is going on, at a glance.
technology/hosting: Fast, steady and there when you need it. | So that your visitors never wait.
software/tasks: Know what is next, and what is done. | One place for plans, people and progress.
software/banking: See what comes in, what goes out and what stays. | Your money, in plain view.
software/fitness: Small steps, seen every day. | Build habits that stay.
software/food: Good food, a few taps away. | Find it, order it and enjoy.
software/learning: A little every day takes you far. | Learn on the way, at your own pace.
security/cyber: Know the risks, and close the doors. | Keep what is private private.
finance/tax: Bring the papers; we bring the order. | Clear books and calm nights.
finance/loan: Know what it costs before you decide. | A plan for what you want to do next.
finance/invest: Start small, think long. | Understand what your money does.
finance/tips: Simple rules that help you keep more. | Small habits with a big effect.
consulting/coaching: Somebody who listens, asks and walks along. | Find out what you want, and take the first step.
education/online: Learn from wherever you are. | Bring your questions; we bring the answers.
education/language: Learn to speak, and start today. | Words, courage and people to talk with.
education/school: A good start, good friends and good teachers. | Everything is ready for the first bell.
education/university: Find the subject you will not let go of. | Learn from people who love what they teach.
education/kindergarten: A big step for small feet. | New friends, new games and a lot to discover.
education/tips: Simple things that make a difference. | Read it once, use it for years.
education/library: A place to read, think and meet. | Study together and get further.
science/space: Look up and wonder. | A closer look at what is far away.
science/medicine: What we know, and how we found it out. | Small things under a strong lens.
media/podcast: Listen in, wherever you are. | Good guests and good questions.
media/social: Ideas that people stop for. | Say something worth sharing.
media/magazine: Good stories, well told. | Read what is new, and why it matters.
agency/marketing: Be found by those who are looking for you. | Clear ideas that bring people closer.
design/creativity: Every big idea began as a small one. | Let ideas meet and see what happens.
children/party: Games, laughter and a big piece of cake. | A day they will talk about for weeks.
children/camp: New friends, long days and stories by the fire. | Pack your bag and join in.
books/launch: Come, listen and take a signed copy home. | A new story, told for the first time.
music/concert: Come early and stay for the last song. | Feel it live, together with others.
music/lessons: Start with one note, and go on from there. | For beginners and for those who come back to it.
photography/tips: Small changes that make better pictures. | Take your camera and try it.
art/exhibition: Come in, look closely and take your time. | See it where it hangs.
art/auction: Take home something beautiful, and do some good. | Raise your hand for what you love.
art/theatre: Take a seat; the rest happens on stage. | An evening of stories, laughter and applause.
gaming/board: Gather your friends and deal the cards. | Think, guess and laugh together.
gaming/esports: Bring your best game and your team. | See who stays until the last round.
sports/football: Bring your scarf, your friends and your voice. | Good company for the big game.
sports/basketball: Come and play, or come and cheer. | Fast hands and loud fans.
charity/food: Good food belongs on a table, not in the bin. | Share what you can; somebody needs it.
charity/volunteer: An hour of yours can change a day. | Bring your hands, your time and your good mood.
charity/awareness: Knowing is the first step. | Talk about it, and stand together.
community/church: Come in; there is room for everyone. | Together in song, prayer and good company.
community/forum: Ask, answer and see what others think. | Good talk needs many voices.
community/vote: Say what you think, and see what others say. | Every voice makes a difference.
community/team: Trust each other, and the rest will follow. | What one cannot do, a team can.
community/meeting: Meet people, share ideas and stay a while. | New faces and good conversations.
community/family: Time together is the best kind of time. | Bring everyone, and something to share.
community/memorial: A place to remember, and to share what stays. | With love, and with thanks for every day.
event/conference: Good speakers, good questions and time to talk. | Meet those who think about the same things.
event/party: Dress up, bring your friends and dance. | Music, lights and a long night.
event/festival: Come and celebrate with all of us. | Music, food and friends for a whole day.
event/tickets: Choose your seat and be there. | Get in early and bring somebody along.
wedding/invitation: Celebrate with us, and dance until late. | We would love to have you there.
general/love: For the two of you, and for all the small moments. | Love is in the little things.
general/nature: Take a deep breath and look around. | The best things grow slowly.
general/drive: Small steps count, as long as you take them. | Begin today; the rest will follow.
general/humour: Because a smile makes every day better. | Share it with somebody who needs a laugh.
general/peace: Stand together, speak up and help where you can. | Hope grows when people stand side by side.
general/remote: A good desk, a quiet hour and your own coffee. | Work well, and be home already.
general/baby-news: A new little life, and a whole new world. | Counting the days until we meet you.
general/virtual: Put it on and step inside. | See what happens when you look around.
general/stars: Listen to yourself and follow your own way. | A quiet look at what moves you.
thanksgiving: Gather round the table and share what is good.
fathers-day: For all the rides, repairs and good advice.
womens-day: For all who lead, care, build and dare.
back-to-school: Everything you need for a good start.
opening: Come in, look around and say hello.
thanks: It would not have been the same without you.
congratulations: You worked for it, and it shows.
baby-shower: Come and celebrate the little one with us.
housewarming: Come by, look around and raise a glass.
retirement: Thank you for everything, and enjoy what comes.
spring: Fresh air, longer days and something new.
summer: Warm evenings, good company and plenty of sun.
autumn: Crisp mornings, warm colours and cosy evenings.
winter: Warm lights for the cold season.
independence-day: Celebrate with family, friends and neighbours.
cinco-de-mayo: Music, colour and good food for everyone.
patrick: Wear something green and bring your friends.
ramadan: Blessed days for you and your family.
diwali: May light fill your home.
hanukkah: One more light every evening.
lunar-new-year: Health, luck and happiness for the new year.
earth-day: Look after it; it is the only one we have.
labor-day: Enjoy the long weekend.
memorial-day: We remember them, and those who came home.
friendship: For those who are always there.
`
