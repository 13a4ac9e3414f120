/** Lines about houses, work on them, and being on the way. */
export const PLACES = `
# real-estate
any: Find your way home | Keys to something new | Come in, look around | Your next address | A place to call yours | Home starts here | Open the door to more | Where your story lives next | Room for your plans | The place you pictured | Move in, settle down | Doors are opening | Imagine living here | A home that fits your life
fine: Addresses of distinction | Live a little higher | Rooms with a view to stay
loud: Make the move | Open the door | Yours to own
fun: Home sweet next home | Good house hunting | You'll want to stay
below: Come and see it; a picture only tells half. | Find the place where your plans have room. | Tell us how you want to live. | From the first visit to the key in your hand.
# real-estate/apartment: apartment, flat, condo, studio flat, rental, apartment for rent, loft, penthouse, room for rent
any: Move right in | City life, your keys | High ceilings, open doors | Your own four walls | Light, space, city
# real-estate/office: office, office space, skyscraper, coworking, commercial property, workspace, business center, co-working
any: Reach new heights | Business, elevated | Room for your next idea | An address that works | Work above the rest | Space for good work
# real-estate/house: house, houses, villa, mansion, family home, dream home, new home, cottage, house for sale
any: The front door to more | A garden, a roof, a life | Come home for good | Your dream has an address | Grow into this home
# construction
any: Built to last | Solid from the ground up | We build what you plan | Good work stands | From plan to key | On solid ground | Brick by brick | Made to stand | Built right, the first time | Raise the roof | Strong foundations | Your plans, our hands | Building what matters | Let's build it
fine: Precision in every beam | Built with quiet confidence
loud: Build it bigger | Break new ground
fun: We've got it nailed | Hard hats, soft hearts | Can we build it? Yes.
below: From the first line of the plan to the last screw. | Tell us what you want to build. | Solid work, clear words and a plan that holds. | People who turn drawings into walls.
# construction/roof: roof, roofing, roofer, gutter, solar roof, insulation
any: A good roof over you | Safe under one roof | Rain? Let it. | Top it off right
# construction/renovation: renovation, remodel, remodeling, refurbishment, home improvement, bathroom remodel, extension
any: New life for old walls | Make it new again | Your home, rebuilt | Better than before | Renovate with confidence
# architecture
any: Space, thought through | Designed around people | Light, line, material | Build what endures | Where ideas take shape | Drawn to be lived in | Form that serves | Places worth staying in | Shaped by light | From sketch to skyline | Room to think | Structure with soul | Walls that tell stories | The shape of things to come
fine: The quiet line | Proportion, patience, light
loud: Raise the skyline | Think bigger
fun: Draw outside the box | Built on big ideas
below: Buildings that serve those who live in them. | From the first sketch to the open door. | Light, material and the people in between. | Spaces that still feel right in years.
# home-services
any: Fixed, so you can relax | Help is at hand | Home, back in order | One call less to worry | Done right, left tidy | We take care of it | Leave it to us | Your home in good hands | Small jobs, done well | Consider it done | The right hands for the job | Less to do, more to enjoy | No job too small | Back to normal
fine: Quiet help, well done | Care for fine homes
loud: Call it fixed | Get it done
fun: Honey, it's fixed | We've got the tools | Leave the mess to us
below: Tell us what is broken, and we will tell you what it takes. | Good work, and a tidy floor when we leave. | So that you can enjoy your home again. | Somebody who comes, looks and gets it done.
# home-services/moving: moving, movers, mover, removal, moving company, storage, self storage, storage unit, moving service, relocation service, moving and storage
any: Your stuff, sorted and stored | Moving made simple | Pack it, store it, relax | Box it up, move along | We carry, you settle in | A lighter way to move | Room for everything | Lift nothing but your keys
below: Packed, carried and safe until you need it. | For the move, for the time between, and for what comes after.
# home-services/cleaning: cleaning, cleaner, laundry, housekeeping, dry cleaning, maid, window cleaning, cleaning service
any: Come home to clean | Spotless, top to bottom | We clean, you live | Fresh rooms, free evenings | Dust off your to-do list | Shine, room by room
# home-services/plumbing: plumber, plumbing, electrician, heating, hvac, handyman, locksmith, air conditioning, repair service, pipe
any: Leaks stop here | Warm rooms, dry floors | Sparks only where they belong | Turn it on again | Cool in summer, warm in winter
# home-services/garden: garden, gardening, gardener, landscaping, lawn, landscaper, garden design, tree service
any: Grow your green | A garden to stay in | Green fingers for hire | Let it grow | Step out into green
# logistics
any: On its way | From here to there | Delivered as promised | Everything keeps moving | Packed, loaded, gone | Moving what matters | Your goods, our roads | Door to door | Keep it moving | The shortest way to there | Every parcel counts | Always on the move | Carried with care | Wherever it has to go
fine: Precision in motion | Quietly on course
loud: Move it now | Full load ahead
fun: We deliver | Keep on truckin' | Special delivery
below: From your door to theirs, with care all the way. | Tell us where it has to go. | Good planning, steady wheels and clear tracking. | What you send arrives.
# logistics/shipping: shipping, cargo, freight, port, container, ship, maritime, sea freight
any: News from every port | Across every sea | Steady course | The world, on board
# travel
any: Go somewhere good | The long way round | Pack light, look up | Where to next? | See it for yourself | Find your elsewhere | The world is waiting | Out of office | Take the trip | Collect moments | Wake up somewhere new | Follow your map | Leave the usual behind | Adventure is calling
fine: Journeys worth remembering | Travel, beautifully slow | Far places, fine days
loud: Go now | Get lost | Pack your bags
fun: Passport, check | Sea you soon | Catch flights, not feelings
below: Choose a direction; we take care of the rest. | Days you will talk about for years. | See more, carry less, come home full of stories. | Somewhere out there is your next favourite place.
# travel/beach: beach, island, sea, cruise, coast, summer holiday, resort, summer vacation, ocean
any: Sun, sand, repeat | Salt in your hair | The sea is calling | Shoes off | Life's better by the sea | Vitamin sea
# travel/mountain: mountain, mountains, hiking, trekking, alps, trek, trail, hike
any: Higher and further | Take the trail | The view is earned | Up where the air is clear | Boots on, phone off
# travel/city: city tour, city trip, walking tour, guided tour, sightseeing, city break
any: See the city differently | Walk into the story | Every corner has a story | Lose the map | A city in a few steps
# travel/camping: camping, campsite, glamping, campground, caravan, tent, camper, outdoor trip
any: Sleep under the stars | Pitch it here | Campfire stories | Out of signal | Room with every view
# travel/winter: ski, skiing, snowboard, winter sports, winter holiday, ski resort, snow
any: Fresh snow, fresh start | Meet you on the slope | Down is the new up | Let it snow | Cold air, warm lodge
# travel/flight: flight, flights, airline, airport, plane ticket, airfare
any: Ready for take-off | Window seat? | Up and away | Clear skies ahead
# travel/tickets: train, train ticket, bus, bus ticket, railway, tickets booking, ticket booking
any: Your seat is waiting | All aboard | Next stop: there | Sit back, look out
# travel/golf: golf, golf course, golf trip, golf club
any: Tee off somewhere new | Your next round | Fairways ahead | Green days
# hotel
any: Sleep well here | Your room is ready | Check in, slow down | Stay a little longer | Wake up to the view | Rest, properly | Leave the world outside | Good nights, slow mornings | Make yourself at home | Late checkout mood | A bed worth travelling for | Come to rest | Quiet nights, warm welcome | Arrive and exhale
fine: The art of staying | Understated, unforgettable | Hospitality, refined
loud: Escape starts here | Do not disturb
fun: Suite dreams | Pillow fights welcome | Snooze you win
below: A warm welcome, a good bed and nothing to do. | Come for a night, stay for the mornings. | Rest well; we take care of everything else. | A quiet room, a good breakfast and time.
# outdoors
any: Get outside | The trail is calling | Fresh air, no filter | Find your own path | Go where it's green | Out there is better | Take the long way | More sky, less screen | Boots on, let's go | Wild air, clear head | Follow the ridge | The best room is outside | Lose the signal | Made for every weather
fine: The stillness of high places | Where the path begins
loud: Go wild | Higher, further
fun: Take a hike | Happy camper | Bear with us
below: Bring good shoes; the view does the rest. | For clear mornings and muddy boots. | Leave early, come back with stories. | Fresh air, good company and a path ahead.
# outdoors/fishing: fishing, angling, fishing contest, fisherman, fishing trip, fly fishing
any: Cast your line | Hooked already | Who lands the big one? | Gone fishing | Quiet water, tight lines
# outdoors/hunting: survival, bushcraft, kayak, canoe, rafting, surfing, surf, sailing
any: Catch the next wave | Paddle out | Wind up, sails out | Ride the water
# environment
any: One planet, many hands | Small steps, green future | Plant something today | Keep it green | Leave it better | The future is green | Care for what grows | Act before it melts | Nature needs a voice | Less waste, more life | Grow a better tomorrow | Every tree counts | It starts with us | Protect what you love
fine: Tread lightly | For what lives here
loud: Act now | Wake up, it's warming
fun: Be tree-mendous | Leaf it better | Reduce, reuse, rejoice
below: Small things, done by many, change a lot. | Join in; every pair of hands helps. | For clean air, living rivers and those who come after us. | What we protect today grows tomorrow.
# environment/recycling: recycling, recycle, waste, trash, plastic, zero waste, composting, litter
any: Sort it out | Give it another life | Waste less | Round and round it goes | Bin there, done right
# environment/wildlife: wildlife organization, tropical bird, macaw, wildlife, endangered, animal protection, ocean conservation, conservation, wild animal, wild animals, bees, whale
any: Keep the wild wild | They need the space | A world worth sharing | Eyes on the wild | Let them live
# energy
any: Power from the sun | Switch to something better | Clean power, clear future | Let the light work | Energy that stays | Made of sun and wind | Power your home | The sun works for you | Bright ideas, clean energy | Charge ahead | Save the watts | Turn on tomorrow | Natural power | Light up, not heat up
fine: Quiet power | Energy, thought through
loud: Power up | Go solar
fun: Watt a difference | Current favourite | Sun's out, power's on
below: Power that comes back every morning. | See what your roof can do. | Clean energy, for today and for later. | Good for your home, and for what lies around it.
# energy/solar: solar, solar panel, solar energy, photovoltaic
any: Every sunny hour counts | Put your roof to work | Sun in, power out | Your solar power, live
`
