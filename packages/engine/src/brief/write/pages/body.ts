/** Words for pages about body and health. */
import type { PageWords } from './types.ts'

export const BEAUTY: PageWords = {
  nav: ['Treatments', 'About', 'Booking', 'Contact'],
  headlines: ['An hour that belongs to you', 'Look like yourself, rested', 'Care that shows', 'Take your time here'],
  subheads: [
    'See what we do, choose what you need, and book a time.',
    'For hair, skin and a quieter head.',
    'Tell us what you would like to change, and what should stay.',
  ],
  calls: [
    ['Book a time', 'See treatments'],
    ['Make an appointment', 'What we do'],
    ['Book now', 'Ask us'],
  ],
  features: [
    ['Advice first', 'We look and listen before we begin.'],
    ['Quiet hands', 'No rush, no sales talk, no radio in your ear.'],
    ['What suits you', 'Not what is in fashion this month.'],
    ['Care at home', 'You leave knowing what to do, and what to skip.'],
    ['For the occasion', 'Weddings, portraits, a first day: plan a trial beforehand.'],
    ['Gentle on skin', 'Tell us about allergies, and we choose accordingly.'],
  ],
  about: [
    [
      'How we work',
      'Every visit begins with a question: how would you like to feel when you leave? Everything else follows from that.',
    ],
    ['Less, but right', '{name} believes in few products and good hands.'],
  ],
  process: [
    ['Book', 'Pick a day that is not already full.'],
    ['Talk', 'A few minutes to understand what you want.'],
    ['Lean back', 'The rest is ours.'],
  ],
  faq: [
    ['What should I do before my visit?', 'Come as you are. Bring a picture if it says more than words.'],
    ['I have sensitive skin. Is that a problem?', 'Mention it when you book, and we will test a small spot first.'],
    ['What if I am not sure what I need?', 'Then begin with a consultation, not with a treatment.'],
    ['Can I move my appointment?', 'Write or call as soon as you know. Somebody else will be glad of the time.'],
  ],
  closings: [
    ['Take an hour', 'Choose a time, and leave the rest to us.'],
    ['See you soon', 'Questions before you book? Just ask.'],
  ],
  footers: ['Take care of yourself.', 'Unhurried by choice.'],
}

export const FITNESS: PageWords = {
  nav: ['Training', 'Coaching', 'Schedule', 'Join'],
  headlines: [
    'Stronger, one session at a time',
    'Show up. The rest is training.',
    'Train for the life you have',
    'Start where you are',
  ],
  subheads: [
    'See how we train, find a time, and try a session.',
    'For beginners, returners and those who never left.',
    'A plan that fits your week, and people who notice when you come.',
  ],
  calls: [
    ['Try a session', 'See the schedule'],
    ['Join', 'How we train'],
    ['Start training', 'Ask a coach'],
  ],
  features: [
    ['Strength', 'Lift well before you lift more.'],
    ['Endurance', 'Longer, easier, with breath to spare.'],
    ['Mobility', 'So that Monday does not hurt.'],
    ['Coaching', 'Somebody who watches your form and says what to change.'],
    ['A plan', 'Written down, so that progress is no accident.'],
    ['Company', 'Training is easier when somebody expects you.'],
  ],
  about: [
    [
      'What training is for',
      'Carrying shopping, climbing stairs, keeping up with children. {name} trains for what happens outside.',
    ],
    ['No mirrors needed', 'Progress shows in what you can do. We measure that, and are patient with the rest.'],
  ],
  process: [
    ['Talk', 'Goals, injuries, how much time you have.'],
    ['Test', 'A first session to see where you stand.'],
    ['Train', 'Week by week, a little more.'],
  ],
  faq: [
    [
      'I have not trained for years. Can I start?',
      'Yes: slowly, and after a word with your doctor if anything worries you.',
    ],
    ['What should I bring?', 'Shoes you can stand firmly in, water and a towel.'],
    ['How often should I train?', 'Twice a week, kept up, beats five times for a fortnight.'],
    [
      'When will I notice something?',
      'You will sleep better first. Strength follows within weeks, if you keep coming.',
    ],
  ],
  closings: [
    ['Your first session', 'Come by, see how we train, decide afterwards.'],
    ['Start this week', 'Not on Monday. This week.'],
  ],
  footers: ['See you at training.', 'Rest is part of it.'],
}

