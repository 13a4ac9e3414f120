/** Words for pages about culture, learning and good causes. */
import type { PageWords } from './types.ts'

export const MUSIC: PageWords = {
  nav: ['Listen', 'Dates', 'About', 'Contact'],
  headlines: ['Turn it up', 'Heard best in a room', 'Play it again', 'Music, made in one room'],
  subheads: [
    'Listen, see when we play, and get in touch.',
    'For loud nights and long drives.',
    'New sounds, old instruments, and the other way round.',
  ],
  calls: [
    ['Listen', 'See the dates'],
    ['See the dates', 'About'],
    ['Book us', 'Listen'],
  ],
  features: [
    ['Live', 'Where it makes most sense.'],
    ['Recordings', 'For the days in between.'],
    ['Lessons', 'From the first note on.'],
    ['For your evening', 'Weddings, openings, back gardens.'],
    ['Sessions', 'Bring an instrument or a voice.'],
    ['News', 'Rarely, and only when there is some.'],
  ],
  about: [
    ['About the music', 'It began with playing along. {name} is what came of not stopping.'],
    ['What it sounds like', 'Better than a description. Press play.'],
  ],
  process: [
    ['Write', 'Date, place, occasion.'],
    ['Agree', 'Set, length, what to plug in where.'],
    ['Play', 'See you at the sound check.'],
  ],
  faq: [
    ['How do I book?', 'Write with the date, the place and how many people you expect.'],
    ['What do you need on site?', 'Power, a dry floor and somebody who knows where the switch is.'],
    ['Is it too late to learn an instrument?', 'No. Ten minutes a day is enough to begin with.'],
    ['Should I wear ear plugs?', 'At loud concerts: yes. You will want your ears tomorrow.'],
  ],
  closings: [
    ['Hear it live', 'See when the next evening is.'],
    ['Play with us', 'Or for us. Or dance.'],
  ],
  footers: ['Play loud, be kind to neighbours.', 'Thank you for listening.'],
}

export const EVENT: PageWords = {
  nav: ['Programme', 'Getting there', 'Questions', 'Tickets'],
  headlines: ['Save the evening', 'Be there', 'Bring everyone', 'One day, a lot of people'],
  subheads: [
    'What happens, where it is, and how to take part.',
    'Put it in your calendar, then tell a friend.',
    'Everything you need to know before you come.',
  ],
  calls: [
    ['Take part', 'See the programme'],
    ['Get a ticket', 'Getting there'],
    ['Sign up', 'Programme'],
  ],
  features: [
    ['Programme', 'What is on, and in which order.'],
    ['Getting there', 'Leave the car if you can.'],
    ['Food and drink', 'Nobody should listen hungry.'],
    ['For children', 'They are welcome, and so are their questions.'],
    ['Access', 'Tell us what you need, and we prepare for it.'],
    ['Helping', 'Many hands, short shifts.'],
  ],
  about: [
    ['What it is about', 'People in one place, at one time, for one reason. The rest is organisation.'],
    ['Why come', 'Because it only happens there. {name} is better in person.'],
  ],
  process: [
    ['Decide', 'Alone or with others.'],
    ['Sign up', 'So that there is a chair.'],
    ['Come', 'A little early is best.'],
  ],
  faq: [
    ['What should I bring?', 'Something for the weather, and somebody who would like it.'],
    ['Can I come later?', 'Usually, quietly. The beginning is worth it, though.'],
    ['Is it accessible?', 'Write beforehand what you need, so that it is ready.'],
    ['Can I help?', 'Gladly. Say when you have an hour.'],
  ],
  closings: [
    ['Will you be there?', 'Sign up, and tell one more person.'],
    ['See you there', 'Put it in your calendar now, before you forget.'],
  ],
  footers: ['Stay until the end.', 'Thank you for coming.'],
}

