/** What programs and their icons are about. */
export const APPS = `
currency, currencies, currency converter, forex, exchange rate, exchange rates: currency-circle-dollar coins arrows-left-right
converter, unit converter, unit conversion: arrows-left-right swap ruler
split bill, split bills, bill splitter, bill splitting, shared expenses: receipt users coins
server, servers, web server, database server: hard-drives m:server database
authenticator, two-factor authentication, two factor, 2fa, passcode, one-time password: shield-check lock-key device-mobile fingerprint
antivirus, malware, virus scanner: shield-check bug-beetle shield
ad blocker, ad block: hand-palm shield-check prohibit
browser, web browser, internet browser: browser globe compass
search engine, web search: magnifying-glass globe binoculars
magnifier: magnifying-glass
audiobook, audiobooks, audio book, story podcast: headphones book-open speaker-high
white noise, white noise machine, noise machine, sleep sound, sleep sounds: waveform moon-stars speaker-hifi waves
noise meter, decibel meter, sound meter: waveform speaker-high gauge
collage, photo collage: images image squares-four
colouring book, coloring book, colouring, coloring: palette paint-brush pencil-simple
spelling, spelling bee, word game, word games: text-aa book-open pencil-simple
flashcard, flashcards, flash cards: cards brain graduation-cap
vocabulary, dictionary, thesaurus: book-open text-aa chat-text
solitaire, card game: cards spade diamond
platformer, platform game, arcade game: game-controller joystick star
space shooter, space game: rocket-launch planet alien
tower defence, tower defense: castle-turret shield sword
packing list, packing: suitcase-rolling list-checks backpack
fasting, intermittent fasting, fast tracker: hourglass timer fork-knife
calorie, calories, calorie counter, nutrition tracker, diet: carrot flame m:scale-bathroom
period tracking, menstrual cycle, fertility: drop calendar-heart flower
breastfeeding, nursing mothers, lactation: baby drop heart
glucose, blood sugar, diabetes: drop heartbeat syringe
medication, medicine reminder, medication reminder: pill clock prescription
pollen, hay fever, allergy, allergies: flower wind drop
resume, cv, curriculum vitae, cover letter: file-text identification-card briefcase
job interview, interview, interviews: chats-circle microphone briefcase
freelance, freelancer, freelancers, side job: laptop briefcase user
time tracking, time tracker, timesheet, timesheets, working hours: timer clock clipboard-text
word counter, character counter: text-aa hash article
smart home, home automation: house-line lightbulb wifi-high
thermostat, room temperature: thermometer thermometer-hot snowflake
fuel, fuel price, fuel prices, petrol, gas price: gas-pump drop car-profile
prayer, prayers, prayer times: hands-praying moon-stars book-open
spirit level, bubble level: m:spirit-level ruler
pressure washer, pressure washing, power washing: spray-bottle drop waves
`
