/** What things of a list are called in the set of one hand (Phosphor), where its name is another word: icon: words. */
const ROWS = `
house: home
magnifying-glass: search, find
gear: settings, options, preferences
user: profile, account
envelope-simple: mail, email, e-mail, letter, newsletter
chat-circle: message, chat, comment
phone: phone, call, telephone
bell: notification, reminder
alarm: alarm
heart: favourite, favorite, wishlist, love
thumbs-up: like
map-pin: location, address, place, destination
shopping-cart: cart, trolley
basket: basket
list: list, menu list
play: play
pause: pause
stop: stop
share-network: share
download-simple: download
upload-simple: upload
trash: delete, bin, garbage, waste, rubbish
pencil-simple: edit, write
calendar-blank: calendar, date, schedule, appointment, event
clock: clock, time, hour, opening hours
image: photo, picture
images: gallery, album
music-notes: music, song, melody
video-camera: video
wallet: wallet
credit-card: payment, pay, card, checkout, billing
shield-check: security, safety, privacy, insurance, warranty, protection
user: user, customer, client, member
map-trifold: map
cloud-sun: weather, forecast
notebook: recipe, journal, diary
timer: timer
airplane-tilt: plane, airplane, aeroplane, flight, jet
bed: hotel, bedroom, accommodation, hostel, sleep, room
identification-card: passport, visa, id card, licence, license
suitcase-rolling: luggage, baggage
sailboat: sailing, yacht
boat: ferry, ship, cruise, vessel
van: minibus, camper, shuttle
truck: delivery, shipping, lorry, moving
package: parcel, box, order
cloud-rain: rain, shower
snowflake: snow, winter, frost, cold
cloud-lightning: storm, thunderstorm, thunder
cloud-fog: fog, mist
person-simple-run: running, run, runner, jogging, marathon
bicycle: bike, cycling
person-simple-swim: swimming, swim, swimmer
person-simple-tai-chi: yoga, pilates, stretching
person-simple-hike: hiking, hike, trekking
person-simple-ski: skiing, ski
person-simple-walk: walking, walk
barbell: weights, gym, fitness, dumbbell, workout, strength
heartbeat: heart rate, pulse, health
paw-print: vet, pet, veterinary
bathtub: bathroom, bath
cooking-pot: kitchen, cooking, pot
couch: living room, sofa
plant: garden, gardening, houseplant
shovel: spade
drop: water, drink water, hydration
bug-beetle: insect, beetle
stethoscope: doctor, nurse, check-up, checkup
first-aid-kit: first aid, emergency kit
syringe: vaccine, vaccination, injection
tooth: dentist, teeth
eyeglasses: glasses, spectacles, optician
bank: bank
piggy-bank: savings, saving
receipt: tax, bill
hand-coins: loan, donation, credit
coins: money, cash
chart-line-up: growth, investment, stocks
chart-bar: chart, report, statistics, analytics
exam: test
notepad: homework
chalkboard-teacher: teacher, lesson
student: pupil
graduation-cap: graduation, university, college, degree, education
backpack: school, schoolbag, rucksack
piano-keys: piano, keyboard instrument
vinyl-record: record, vinyl
hamburger: burger, cheeseburger
fish-simple: sushi, seafood
bowl-food: salad, bowl, rice
bowl-steam: soup, noodles, ramen
beer-stein: beer, pub
martini: cocktail, bar
coffee: cup, mug, espresso, cappuccino, tea
tea-bag: teabag
ice-cream: gelato
cherries: cherry, berry, fruit
orange: citrus
boot: boots, wellington
baby-carriage: stroller, pram, cradle
lego: toy, bricks
paint-roller: paint, painting
screwdriver: drill, tools, repair
toolbox: tool box
umbrella-simple: parasol
waves: sea, ocean, beach, lake, river
tree-palm: palm, palm tree, tropical
island: vacation, holiday
t-shirt: shirt, tee, clothes, clothing
coat-hanger: hanger, wardrobe
washing-machine: laundry, washing
sneaker: shoe, shoes, trainers
high-heel: heels
picnic-table: table, picnic
armchair: chair, furniture
lamp: light, lighting
lightbulb: bulb, idea, tip
fork-knife: restaurant, dining, food, meal, dinner, lunch
chef-hat: chef, cook
storefront: shop, store, market
tag: price, offer, label
seal-percent: discount, sale
gift: present
confetti: party, celebration
balloon: birthday
hands-praying: prayer
church: chapel
leaf: eco, nature, organic, vegan
recycle: recycling
solar-panel: solar, solar energy
plug: electricity, power plug
fire: flame, heating, fireplace
wifi-high: wifi, wi-fi, internet
laptop: computer, notebook computer
device-mobile: smartphone, mobile, cell phone
television: tv
game-controller: game, gaming, controller
film-slate: film, movie, cinema
microphone-stage: podcast, singing, karaoke
ticket: admission
trophy: award, prize, winner, cup winner
medal: achievement
soccer-ball: football, soccer
handshake: partner, deal, agreement
users-three: team, group, people, community
headset: support, customer service, help desk
question: help, faq
lock: password, login
sign-out: logout
eye: view, vision
moon: night, dark mode
sun-horizon: sunrise, sunset
factory: industry
hard-hat: construction, helmet
buildings: city, office
tram: streetcar
subway: metro, underground
gas-pump: fuel, petrol, gas station
letter-circle-p: parking
charging-station: charger, ev charging
`

export const CALLED: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [icon = '', words = ''] = row.split(': ')
      return words.split(', ').map((word): [string, string] => [word, icon])
    }),
)
