/** Words for pages about houses, trades, journeys and things on wheels. */
import type { PageWords } from './types.ts'

export const TRADE: PageWords = {
  nav: ['Services', 'How we work', 'Questions', 'Contact'],
  headlines: [
    'Done properly, left tidy',
    'Fixed once',
    'The job, from start to swept floor',
    'Good work, plainly explained',
  ],
  subheads: [
    'What we do, how a job goes, and how to reach us.',
    'Say what is wrong. We will say what it takes.',
    'For repairs, for rebuilding, and for the things you should not do yourself.',
  ],
  calls: [
    ['Request a quote', 'What we do'],
    ['Call us', 'How a job goes'],
    ['Describe the job', 'Services'],
  ],
  features: [
    ['Repairs', 'Find the cause first, then fix it.'],
    ['Installation', 'Measured, levelled, tested.'],
    ['Maintenance', 'A little now, or a lot later.'],
    ['Emergencies', 'Turn it off, step back, call.'],
    ['Advice', 'Sometimes the answer is that it can wait.'],
    ['Cleaning up', 'The job ends when the floor is swept.'],
  ],
  about: [
    [
      'How we work',
      'We look before we quote, and we quote before we begin. What turns up on the way is shown to you first.',
    ],
    ['Craft you do not see', 'The best work of {name} is behind walls, where nobody thinks about it any more.'],
  ],
  process: [
    ['Describe it', 'A message, best with a picture.'],
    ['Look', 'On site, with a price in writing.'],
    ['Do it', 'On the day agreed.'],
    ['Check', 'You look at it with us.'],
  ],
  faq: [
    ['What should I send with my question?', 'A picture, the age of the thing, and what you have tried.'],
    ['What can I do until you are here?', 'Turn off water, power or gas where it concerns them, and keep people away.'],
    ['Do I need to be at home?', 'For the start and the end it helps, because decisions come up.'],
    ['How do I compare quotes?', 'Look at what is included, not only at the number below.'],
  ],
  closings: [
    ['What needs doing?', 'Describe it in a few lines, and we will come back with questions.'],
    ['Tell us about the job', 'A picture says most of it.'],
  ],
  footers: ['Measured twice.', 'Tidy work.'],
}

export const HOUSES: PageWords = {
  nav: ['Homes', 'Selling', 'Questions', 'Contact'],
  headlines: [
    'Find the door that is yours',
    'Home is a decision',
    'Four walls, well chosen',
    'Where do you want to live?',
  ],
  subheads: [
    'What we do for buyers and sellers, and how to begin.',
    'For moving in, moving on and letting go.',
    'Know what you are looking for, and what you can leave.',
  ],
  calls: [
    ['Start looking', 'Sell a home'],
    ['Talk to an agent', 'How it works'],
    ['Arrange a viewing', 'Questions'],
  ],
  features: [
    ['Buying', 'What you need, what you want, what you can do without.'],
    ['Selling', 'Pictures, price and patience.'],
    ['Letting', 'Papers in order, keys handed over.'],
    ['Valuation', 'What it is worth, and what that depends on.'],
    ['Viewings', 'With time to open the cupboards.'],
    ['Papers', 'Read together before you sign.'],
  ],
  about: [
    [
      'How we see it',
      'A home is the largest thing most people buy, and the one they know least about beforehand. {name} is here for the questions.',
    ],
    ['Local knowledge', 'Which street is loud, which flat has the evening sun. Ask.'],
  ],
  process: [
    ['Wishes', 'Written down and put in order.'],
    ['Viewings', 'Few, and the right ones.'],
    ['Offer', 'With clear numbers.'],
    ['Keys', 'And a list of everything that counts.'],
  ],
  faq: [
    ['What should I look at during a viewing?', 'Windows, walls, water, and the view at another time of the day.'],
    ['When is a good time to sell?', 'When you are ready, and the papers are.'],
    ['What costs come on top?', 'Taxes, notary, agent and moving. Ask for a full list early.'],
    ['How long does it take?', 'Longer than you hope, shorter than you fear. Begin with the papers.'],
  ],
  closings: [
    ['Looking for a home?', 'Tell us what matters to you, in order.'],
    ['Shall we open a door?', 'Arrange a first conversation.'],
  ],
  footers: ['Home is where the questions end.', 'Doors open by appointment.'],
}

