/** Lines for days and occasions: what people say to one another, and what shops say then. */
export const OCCASIONS = `
# valentine: valentine's day, valentines day, valentine, valentine's
any: Love is in the air | Say it with love | For the one you love | Love, in so many words | Two hearts, one day | Be mine | Made for two | Fall for somebody again | Love deserves a day | With love, always
sale: Love at first price | Sweet deals for sweethearts | Gifts from the heart | Spoil somebody you love
fun: Cupid made me do it | You had me at hello | Love bites welcome
below: For somebody who makes your heart beat faster. | Because love should be said out loud.
# christmas: christmas, xmas, christmas eve, holiday season, christmas market, advent, santa
any: Merry and bright | All is calm, all is bright | The season is here | Make it merry | Warm wishes, bright lights | Home for the holidays | Joy to the world | Let it glow
sale: Gifts they'll love | Wrap it up early | Sleigh the list
fun: Sleigh what? | Ho, ho, hooray | Santa-approved
below: Warm wishes for bright days together. | For the ones who gather round the tree.
# new-year: new year, new year's eve, new year's, happy new year, nye
any: Cheers to new beginnings | Here's to what's next | Ring it in | A fresh start | Ten, nine, eight | New year, new chapter | Hello, new year
below: May it bring what you are hoping for.
# easter: easter, easter egg, easter sunday, easter bunny, easter egg hunt
any: Hop into spring | A good egg kind of day | Spring is hatching | Egg-cited for Easter | Paint, hunt, celebrate | Hop over for Easter | Bunnies, eggs and sunshine
below: Colourful eggs, spring sun and good company.
# halloween: halloween, trick or treat, spooky, haunted, horror night
any: Trick or treat | Come if you dare | Things that go boo | Spooky starts here | A night of fright | Boo to you | Witch way to the party?
below: Bring a costume and a little courage.
# thanksgiving: thanksgiving, harvest festival, friendsgiving
any: Thankful, together | Gather and give thanks | So much to be thankful for | Full plates, full hearts | Pass the gravy
# black-friday: black friday, cyber monday, cyber week, black week
any: The deal you waited for | Doors open, prices drop | Black Friday is on | Friday never looked so good | Big day, small prices | Grab it before midnight | The wait is over
below: The prices you waited for, while they last.
# mothers-day: mother's day, mothers day, mom, mum
any: Thank you, Mum | For the first one who loved you | Mum knows best | To the heart of the family | With love, to Mum
below: For all she did, and for all she does.
# fathers-day: father's day, fathers day, dad
any: Thank you, Dad | To the one who fixes it all | Best dad we know | For every bad joke, Dad
# womens-day: women's day, womens day, international women's day
any: Here's to her | Strong, kind, unstoppable | Every day is her day | She can, she does
# graduation: graduation, graduate, graduates, graduation party, class of, commencement
any: Caps off to you | You did it | The world is yours | Here's to what's next | Proud of you | Dream big, graduate
below: All that work, and this is only the start.
# birthday: birthday, birthday party, happy birthday, birthday card, bday
any: Another year, another cake | Make a wish | Here's to you | Cake, candles, you | Time to celebrate | Hip, hip, hooray
fun: Age is just a number | Older, wiser, cake | Blow out the candles
below: Let's celebrate with cake, candles and good friends.
# back-to-school: back to school, school start, school season
any: Ready for the first bell | Back to class, in style | New year, new pencils | Pack your bag | Hello, new school year
# opening: grand opening, opening, new store, new shop, now open, reopening
any: We're open | Doors are open | Come on in | Be our first guest | Opening day is here
# hiring: hiring, recruitment, recruiting, open position, job offer, looking for staff, we are hiring, now hiring, job opening, vacancy, join our team, help wanted
any: We're hiring | Join our team | Work with us | Your desk is waiting | Looking for good people | Come and work here
below: Tell us what you do well, and what you would like to learn.
# thanks: thank you, thanks, appreciation day, appreciation week, customer appreciation, teacher appreciation
any: Thank you | With all our thanks | We couldn't without you | Thanks a million
# congratulations: congratulation, congratulations, congratulate, achievement, anniversary
any: You did it | Well done, you | Here's to you | Proud of you | Cheers to you
# baby-shower: baby shower, gender reveal, newborn announcement, baby announcement, christening, baptism
any: A little one is coming | Oh, baby | Tiny toes, big love | Hello, little one | Ready to pop
# housewarming: housewarming, new home party, house warming
any: New doors, open house | Come see our place | Warm our new home
# retirement: retirement, farewell, goodbye party, farewell party
any: Here's to slow mornings | The best is next | Farewell, not goodbye | So long, Mondays
# spring: spring, spring sale, springtime
any: Spring is here | Fresh starts for spring | Everything blooms | Lighter days ahead
# summer: summer, summer sale, summer party, summertime
any: Hello, sunshine | Summer is here | Long days, warm nights | Make it a summer to remember
# autumn: autumn, fall season, fall sale, autumn sale
any: Golden days | Falling for the season | Cosy days are here | Crisp air, warm colours
# winter: winter, winter sale, wintertime
any: Cold outside, warm inside | Let it snow | Warm up here | Winter, made cosy
# independence-day: independence day, canada day, australia day, bastille day, 4th of july, fourth of july, national day, republic day, flag day
any: Celebrate freedom | Proud and free | Let freedom ring | Together under one flag | A day to be proud
# cinco-de-mayo: cinco de mayo, mexican fiesta, day of the dead, dia de los muertos
any: Viva la fiesta | Let the fiesta begin | Music, colour, fiesta | Olé
# patrick: st. patrick's day, st patrick's day, saint patrick, patrick's day
any: Luck is in the air | Feeling lucky? | Go green | Sláinte
# ramadan: ramadan, eid, eid mubarak, iftar
any: Eid Mubarak | Blessed days | Peace and light | Gather at sunset
# diwali: diwali, festival of lights, holi
any: Light up the night | A festival of light | Bright days ahead | Colours of joy
# hanukkah: hanukkah, chanukah, passover, rosh hashanah
any: Eight nights of light | Light the candles | Chag sameach
# lunar-new-year: lunar new year, chinese new year, year of the dragon
any: Good fortune, good year | Luck at the door | Prosperity to you
# earth-day: earth day, world environment day, ocean day, world water day
any: Every day is Earth Day | One planet, one chance | Be good to the planet
# labor-day: labor day, labour day, bank holiday, long weekend
any: A long weekend ahead | Time off, well earned
# memorial-day: memorial day, veterans day, veteran's day, veterans' day, remembrance day, remembrance sunday, armistice day, anzac day
any: Honour and remember | With lasting gratitude | Never forgotten | For those who served
# friendship: friendship day, friends day
any: Here's to good friends | Better with friends
`