export const YOGA: PageWords = {
  nav: ['Classes', 'Teachers', 'Schedule', 'Begin'],
  headlines: [
    'Breathe first',
    'Room to move, time to breathe',
    'A quiet hour in a loud week',
    'Come to the mat as you are',
  ],
  subheads: [
    'Find a class, learn how to begin, and see when we practise.',
    'For stiff backs, busy heads and the plainly curious.',
    'Movement, breath and a little silence.',
  ],
  calls: [
    ['Find a class', 'How to begin'],
    ['Come to a class', 'See the schedule'],
    ['Begin', 'Our classes'],
  ],
  features: [
    ['Flow', 'One breath, one movement, until the week lets go.'],
    ['Stillness', 'Long postures for those who rarely stop.'],
    ['For beginners', 'Every posture explained, nothing assumed.'],
    ['Breath', 'The part of the practice that you can take to work.'],
    ['Meditation', 'Sitting down, on purpose.'],
    ['Small steps', 'Blocks, straps and chairs are tools, not crutches.'],
  ],
  about: [
    [
      'How we practise',
      'Nobody here is keeping score. {name} is a place to move with attention, and to leave a little lighter than you came.',
    ],
    ['It is called practice', 'You do not need to be flexible to begin, just as you need not be clean to take a bath.'],
  ],
  process: [
    ['Choose a class', 'Gentle, flowing or still.'],
    ['Arrive early', 'A few minutes to put the day down.'],
    ['Breathe', 'We will guide you from there.'],
  ],
  faq: [
    ['I am not flexible. Can I come?', 'That is the best reason to.'],
    ['What should I wear?', 'Anything you can reach and bend in. Bare feet are best.'],
    ['Should I eat before class?', 'Lightly, and a while before.'],
    ['What if I have an injury?', 'Tell the teacher before class, and skip whatever hurts.'],
  ],
  closings: [
    ['There is a place for your mat', 'Choose a class and come as you are.'],
    ['Begin with one breath', 'The first class is the longest way. After that you know it.'],
  ],
  footers: ['Breathe in, breathe out.', 'Be kind to your back.'],
}

export const HEALTH: PageWords = {
  nav: ['Care', 'Practice', 'Appointments', 'Contact'],
  headlines: ['Care that takes its time', 'You are in good hands', 'Let us have a look', 'Health, explained clearly'],
  subheads: [
    'What we treat, how a visit goes, and how to make an appointment.',
    'Clear answers, calm rooms and time for your questions.',
    'For check-ups, for worries and for everything between.',
  ],
  calls: [
    ['Make an appointment', 'How a visit goes'],
    ['Book a visit', 'What we do'],
    ['Ask a question', 'Our practice'],
  ],
  features: [
    ['Check-ups', 'Small things found early stay small.'],
    ['Treatment', 'What is needed, explained before it begins.'],
    ['Clear words', 'You should leave understanding what was said.'],
    ['Prevention', 'Habits that spare you the next visit.'],
    ['For families', 'Young, old and in between.'],
    ['Aftercare', 'A visit is not over until you are well.'],
  ],
  about: [
    [
      'How we see it',
      'People come to us with worries. {name} begins there: with listening, then looking, then deciding together.',
    ],
    [
      'Calm is part of the treatment',
      'Nobody enjoys waiting rooms. We try to make the visit clear from the door onwards.',
    ],
  ],
  process: [
    ['Appointment', 'Say what it is about, and whether it is urgent.'],
    ['Conversation', 'We listen and examine.'],
    ['Plan', 'You decide, knowing the choices.'],
  ],
  faq: [
    ['What should I bring?', 'Your insurance details, a list of what you take, and your questions in writing.'],
    ['What if it is urgent?', 'Call, do not write. In an emergency, call the emergency number.'],
    ['May somebody come with me?', 'Of course. Four ears hear more than two.'],
    ['How often should I have a check-up?', 'That depends on you. Ask at your next visit, and write the date down.'],
  ],
  closings: [
    ['Is something bothering you?', 'Make an appointment. Better one visit too many.'],
    ['We have time for you', 'Write or call, and say what it is about.'],
  ],
  footers: ['Stay well.', 'Take good care.'],
}

export const DENTAL: PageWords = {
  ...HEALTH,
  nav: ['Treatments', 'Practice', 'Appointments', 'Contact'],
  headlines: [
    'Dentistry without the dread',
    'A good reason to smile',
    'Teeth for a lifetime',
    'Gentle hands, clear words',
  ],
  subheads: [
    'What we treat, how a visit goes, and how to make an appointment.',
    'For check-ups, for aches, and for those who have put it off too long.',
  ],
  features: [
    ['Check-ups', 'A look twice a year keeps surprises away.'],
    ['Cleaning', 'The places that a brush does not reach.'],
    ['Fillings', 'Matched to the tooth, explained before we start.'],
    ['For anxious patients', 'Say so. We go slowly, and stop whenever you raise a hand.'],
    ['For children', 'A first visit with nothing but counting teeth.'],
    ['Aligning', 'Straighter teeth, step by step.'],
  ],
  faq: [
    ['How often should I come?', 'Twice a year suits most people. Your gums may have another opinion.'],
    ['Which toothbrush is best?', 'A soft one that you use twice a day. The rest is taste.'],
    ['I am afraid of the dentist. What now?', 'Tell us when you book. A first visit can be a conversation only.'],
    ['What should I do about a broken tooth?', 'Keep the piece in milk, and call at once.'],
  ],
}
