/** Lines about arts, play, children and people among people. */
export const CULTURE = `
# children
any: Big days for small people | Room to play | Let them be little | Where wonder grows | Small hands, big ideas | Come and play | Made for curious kids | Little ones, large joy | Giggles all round | Jump in | Growing up happy | Playtime, all the time | Tiny steps, bright days | Bring your imagination
fine: The wonder of small things | Childhood, gently kept
loud: Ready, set, play | Let's make some noise
fun: Kidding around | Giggle zone | Roar like a dinosaur | Silly is allowed
below: A place to play, laugh and find things out. | For curious heads and sticky fingers. | Because they are only little once. | Fun for them, and a good feeling for you.
# children/party: kids party, children's party, birthday party, bouncy castle, clown
any: Let the party begin | Balloons at the ready | Cake first, then games | One day, all the fun
# children/amusement: amusement park, theme park, funfair, carnival ride, water park, adventure park, playground
any: Hold on tight | One day, a hundred rides | Scream if you like it | Up, down and round again | The fun never stands still | Joy has a height limit
below: Rides, laughter and something sweet in between. | Bring the family and stay until the lights go on.
# children/camp: summer camp, camp, kids camp, scouts, school trip, field trip
any: Best summer ever | Camp starts here | Campfires and new friends | Pack for adventure
# books
any: Read something good | One more chapter | Open here | Stories live here | Get lost in a book | A page away | Between two covers | Meet your next read | Turn the page | Books for long evenings | Every shelf a journey | Start at page one | Words worth keeping | Read past bedtime
fine: Ink, paper, silence | Words, bound
loud: Read more | Open a book
fun: Shelf care | Read it and weep | Well, that's a plot twist
below: A good book, a quiet corner and time. | Find the one you will not put down. | Stories for every mood and every night. | Come in and browse; nobody will hurry you.
# books/launch: book launch, book signing, new book, novel, author, reading, book release, book fair
any: Meet the author | A new story begins | Hear it read aloud | Chapter one starts here
# music
any: Turn it up | Feel it live | Good sound, late night | Hear it here | Play it loud | The music starts here | Let the music play | For those who listen | Strings, drums, goosebumps | One night, all sound | Come for the sound | Every note counts | Press play | Louder together
fine: An evening of sound | Music, unhurried | Strings and silence
loud: Make some noise | Turn the volume up | Feel the bass
fun: Treble makers | Let's face the music | Note to self: dance
below: Come early, stay for the last song. | Good music, good people and a long night. | Listen closely, or dance; both are fine. | For everyone who feels it in the feet.
# music/concert: concert, live music, gig, festival, music festival, band, orchestra, choir, jazz, jazz night, rock, symphony, dj, open mic
any: Live and loud | One night only feels like this | Be there when it starts | Lights down, sound up | Hear it live | See you at the front
# music/lessons: music lesson, music school, guitar lesson, piano lesson, singing lesson, piano, guitar
any: Play your first song | Find your sound | Fingers, strings, joy | Learn it by ear
# film
any: See it on the big screen | Lights, camera, seat | Popcorn ready | Stories in the dark | Roll it | Watch closely | Scenes worth staying for | The screen is waiting | Fade in | Take your seat | Every frame a story | Behind the camera | See you at the movies | Action
fine: Light on a wall | Cinema, carefully chosen
loud: Roll camera | Watch it big
fun: Butter your popcorn | Reel good fun | Spoilers ahead
below: Dim the lights and let it begin. | A seat, a screen and a good story. | Come for the film, stay for the talk. | See it with others; it is better that way.
# photography
any: Hold the moment | Good light, honest faces | Seen in the right light | Frame it | Moments, kept | Look into the lens | The light is right | Every picture a story | Smile, or don't | Catch the light | Remember it well | One frame at a time | Through the lens | Pictures worth printing
fine: The quiet of good light | Portraits with presence
loud: Shoot your shot | Focus
fun: Say cheese | Picture this | Snap out of it
below: Pictures you will still like in years. | Good light, a little patience and you. | For faces, places and the moments between. | Keep the moment; it will not come back.
# photography/tips: photography tips, photo tips, photography course, photography workshop, camera tips
any: Take better pictures | Shoot it like this | Better shots, simple steps | Know your light | Bring home better shots
# art
any: Come and look | Made to be seen | Art for open eyes | Stand in front of it | See differently | Look again | Colour on the wall | Let it speak | Meet the work | Made with feeling | Canvas, colour, courage | A room full of ideas | Bring art home | Where paint meets thought
fine: Quiet works, strong voices | The beauty of looking
loud: See it loud | Make your mark
fun: Paint misbehavin' | Don't touch. Well, look. | Easel does it
below: Come in, look closely and take your time. | Works that ask you to look twice. | For those who love art, and for those who wonder. | See what somebody saw.
# art/exhibition: exhibition, gallery, museum, art show, art exhibition, vernissage, biennale
any: Now on view | Rooms full of wonder | Step inside | Come and see for yourself | On view, in person
# art/auction: auction, art auction, charity auction
any: Bid for beauty | Raise a hand | Going once | Art that gives back
# art/theatre: theatre, theater, play, opera, musical, comedy, stand-up, improv, puppet show, ballet performance, drama, circus
any: Curtain up | Take your seat | The stage is set | Laugh out loud, live | All the world's on stage
# gaming
any: Press start | Your move | Game on | Ready, player? | One more round | Play your way | Level up | Join the game | Next level loading | Take the challenge | Built to be played | Choose your side | Play it your way | Hit start
fine: Think three moves ahead | The quiet move
loud: Game on | Enter the arena | No mercy
fun: Just one more game | GG, well played | Respawn happy
below: Grab a friend, or find one here. | Easy to start, hard to stop. | For a quick round or a long night. | Think, act, win, repeat.
# gaming/board: chess, board game night, board games, puzzle game, trivia, quiz, poker, card game, quiz night
any: Think ahead | Test what you know | Take a seat, play a hand | Your turn | Brains on the board
# gaming/esports: esports, tournament, gaming tournament, video game, console, e-sports
any: Enter the arena | Squad up | Win it together | Controllers ready
# sports
any: Game day starts here | Play hard, play fair | For the love of the game | One team | Be there for kick-off | Made for match day | Cheer them on | On your marks | Every match matters | Play your part | From the first whistle | Bring your best game | Win together | Feel the game
fine: Grace under pressure | The beauty of the game
loud: Go hard | Own the field | Let's win this
fun: May the best fans win | Ball is life | No timeouts for fun
below: Bring your friends, your colours and your voice. | On the field or in the stands, be there. | For the game, the team and the ninety minutes. | Come and play; everybody starts somewhere.
# sports/football: football, soccer, super bowl, football club, match, world cup, game day, big game
any: Kick-off is near | Watch the big game | Goals, cheers, good company | Your seat for the big game
# sports/basketball: basketball, volleyball
any: Own the court | Hoops and heroes | Above the rim | Pass, jump, score
# sports/tennis: tennis, badminton, table tennis, squash, padel
any: Own the court | Serve it up | Game, set, smile | Love starts at zero
# sports/baseball: baseball, softball, cricket
any: Swing for it | Out of the park | Step up to the plate | Eyes on the ball
# sports/hockey: hockey, ice hockey, rugby
any: Hard game, good friends | Own the field | Face off | Fast from the first minute
# charity
any: Give what you can | Hope needs hands | Together we help | A little means a lot | Be the reason | Kindness counts | Help has a face | Every gift matters | Lend a hand | Good hearts wanted | Change starts with you | Because we can help | Share what you have | Stand beside them
fine: Quiet generosity | Dignity for all
loud: Help now | Stand up for others
fun: Do good, feel good | Spread kindness
below: What you give goes where it is needed. | Small gifts, given by many, change lives. | Join in with an hour, a gift or a kind word. | Somebody is waiting for what you can give.
# charity/food: food bank, food drive, food donation, hunger, soup kitchen
any: Good food, shared | No plate left empty | Share your table | Give a meal
# charity/volunteer: volunteer, volunteers, volunteering, volunteer day, cleanup, community service
any: Bring your hands | Give an hour | Volunteers wanted | Many hands, good work
# charity/awareness: awareness, cancer, breast cancer, autism, awareness day, equality, human rights, women's rights, pride
any: Speak up | Now you know | Together, louder | See it, say it | It concerns us all
# community
any: Better together | Come as you are | Meet your neighbours | Good people, close by | A place for everyone | Everyone is welcome | Join the circle | Find your people | Together is a good word | Share what you know | Say hello | Where neighbours meet | Be part of it | Your place is here
fine: Gathered with care | The warmth of company
loud: Speak up, join in | Get involved
fun: Come for the cake | Strangers, briefly | Hi, neighbour
below: Come by, say hello and stay as long as you like. | Everyone is welcome, whatever they bring. | Good things happen when people meet. | Find people who care about what you care about.
# community/church: church, faith, church service, easter service, holy week, prayer, worship, gospel, mass, bible, sunday service
any: Come and celebrate | Peace be with you | All are welcome | Gather in hope | Light in the dark | Lift your voice
# community/forum: forum, discussion, discussion forum, debate, community forum, q&a, panel discussion
any: Join the conversation | Ask, answer, discuss | Say what you think | Every voice counts
# community/vote: election, vote, voting, poll, polls, campaign, politics
any: Have your say | Every vote counts | Pick a side, speak up | Your voice, your vote
# community/team: team, team building, teamwork, team spirit, colleagues
any: One team, one aim | Stronger together | Great teams begin with trust | Believe in each other | Together we get there
# community/meeting: meetup, meeting, town hall, reunion, networking, networking event, club
any: Meet, talk, stay | Shake hands, share ideas | Good talk, new faces | Save a chair for me
# community/family: family, families, friends, friendship, family day, family fun, lunch with friends
any: Time for each other | Bring everyone | Made for days together | Together at the table
# community/memorial: memorial, obituary, obituaries, funeral, in memory, remembrance, condolence, condolences
any: Remember them together | In loving memory | A life to remember | Never forgotten
# event
any: Save your seat | Be there when it starts | See you there | Doors open, come in | One evening to remember | Meet us there | Don't miss this | Bring a friend | Mark your calendar | It's better in person | The evening begins with you | Come early, stay late | You're invited | Join us
fine: An evening of occasion | The pleasure of your company
loud: Be part of it | This is happening
fun: Fun is on the list | RSVP with joy | Dress code: happy
below: Save the date and bring somebody along. | Come early, stay late and tell your friends. | A day you will talk about afterwards. | Good people, good mood and a reason to meet.
# event/conference: conference, summit, congress, symposium, expo, trade fair, lecture series, seminar, hackathon, workshop series, panel discussion
any: Ideas in one room | Meet the minds | Hear it first | Think together | Bring your questions
# event/party: party, gala, celebration, night out, ball, club night, dance party, gala night, prom, masquerade
any: Dress up, show up | Dance till late | A night to remember | The night is ours | Let's celebrate | Glitter on, lights low
# event/festival: festival, street festival, fair day, food festival, carnival, parade, fiesta, street fair
any: Come and celebrate | Music, food, everyone | The streets are ours | A day for everyone
# event/tickets: ticket, tickets, early bird, admission ticket
any: Your ticket in | Be in the room | Get in early
# wedding
any: And so it begins | Two people, one day | The day you'll remember | Yes, with flowers | Say yes beautifully | From this day on | Love, and everyone you love | Your day, your way | A day made for two | To have and to hold | Where forever starts | Rings, vows, dancing | Meet me at the altar | Happily, ever after
fine: A promise, beautifully kept | Grace for the day itself | Forever, in good taste
loud: Let's get married | Kiss already
fun: Eat, drink, be married | She said yes | Cake now, dance later
below: For the day that everything else is planned around. | You think of each other; the rest is taken care of. | A day to remember, down to the last petal. | Together with those you love.
# wedding/invitation: wedding invitation, save the date, wedding card, engagement party
any: We're getting married | Save the date | Together with our families | Join us as we say yes
# general
any: Made with care | Come and see | Good things ahead | Worth a closer look | Start something good | Simply well done | The good kind of simple | Here for you | Something new is here | Made for people like you | See for yourself | Take a closer look | It begins here | A good place to start
fine: Quietly exceptional | With care, in detail
loud: Here we go | Don't miss it | This is it
fun: Happy you're here | Good mood included | Smile, it's here
below: Take a look, and see whether it is for you. | Come by, ask and find out more. | Made for people who like it done well. | A good start is only a step away.
# general/work
any: Ask somebody who knows | In good hands | Somebody who knows how | Glad you ask | Here when you need us | Talk to us first
below: Tell us what you need, and we see what can be done. | Ask us: a question costs nothing. | We talk it through before anything is begun. | Ask how it is done; we like to explain it.
# general/home: home, time at home, cozy, cosy, cozy home, windowsill, fireplace, stay home
any: Home is a feeling | Slow days, warm corners | Stay in, unwind | A quiet hour at home | Cosy is a place
below: A warm corner, a soft blanket and nothing to do.
# general/love: love, romance, romantic, couple, love story, kiss, heart, hearts
any: Love, plain and simple | Two hearts, one story | Side by side | With all my heart | Love finds its way
# general/nature: nature, landscape, countryside, forest, sunset, meadow, sky, field, cow
any: Breathe it in | Fresh air, wide open | Where the quiet grows | Out here, all is well | Nature takes its time
# general/drive: motivation, motivational, inspirational, dedication, effort, success, confidence, hard work, dream, dreams, goals
any: Keep going | One step at a time | Dream it, then do it | Start before you're ready | Make today count | Hard work, quiet wins
# general/care: warning, warn, beware, hazard, danger, caution, safety notice, public safety, road safety, prevention, stay safe, safety tips
any: Good to know | Look twice | Take care out there | Know before you go | Better safe | Keep an eye out
below: A little care goes a long way. | Know the risk, and how to avoid it. | Small habits keep everybody safe. | Pass it on to those who should know.
# general/humour: funny, humor, humour, joke, meme, laugh
any: Laugh a little | Take a break, smile | Today's reason to smile | Keep it silly
# general/peace: peace, war, stop the war, ukraine, solidarity, freedom
any: Choose peace | Stand together | Peace begins with us | Hope is louder
# general/remote: remote work, working from home, work from home, home office, freelance, freelancer
any: Work where you live | Your desk, your rules | Home is the new office | Meetings, in slippers
# general/baby-news: pregnant woman, expecting a baby, pregnancy, expecting, expectant mother, maternity
any: Small feet, big love | Worth every wait | Two heartbeats | Love is on its way
# general/virtual: metaverse, virtual reality, vr, augmented reality, virtual
any: Step into another world | Reality is only the start | Look further in | A new world, put on
# general/stars: astrology, astrological, zodiac, horoscope, tarot, spiritual
any: Written in the stars | Look within | Follow your own sign | What the stars whisper
`
