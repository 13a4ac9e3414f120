/** Lines about what is sold, worn and given. */
export const SHOPS = `
# fashion
any: Wear what you mean | New season, new you | Made to be worn | Dress for the day you want | Your style, your story | Fresh fits have arrived | Good clothes, long life | Look twice | Put on something good | Made for your every day | The new look is here | Find your fit | Style that speaks for you | Step into the season
fine: Cut to be kept | Quiet clothes, well made | Elegance, every day
loud: Turn every street into yours | Make an entrance | Wear it loud
fun: Hello, wardrobe | Dress happy | Outfit? Sorted.
below: Pieces that go with your life, and with each other. | Find the one you will wear all season. | New looks for every day, and for the days that matter. | Made to be worn often and loved long.
# fashion/shoes: shoe, shoes, sneaker, sneakers, boots, footwear, heels, sandals
any: Step into something new | One step ahead | Walk your way | Made for miles | Put your best foot forward | Sole mates | Go where they take you
# fashion/bags: bag, bags, handbag, backpack, leather goods, purse, wallet, luggage, suitcase
any: Carry it well | Room for your day | Made to be carried | Everything in its place | The one for every day | Pack light, look good
# fashion/accessories: sunglasses, eyewear, hat, hats, scarf, fashion accessory, fashion accessories, socks, belt
any: The finishing touch | Small things, big style | Finish the look | Dress up the details | See the sunny side
# fashion/kids: kids clothing, baby clothes, children's clothing, kidswear, kids fashion, onesie
any: Made for little movers | Tiny clothes, big days | Grow into something cute | Mess-ready, cuddle-ready | Little outfits, big smiles
# fashion/summer: summer collection, summer fashion, summer clothing, swimwear, bikini, beachwear, summer edition, dress, dresses
any: Hello, summer wardrobe | Wear the sunshine | Light looks, long days | Made for sunny days | Summer looks good on you | Dress for the sun
# fashion/spring: spring collection, spring fashion, spring clothing
any: Fresh fits for spring | Lose the layers | Spring into style | Bloom where you walk | Light looks for longer days
# fashion/autumn: autumn collection, fall collection, fall fashion, autumn fashion
any: Layer up, look good | Warm tones, cool days | Fall for something new | Dressed for falling leaves
# fashion/winter: winter collection, winter fashion, winter clothing, coat, coats, jacket, sweater, knitwear
any: Wrap up in style | Warm looks for cold days | Cosy, but make it style | Layer up | Stay warm, look sharp
# fashion/vintage: vintage clothing, vintage clothes, vintage fashion, thrift, thrift store, second-hand clothes, secondhand clothes, second-hand fashion, retro clothing
any: Old favourites, new owners | Worn once, loved again | Second life, first choice | Vintage never gets old
# jewellery
any: Shine starts here | A little light to wear | Wear your brightest moment | Made to be treasured | Small things that sparkle | For moments that stay | The finishing sparkle | Let it catch the light | Something precious | Made to be given | Keep it close | Worn close, kept forever | A spark for every day | Meet your new sparkle
fine: Crafted to be kept | Brilliance, understated | Timeless, like the moment | Heirlooms begin here
loud: Outshine the room | All that glitters
fun: Bling it on | Diamonds say hi | Put a ring on it
below: For the moments you want to keep. | Made by hand, worn with love. | Something that stays, for somebody who does. | Choose the piece that tells your story.
# jewellery/watch: watch, watches, timepiece, watchmaker
any: Time, well worn | Wear your time | Every second counts | Time on your side | Precision on your wrist
# jewellery/ring: engagement ring, engagement, wedding ring, ring
any: Will you? | The start of always | Yes, in gold | A circle without end | Ask with a sparkle
# retail
any: Find something good | Made to be found | Take it home today | New things, good reasons | Something for everyone | Come in and look around | Treat yourself today | The one you were looking for | Good finds, every day | Your next favourite thing | See what's new | Bring something home | Worth a closer look | Fresh on the shelf
fine: Chosen with care | Fine things, well kept | A considered collection
loud: Get it before it's gone | Fill your basket | Big finds, small prices
fun: Shop till you stop | Go on, treat yourself | Add to happiness
below: Look around, and take home what makes you smile. | Things worth having, chosen with care. | Find something for yourself, or for somebody you like. | Come in and see what is new.
# retail/sale: sale, clearance, discount, flash sale, end of season, special offer, deal, deals, promotion, bargain, limited time, shopping
any: Good things, better prices | Prices just dropped | Grab it while it lasts | The deal you waited for | More for less | Now is the moment | Don't miss out | Save on what you love | Sale on, doors open | Going, going, gone
below: Choose your favourites while the sale is on. | Take a look before the good ones are gone.
# retail/glass: glass, glassware, wineglass, wine glass, drinkware, vase, vases, crystal, glasses set, cocktail glass, tumbler
any: Raise a finer glass | Clearly the better choice | The right glass matters | Catch the light | Elegance, clear as glass | Made to be raised | Pour into something beautiful | Set a sparkling table | Every sip looks better | Clear, fine, yours
below: For everyday tables and for evenings with guests. | Beautiful glass makes a good drink better.
# retail/antiques: antique, antiques, antique shop, collectible, collectibles, vintage furniture, typewriter, flea market, vintage item, vintage shop, vintage store
any: Every piece has a story | Old treasures, new homes | Yesterday's finds | Time makes it better | Made then, loved now | Take a story home | Rare, old and yours | Treasures with a past | Furnish with a story
below: Come and find the piece that was waiting for you. | Things with a past, looking for a future.
# retail/toys: toy, toys, toy store, toy shop, board game, puzzle, lego, doll, building blocks, plush
any: Playtime starts here | Made for play | Let the fun begin | For big imaginations | Ready, set, play | Toys worth racing for | Wonder, out of the box | Little hands, big fun
below: Toys for rainy days, sunny days and every birthday. | Bring home a box of fun.
# retail/baby: baby, newborn, baby equipment, stroller, diaper, diapers, baby product, starter kit, newborn kit, infant, crib, pram, baby gear
any: Ready for the little one | Everything baby needs | Tiny guest, big welcome | Hello, little one | Soft starts for small people | For the smallest in the house | Little one, all set | Day one, all ready | Love, in small sizes
below: Everything for the first days, so you can enjoy them. | For the smallest ones, and for those who love them.
# retail/flowers: flower, flowers, florist, bouquet, roses, rose, flower shop, floral, tulip, plant shop, peony
any: Say it with flowers | Let it bloom | Picked with feeling | A bouquet says it better | Fresh from the garden | Petals for every reason | Flowers, just because | Bring the garden in | Make somebody's day bloom
below: A fresh bouquet for somebody you are thinking of. | Flowers for big days and for no reason at all.
# retail/plants: plant, plants, houseplant, houseplants, succulent, garden center, nursery plant, seedling, cactus
any: Bring the green home | Grow something good | Leaf it to us | Green looks good on you | A jungle for your shelf | Water, light, joy
# retail/gifts: gift, gifts, present, gift shop, gift card, gift set, souvenir, unique gift, gift box, voucher
any: Give something lovely | Wrapped with thought | A gift that says it | For somebody special | Unwrap a smile | Big love, small box | The gift they hoped for
# retail/electronics: electronics, gaming accessories, phone accessories, electronic gadgets, smartphone, phone, laptop, headphones, tablet, gadget, gadgets, computer, tv, camera shop, speaker, smartwatch
any: Upgrade your everyday | Meet your next device | Small device, big days | Plug into something new | Made for how you live | Works the way you do | Smart looks good
# retail/cleaning: cleaning product, cleaning products, detergent, dish soap, household product, eco-friendly cleaning
any: Clean home, clear head | Tough on dirt, kind to you | Clean, the gentle way | Spotless and kind | A fresher kind of clean
below: For clean rooms and a good feeling. | Gentle to hands, homes and the world outside.
# retail/supermarket: supermarket, grocery store, convenience store, shopping mall
any: All you need, close by | Fill your basket | Fresh deals every aisle | Your shop around the corner
# retail/stationery: stationery, notebook, pen, office supplies, school supplies
any: Write it down | Fresh page, fresh start | Good ideas need paper | Ready for the first page
# retail/scooter: scooter, skateboard, kick scooter, e-scooter, kids bike, roller skates
any: Roll into fun | Safe wheels, happy kids | The fun way there | Push off and go | Two wheels, big smiles
# craft
any: Made by hand | Slow made, long kept | Hands that know how | One of a kind | Made with patience | Every piece its own | From our hands to yours | Shaped with care | Good things take time | Craft you can feel | Small batch, big heart | Make something today | Nothing made in a hurry | The maker's touch
fine: The quiet beauty of handwork | Patience made visible
loud: Make it yourself | Hands on
fun: Crafty by nature | Sew happy | Glue, glitter, go
below: Made slowly, by people who care how it turns out. | No two pieces are quite the same. | Feel the difference that hands make. | Take home something that somebody made.
# craft/pottery: pottery, ceramic, ceramics, clay, potter, stoneware, porcelain
any: Shaped by hand | From clay to keep | Fired with care | Turned, glazed, loved | Hands in clay
# craft/sewing: sewing, tailor, tailoring, knitting, yarn, quilt, embroidery, crochet, fabric, textile, seamstress
any: Stitch by stitch | Made to measure | Threads that last | Sew it yourself | Warm from the needle
# craft/wood: wood, woodwork, carpentry, carpenter, furniture maker, joinery, woodworking
any: Made of good wood | Built to be passed on | Grain, joint, patience | Wood that lasts | Measured twice
# craft/workshop: craft workshop, decoration workshop, diy, handicraft, workshop
any: Make something of your own | Come and make it | Hands busy, mind calm | Learn it by hand | Take home what you made
# interior
any: Come home to something good | Rooms that feel like you | Live in it | A home that fits | Make room for comfort | Soft corners, good light | Your room, only better | Love where you live | Home, as you like it | Details make a home | Settle in | A new look for home | Space to be yourself | Where comfort lives
fine: Quiet rooms, fine details | Calm, by design | Considered living
loud: Turn your rooms around | Bold rooms live here
fun: Sofa, so good | There's no place like it | Room service
below: Small changes that make a home feel like yours. | Pieces that look good and live well. | For rooms that you want to stay in. | Find the piece your room was missing.
# interior/furniture: furniture, sofa, chair, table, couch, bed, mattress, furniture store, armchair
any: Sit down and stay | Made for lazy Sundays | Take a seat | Comfort, built in | Sleep on it | Good bones, soft seats
# interior/floor: floor, floors, flooring, carpet, tile, parquet, laminate, rug
any: Love where you stand | Step onto something new | Ground your rooms | Every step feels better | Floors worth looking at
# interior/kitchen: kitchen, kitchen design, cabinet, kitchenware, cookware, countertop
any: The heart of the home | Cook in a room you love | Where everybody meets | Room to cook
# interior/decor: home decor, decor, decoration, decorations, curtain, lamp, lighting, cushion, wallpaper, wall art, dried flowers
any: Little things, big difference | Quiet corners | Dress your home | Less clutter, more calm | Style for every shelf | Set the mood at home
# interior/paint: paint, painting service, painter, wall paint, house painting
any: Colour changes everything | A fresh coat of calm | New colour, new room | Brush up your home
# automotive
any: The road is yours | Ready when you are | Drive something good | Turn the key | Made for the long way | Find your next drive | Good roads ahead | Keep it running | Feel the road | Behind the wheel | In gear and ready | Go further | Take the scenic route | Built for the road
fine: Driven by detail | The art of driving | Quiet power
loud: Full throttle | Hit the road | Start your engine
fun: Wheely good | Honk if you like it | Fuel for fun
below: For every mile ahead of you. | Sit in, turn the key and feel the difference. | Good wheels for every road. | We look after your car, so that you can look at the road.
# automotive/repair: car repair, mechanic, auto repair, garage, tire, tires, oil change, car service, auto service, car workshop
any: Back on the road | Under the hood, in good hands | Fixed and ready | Hear that? Nothing. | Care for your car
# automotive/wash: car wash, car cleaning, auto detailing, detailing, car polish
any: Shine like new | Clean car, clear road | Wash, wax, wow | Make it gleam
# automotive/rental: car rental, rental car, rent a car, car hire, car sharing
any: Pick a car and go | Your car is ready | Keys, road, freedom | Rent the right ride
# automotive/electric: electric car, electric vehicle, ev, charging station, hybrid
any: Plug in, drive on | Quiet power | The next drive is electric | Charged and ready
# automotive/motorcycle: motorcycle, motorbike, biker, moped, harley
any: Two wheels, one road | Born to ride | Twist and go | Ride it out
# bicycle
any: Two wheels, one smile | Ride your own way | Pedal into the day | Every road is better by bike | Get rolling | Turn the pedals | Fresh air, fresh legs | Made for the ride | Wind in your face | Uphill is part of it | Shift your day | Roll out | The city, by bike | Find your line
fine: Steel, chain, silence | Balance, engineered
loud: Push harder, roll faster | Ride on
fun: Wheely happy | Spoke too soon? Ride. | Life is a good ride
below: For the way to work and the long way home. | Get on, roll out and see where it goes. | Good bikes, well kept, for every road. | The quickest way to a better mood.
`