export const SPACES: PageWords = {
  nav: ['Projects', 'Studio', 'Approach', 'Contact'],
  headlines: ['Spaces that make sense', 'Room to live', 'Built around daylight', 'Considered, down to the handle'],
  subheads: [
    'What we design, how we work, and how to begin a project.',
    'For houses, rooms and the things in them.',
    'Start with how you live. The plan follows.',
  ],
  calls: [
    ['Start a project', 'See our approach'],
    ['Talk to the studio', 'Projects'],
    ['Plan your space', 'How we work'],
  ],
  features: [
    ['Light', 'Where it falls, and when.'],
    ['Materials', 'That look better with age.'],
    ['Plans', 'Drawn until nothing can be left out.'],
    ['Furniture', 'Fewer pieces, better ones.'],
    ['Renovation', 'Keep what is good, change what is not.'],
    ['Details', 'Edges, joints, handles: what you touch every day.'],
  ],
  about: [
    [
      'How we design',
      'A room is finished when nobody wonders why it is that way. {name} begins with use, light and what is already there.',
    ],
    ['Quiet architecture', 'Buildings are looked at for a minute and lived in for decades. We design for the second.'],
  ],
  process: [
    ['Walk', 'Through the place, with you.'],
    ['Sketch', 'Several ways, quickly.'],
    ['Draw', 'One of them, exactly.'],
    ['Build', 'With people who know how.'],
  ],
  faq: [
    ['What do I need before we talk?', 'A plan if there is one, pictures, and a list of what annoys you.'],
    ['How do I set a budget?', 'Decide what must happen now and what may follow.'],
    ['Do I need permission?', 'Often for structure, façade and use. Ask before you plan.'],
    ['Can we keep old pieces?', 'Please do. They carry a room.'],
  ],
  closings: [
    ['Have a place in mind?', 'Send a plan, a picture or a wish.'],
    ['Let us look at it', 'The first walk through a space tells the most.'],
  ],
  footers: ['Form, then patience.', 'Drawn by hand, checked twice.'],
}

export const TRAVEL: PageWords = {
  nav: ['Journeys', 'How it works', 'Questions', 'Contact'],
  headlines: ['Go and see', 'Further than the guidebook', 'Pack light, look closely', 'The long way is the good one'],
  subheads: [
    'Where to go, how to plan it, and whom to ask.',
    'For a long weekend or a long way.',
    'Tell us what you like, and we will talk about where.',
  ],
  calls: [
    ['Plan a journey', 'How it works'],
    ['Find your trip', 'Ask us'],
    ['Start planning', 'Journeys'],
  ],
  features: [
    ['On foot', 'The right speed for seeing things.'],
    ['By the sea', 'Salt, wind, nothing to do.'],
    ['Cities', 'With time for the side streets.'],
    ['Mountains', 'Up early, down tired.'],
    ['For families', 'Short legs, long memories.'],
    ['Alone', 'Never for long, if you do not want to be.'],
  ],
  about: [
    ['How we travel', 'Fewer places, more days. {name} believes that a place begins on the second morning.'],
    ['Planned, not scripted', 'The best hour of a journey is rarely in the plan. We leave room for it.'],
  ],
  process: [
    ['Dream', 'Say where, or say what you are tired of.'],
    ['Plan', 'Route, nights, what to skip.'],
    ['Go', 'With somebody to call.'],
  ],
  faq: [
    ['When should I book?', 'Early for school holidays, later for everything flexible.'],
    ['What should I pack?', 'Half of it. Then one warm layer more.'],
    ['Do I need insurance?', 'For health abroad: yes. For the rest, look at what you could not bear to lose.'],
    ['How do I travel more gently?', 'Stay longer, go by train where you can, and eat where people live.'],
  ],
  closings: [
    ['Where to?', 'Tell us in a line or two. We will ask the rest.'],
    ['The bag is the easy part', 'Begin with a conversation.'],
  ],
  footers: ['Send a postcard.', 'Good journey.'],
}