export const WEDDING: PageWords = {
  ...EVENT,
  nav: ['Planning', 'Ideas', 'Questions', 'Contact'],
  headlines: [
    'The day, as you imagine it',
    'Yes to the rest of it',
    'Two people, one long table',
    'A day that feels like you',
  ],
  subheads: [
    'What we do, how planning goes, and how to begin.',
    'For large parties, small ones, and the two of you alone.',
    'So that you can be guests at your own day.',
  ],
  calls: [
    ['Start planning', 'How it works'],
    ['Tell us the date', 'Ideas'],
    ['Ask us', 'Planning'],
  ],
  features: [
    ['The plan', 'Who, when, where, and what if it rains.'],
    ['The place', 'That suits you, not the catalogue.'],
    ['Flowers', 'In season, and in scale.'],
    ['The table', 'Where the evening really happens.'],
    ['Music', 'For the aisle, the toast and the last hour.'],
    ['On the day', 'Somebody else holds the list.'],
  ],
  about: [
    ['How we plan', 'We ask what you would remember in ten years, and begin there.'],
    ['Your day, not ours', '{name} has opinions, and keeps them until you ask.'],
  ],
  process: [
    ['Talk', 'About the two of you.'],
    ['Plan', 'Month by month.'],
    ['Celebrate', 'We keep the time.'],
  ],
  faq: [
    ['When should we begin?', 'With the date and the place, a year ahead if you can.'],
    ['How many guests are right?', 'As many as you can speak with in one evening.'],
    ['What if it rains?', 'There is always a second plan, and often it is the nicer one.'],
    ['Where can we save?', 'On things that nobody remembers: favours, fuss, the third course.'],
  ],
  closings: [
    ['When is the day?', 'Write to us, even if it is only a month and a wish.'],
    ['Tell us about you two', 'The rest can be planned.'],
  ],
  footers: ['Here is to the two of you.', 'With love and a list.'],
}

export const EDUCATION: PageWords = {
  nav: ['Courses', 'How we teach', 'Questions', 'Apply'],
  headlines: ['Learn it properly', 'Curious is enough', 'From the first question on', 'A good place to not know yet'],
  subheads: [
    'What you can learn, how we teach, and how to begin.',
    'For beginners, and for those who want to understand it at last.',
    'Small steps, good questions, time to practise.',
  ],
  calls: [
    ['Find a course', 'How we teach'],
    ['Apply', 'See courses'],
    ['Begin', 'Ask us'],
  ],
  features: [
    ['From the start', 'Nothing is assumed, nothing is skipped.'],
    ['Practice', 'Doing, then understanding, then doing again.'],
    ['Small groups', 'Everybody gets a turn.'],
    ['Feedback', 'Specific, kind and soon.'],
    ['At your pace', 'Fast is not the same as good.'],
    ['Projects', 'Something to show at the end.'],
  ],
  about: [
    ['How we teach', 'People remember what they found out for themselves. {name} asks more than it tells.'],
    ['Mistakes welcome', 'They show where the interesting part begins.'],
  ],
  process: [
    ['Talk', 'What do you know, what do you want?'],
    ['Start', 'At the right level.'],
    ['Practise', 'A little every day.'],
    ['Show', 'What you can do now.'],
  ],
  faq: [
    ['Do I need to know anything before?', 'Bring curiosity and a pencil. The rest comes.'],
    ['How much time does it take?', 'A little every day beats one long Sunday.'],
    ['What if I fall behind?', 'Say so early. There is always a way back in.'],
    ['How do I choose a course?', 'Look at what you will be able to do afterwards.'],
  ],
  closings: [
    ['What would you like to learn?', 'Find a course, or ask us which.'],
    ['Begin this term', 'The first lesson is the hardest to come to.'],
  ],
  footers: ['Keep asking.', 'Class is never quite over.'],
}

export const CHILDREN: PageWords = {
  ...EDUCATION,
  nav: ['Our days', 'The place', 'Questions', 'Contact'],
  headlines: ['Room to grow', 'Small people, big days', 'Come out and play', 'Curious from nine to three'],
  subheads: [
    'How our days go, what we believe, and how to visit.',
    'For muddy knees and big questions.',
    'A place where children are busy being children.',
  ],
  calls: [
    ['Plan a visit', 'A day with us'],
    ['Ask for a place', 'Our days'],
    ['Say hello', 'The place'],
  ],
  features: [
    ['Play', 'Their work, taken seriously.'],
    ['Outside', 'In every weather. Bring boots.'],
    ['Making', 'Glue, paint, paper and no wrong way.'],
    ['Stories', 'Read aloud, then once more.'],
    ['Eating', 'Together, at a low table.'],
    ['Rest', 'For those who need it, and those who say they do not.'],
  ],
  about: [
    ['What we believe', 'Children learn all day. {name} gives them time, things to try and somebody who listens.'],
    ['Big enough to try', 'Tying shoes, pouring water, saying sorry: all of it takes practice.'],
  ],
  process: [
    ['Visit', 'With your child, for an hour.'],
    ['Settle in', 'Slowly, with you near.'],
    ['Stay', 'And wave at the window.'],
  ],
  faq: [
    ['How do we begin?', 'With a visit, so that the place is not new on the first day.'],
    ['What should my child bring?', 'Clothes that may get dirty, and one thing that comforts.'],
    ['What if my child cries?', 'Most do at first. We comfort, and we call when it lasts.'],
    ['How do I know how the day was?', 'Ask what they built, not how it was.'],
  ],
  closings: [
    ['Come and see', 'Bring your child, who will decide anyway.'],
    ['Is there a place for us?', 'Write to us with a name and an age.'],
  ],
  footers: ['Wash hands, then snacks.', 'Mud is a good sign.'],
}