export const HOTEL: PageWords = {
  nav: ['Rooms', 'The house', 'Around', 'Booking'],
  headlines: ['Stay a while', 'A good bed, a quiet night', 'Arrive, and put your bag down', 'Your room is ready'],
  subheads: [
    'See the rooms, the house and the surroundings, and book your stay.',
    'For one night or one more.',
    'Somewhere to come back to at the end of the day.',
  ],
  calls: [
    ['Book a stay', 'See the rooms'],
    ['Check dates', 'The house'],
    ['Plan your stay', 'Getting here'],
  ],
  features: [
    ['Rooms', 'A bed worth staying in.'],
    ['Breakfast', 'The unhurried kind.'],
    ['Around the house', 'Paths that begin at the door.'],
    ['Quiet', 'Windows that close, and reasons to open them.'],
    ['For families', 'Tell us the ages, and we plan the beds.'],
    ['Long stays', 'Ask for the second week.'],
  ],
  about: [
    ['The house', 'Guests should notice the place, not the effort. {name} keeps things simple and doors open.'],
    ['How we host', 'With a key, a hint about the neighbourhood, and then your peace.'],
  ],
  process: [
    ['Choose dates', 'And the number of guests.'],
    ['Choose a room', 'View, floor, bath.'],
    ['Arrive', 'We will show you the way.'],
  ],
  faq: [
    ['When should I book?', 'As soon as you know. Weekends go first.'],
    ['May I bring my dog?', 'Ask before you book, so that we find the right room.'],
    ['How do I get there?', 'Write to us where you start, and we will suggest a route.'],
    ['What if plans change?', 'Read the terms when booking, and call early.'],
  ],
  closings: [
    ['Shall we leave the light on?', 'Choose your dates.'],
    ['See you soon', 'Ask us anything before you book.'],
  ],
  footers: ['Sleep well.', 'Come back soon.'],
}

export const WHEELS: PageWords = {
  ...TRADE,
  nav: ['Service', 'Workshop', 'Questions', 'Contact'],
  headlines: ['Back on the road', 'Wheels that run true', 'Ride it, we look after it', 'Keep it rolling'],
  subheads: [
    'What we repair, what we sell, and how to book a slot.',
    'For daily rides and long ways.',
    'Hear a noise? Tell us about it.',
  ],
  calls: [
    ['Book a service', 'What we do'],
    ['Describe the problem', 'The workshop'],
    ['Plan a visit', 'Services'],
  ],
  features: [
    ['Inspection', 'A full look before the season, or before a long way.'],
    ['Brakes', 'First of all.'],
    ['Tyres', 'The right ones, at the right pressure.'],
    ['Repairs', 'Old parts shown, new parts explained.'],
    ['Advice', 'Repair or replace? You get an honest answer.'],
    ['Parts', 'That fit, and that last.'],
  ],
  faq: [
    [
      'How often does it need a service?',
      'Once a year if you use it every day. Sooner if it begins to sound different.',
    ],
    ['Can I wait for it?', 'For small things often. Ask when you book.'],
    ['Repair or buy new?', 'If the frame is good, repair it.'],
    ['What can I check myself?', 'Tyre pressure, lights, brakes: a minute before you start.'],
  ],
}

export const LOGISTICS: PageWords = {
  ...TRADE,
  nav: ['Services', 'Tracking', 'Questions', 'Contact'],
  headlines: ['From here to there, on time', 'Where is it? Here.', 'Moved with care', 'It arrives'],
  subheads: [
    'What we move, how it works, and how to book a pick-up.',
    'For one parcel or a thousand pallets.',
    'Know where your goods are without having to ask.',
  ],
  calls: [
    ['Request a quote', 'How it works'],
    ['Book a pick-up', 'Services'],
    ['Talk to dispatch', 'Our services'],
  ],
  features: [
    ['Pick-up', 'At the ramp or at the door.'],
    ['Freight', 'Full loads, part loads, odd shapes.'],
    ['Storage', 'In between, dry and counted.'],
    ['Last mile', 'The stretch your customers see.'],
    ['Customs', 'Papers in order before the border.'],
    ['Tracking', 'One number, one answer.'],
  ],
  process: [
    ['Book', 'Size, weight, where and when.'],
    ['Load', 'Checked and secured.'],
    ['Drive', 'You see where it is.'],
    ['Deliver', 'Signed for.'],
  ],
  faq: [
    ['How should I pack fragile goods?', 'A hand of padding on every side, and nothing that can move inside.'],
    ['What do you need for a quote?', 'Size, weight, both addresses and the latest day.'],
    ['What about damage?', 'Take pictures at once, and note it on the receipt.'],
    ['How do I send something abroad?', 'Begin with the list of contents and its value. Customs asks for both.'],
  ],
}