export const CAUSE: PageWords = {
  nav: ['Why', 'What we do', 'Take part', 'Contact'],
  headlines: ['Do one thing', 'It starts with showing up', 'Small acts, many hands', 'For the ones who come after'],
  subheads: [
    'What we do, why it matters, and how you can take part.',
    'An hour, a donation or a conversation: all of it counts.',
    'You do not have to do everything. Begin with something.',
  ],
  calls: [
    ['Take part', 'What we do'],
    ['Give an hour', 'Why it matters'],
    ['Support us', 'How it works'],
  ],
  features: [
    ['Hands', 'Come for an hour. There is always something to lift.'],
    ['Donations', 'Where it goes is a fair question. Ask it.'],
    ['Knowledge', 'Understand it, then explain it to one other person.'],
    ['Neighbours', 'Most good things begin on one street.'],
    ['Habits', 'What you change at home, and keep.'],
    ['A voice', 'Write, call, vote.'],
  ],
  about: [
    [
      'Why we do this',
      'Because somebody has to, and because it is better together. {name} turns concern into something you can do on a Saturday.',
    ],
    ['What we believe', 'That most people want to help, and only need to know how.'],
  ],
  process: [
    ['Read', 'What it is about.'],
    ['Choose', 'Time, money or a skill.'],
    ['Come', 'We will show you the rest.'],
  ],
  faq: [
    ['How can I help with little time?', 'Tell one person, share one thing, come for one hour.'],
    ['What happens with donations?', 'Ask any organisation for its report before you give. Ask us, too.'],
    ['Do I need experience?', 'No. Closed shoes, sometimes.'],
    ['Can we come as a group?', 'Gladly. Write how many you are and when you can.'],
  ],
  closings: [
    ['What can you spare?', 'An hour, an idea, a van. Tell us.'],
    ['Take the first step', 'It is shorter than it looks.'],
  ],
  footers: ['Thank you for caring.', 'Every hand counts.'],
}

export const ENERGY: PageWords = {
  nav: ['Solutions', 'How it works', 'Questions', 'Contact'],
  headlines: ['Power, from here', 'Energy you can understand', 'Use what shines and blows', 'Make your own'],
  subheads: [
    'What is possible, how it works, and how to find out about your place.',
    'For roofs, halls and whole streets.',
    'Begin with what you use. Then look at what you could make.',
  ],
  calls: [
    ['Check your place', 'How it works'],
    ['Ask an engineer', 'Solutions'],
    ['Request a quote', 'Questions'],
  ],
  features: [
    ['Generation', 'From what is there anyway.'],
    ['Storage', 'For the evening after a bright day.'],
    ['Efficiency', 'The power you do not need is the cheapest.'],
    ['Planning', 'Roof, cable, meter, papers.'],
    ['Monitoring', 'See what it does, hour by hour.'],
    ['Upkeep', 'Looked after, so that it lasts.'],
  ],
  about: [
    [
      'How we see it',
      'Energy should be boring: there when you need it, clean, and paid for. {name} works on all three.',
    ],
    ['First save, then make', 'It is less exciting to talk about, and it works.'],
  ],
  process: [
    ['Look', 'At your use and your place.'],
    ['Plan', 'With numbers that you can check.'],
    ['Build', 'Safely and to standard.'],
    ['Run', 'And keep an eye on it.'],
  ],
  faq: [
    ['Is my roof suitable?', 'It depends on direction, shade, pitch and structure. A drawing or a picture helps.'],
    ['What do I need for a first estimate?', "Last year's use, the address, and a picture of the meter."],
    ['What happens at night?', 'The grid or a store takes over. You will not notice.'],
    ['How long does such a system last?', 'Long, if it is planned well. Ask for the terms of the warranty in writing.'],
  ],
  closings: [
    ['What could your place do?', 'Send an address and your yearly use.'],
    ['Start with the meter', 'It knows more than it says.'],
  ],
  footers: ['Switch off when you leave.', 'Powered by planning.'],
}

export const BOOKS: PageWords = {
  nav: ['Books', 'Reading', 'Events', 'Contact'],
  headlines: ['Read on', 'One more chapter', 'Somebody wrote this for you', 'Books, and time for them'],
  subheads: [
    'What to read, where to find it, and when we meet.',
    'For readers, writers and those who fall asleep on page four.',
    'Tell us what you liked last. We will suggest the next.',
  ],
  calls: [
    ['Find a book', 'When we meet'],
    ['Start reading', 'About'],
    ['Look inside', 'Events'],
  ],
  features: [
    ['Fiction', 'Lives you will not have to live.'],
    ['Essays', 'Thinking in company.'],
    ['For children', 'To be read aloud, with voices.'],
    ['Poetry', 'Short, and it stays.'],
    ['Recommendations', 'Name two books you love. We name a third.'],
    ['Readings', 'The author, a lamp, a glass of water.'],
  ],
  about: [
    [
      'Why books',
      'Because nothing else is so quiet and says so much. {name} is for everyone who agrees, and for those about to.',
    ],
    ['Between two covers', 'A book is a conversation with somebody who had time to think.'],
  ],
  process: [
    ['Open', 'Anywhere.'],
    ['Read', 'Thirty pages, then decide.'],
    ['Pass on', 'The good ones travel.'],
  ],
  faq: [
    ['What should I read next?', 'Something by whoever your favourite author admires.'],
    ['Do I have to finish a book?', 'No. Life is short, and shelves are long.'],
    ['How do I start a reading group?', 'Four people, one date, one book that is not too thick.'],
    ['How do I read more?', 'Leave the phone in another room.'],
  ],
  closings: [
    ['What are you reading?', 'Tell us, and we will tell you what to read after that.'],
    ['Turn the page', 'There is always a next one.'],
  ],
  footers: ['The end, for now.', 'Dog ears forgiven.'],
}

export const OUTDOORS: PageWords = {
  nav: ['Activities', 'Conditions', 'Questions', 'Contact'],
  headlines: ['Get outside', 'Out there is better', 'Weather is part of it', 'Go where the road ends'],
  subheads: [
    'What you can do, what you need, and how to join.',
    'For first steps and long routes.',
    'Bring boots. We will bring the map.',
  ],
  calls: [
    ['Join us', 'What to bring'],
    ['Plan a day', 'Activities'],
    ['Find your route', 'Ask us'],
  ],
  features: [
    ['For beginners', 'Slow, safe and still outside.'],
    ['For the keen', 'Longer, higher, colder.'],
    ['Gear', 'What you need, and what you can borrow.'],
    ['Safety', 'Turn round in time. The hill stays.'],
    ['Company', 'People who wait for the slowest.'],
    ['Every season', 'There is only the wrong jacket.'],
  ],
  about: [
    [
      'Why outside',
      'Because nothing out there wants anything from you. {name} goes as often as possible, and takes others along.',
    ],
    ['Leave no trace', "Take the wrappers home, and a stranger's wrapper, too."],
  ],
  process: [
    ['Choose', 'A route that is a little too easy.'],
    ['Check', 'Weather, light, way back.'],
    ['Go', 'Early.'],
  ],
  faq: [
    ['What should I bring?', 'Water, a layer more than you think, something to eat, and a charged phone.'],
    ['What if the weather turns?', 'So do we.'],
    ['How fit do I need to be?', 'Begin with an hour, and add one each time.'],
    ['Can I bring my dog?', 'On most routes, on a lead. Ask first.'],
  ],
  closings: [
    ['Coming along?', 'Choose a day, and bring good shoes.'],
    ['See you outside', 'The first step is the doorstep.'],
  ],
  footers: ['Leave only footprints.', 'Mind the weather.'],
}
