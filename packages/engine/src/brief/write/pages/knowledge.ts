/** Words for pages about advice and technology. */
import type { PageWords } from './types.ts'

export const LAW: PageWords = {
  nav: ['Practice areas', 'Approach', 'Questions', 'Contact'],
  headlines: [
    'Clear counsel for complicated days',
    'The law, in plain words',
    'Someone on your side',
    'Good advice comes early',
  ],
  subheads: [
    'What we advise on, how we work, and how to arrange a first conversation.',
    'For contracts that hold, disputes that end, and decisions that can be explained.',
    'Know where you stand before you move.',
  ],
  calls: [
    ['Arrange a conversation', 'Practice areas'],
    ['Speak to a lawyer', 'How we work'],
    ['Contact the office', 'Our approach'],
  ],
  features: [
    ['Contracts', 'Written so that both sides read the same thing.'],
    ['Disputes', 'Settled where possible, argued where necessary.'],
    ['Business', 'Founding, growing, parting: the papers behind each.'],
    ['Family', 'Hard matters, handled with tact.'],
    ['Property', 'Before you sign, and after.'],
    ['Second opinion', 'A fresh pair of eyes on what you have been told.'],
  ],
  about: [
    [
      'How we advise',
      'First we make sure we understand; then we say what we think, including what you may not wish to hear. {name} would rather prevent a case than win one.',
    ],
    ['Discretion is the beginning', 'What you tell us stays with us. That is the law, and also a habit.'],
  ],
  process: [
    ['First conversation', 'You describe the matter. We ask questions.'],
    ['Assessment', 'Chances, risks and costs, in writing.'],
    ['Action', 'You decide. We see it through.'],
  ],
  faq: [
    [
      'What should I bring to a first meeting?',
      'Every paper on the matter, letters with their envelopes, and a short list of dates.',
    ],
    ['Is what I say confidential?', 'Yes. Lawyers are bound to secrecy.'],
    ['When should I see a lawyer?', 'Before you sign, before you answer, before a time limit ends.'],
    ['Do I have to go to court?', 'Many matters end without. It helps to begin early.'],
  ],
  closings: [
    ['Where do you stand?', 'Describe your matter in a few lines, and we will suggest a first step.'],
    ['Better asked in time', 'Arrange a first conversation.'],
  ],
  footers: ['This page informs; it is no legal advice.', 'Advice in confidence.'],
}

export const FINANCE: PageWords = {
  nav: ['Services', 'Approach', 'Questions', 'Contact'],
  headlines: [
    'Money, thought through',
    'Know what your numbers say',
    'Plain answers about money',
    'Decisions you can explain',
  ],
  subheads: [
    'What we help with, how we work, and how to begin.',
    'For the year ahead and the years after.',
    'Understand where your money goes, then decide where it should.',
  ],
  calls: [
    ['Arrange a conversation', 'What we do'],
    ['Get started', 'How it works'],
    ['Talk to us', 'Our approach'],
  ],
  features: [
    ['Planning', 'Goals first, products last.'],
    ['Overview', 'Everything in one place, readable at a glance.'],
    ['Saving', 'Small amounts, regularly, without thinking about it.'],
    ['Taxes', 'In order before the letter arrives.'],
    ['Risk', 'How much you can bear, and how much you need.'],
    ['Review', 'Life changes. Plans should notice.'],
  ],
  about: [
    [
      'What we believe',
      'If a thing cannot be explained in a few sentences, it is probably not for you. {name} explains until it is clear.',
    ],
    ['Calm with numbers', 'Markets are loud. A plan is quiet, and it is what remains.'],
  ],
  process: [
    ['Look', 'We gather what there is.'],
    ['Plan', 'You see the choices and what each one means.'],
    ['Keep going', 'We check back, so that the plan stays true.'],
  ],
  faq: [
    ['What do I need to begin?', 'A rough idea of income, spending and what you own. Details can follow.'],
    ['Is my data safe?', 'Ask every provider how they store it and who can see it. Ask us, too.'],
    ['When is the right time to start?', 'Earlier than it feels. Time does most of the work.'],
    ['What does risk mean for me?', 'How far a value may fall before you would change your plans.'],
  ],
  closings: [
    ['Shall we look at the numbers?', 'Begin with a conversation. Bring your questions.'],
    ['One clear picture', 'Write to us, and we will find a first step.'],
  ],
  footers: ['Investments can lose value.', 'Numbers, in plain words.'],
}

export const CONSULTING: PageWords = {
  nav: ['Services', 'Approach', 'Questions', 'Contact'],
  headlines: [
    'A clearer next step',
    'Think it through, then do it',
    'From stuck to moving',
    'Good questions, better decisions',
  ],
  subheads: [
    'What we help with, how we work, and how to begin.',
    'For teams that know something has to change, and want to know what.',
    'An outside view, and hands that help.',
  ],
  calls: [
    ['Start a conversation', 'How we work'],
    ['Book a call', 'What we do'],
    ['Tell us more', 'Our approach'],
  ],
  features: [
    ['Strategy', 'Choosing what not to do.'],
    ['Teams', 'Who decides what, written down.'],
    ['Process', 'Fewer meetings, clearer hand-overs.'],
    ['Coaching', 'A place to think aloud.'],
    ['Change', 'In steps small enough to keep.'],
    ['Measurement', 'Agree beforehand what better means.'],
  ],
  about: [
    [
      'How we think',
      'Most answers are already in the room. Our part is to ask until they come out, and to help when it is time to act.',
    ],
    ['Outside, on your side', '{name} brings distance where you are close, and stays until things work without us.'],
  ],
  process: [
    ['Listen', 'To the people who do the work.'],
    ['Frame', 'One page: the problem, the options.'],
    ['Act', 'Together, step by step.'],
    ['Leave', 'So that it runs without us.'],
  ],
  faq: [
    ['How do we begin?', 'With an open conversation about what is on your mind.'],
    ['Who should take part?', 'Those who decide, and those who live with the decision.'],
    ['How long does it take?', 'As short as possible. Agree on an end before you begin.'],
    ['What if we disagree?', 'Then it is getting interesting. Say so early.'],
  ],
  closings: [
    ['What are you stuck on?', 'Write it down in three sentences and send it to us.'],
    ['Let us think together', 'A first call shows quickly whether we fit.'],
  ],
  footers: ['Clear is kind.', 'Thinking is work.'],
}

export const SOFTWARE: PageWords = {
  nav: ['Product', 'How it works', 'Questions', 'Start'],
  headlines: [
    'Less busywork, more work',
    'Everything in its place',
    'The simple way to get it done',
    'Know what comes next',
  ],
  subheads: [
    '{name} keeps your work in one place, so that you can stop looking for it.',
    'Set it up once, use it every day, forget that it is there.',
    'Made for people who would rather be doing the work itself.',
  ],
  calls: [
    ['Get started', 'See how it works'],
    ['Try it', 'Take the tour'],
    ['Create an account', 'How it works'],
  ],
  features: [
    ['One view', 'See what matters today, without opening six tabs.'],
    ['Together', 'Everyone sees the same thing, at the same time.'],
    ['Search', 'Find it by the word you remember.'],
    ['Reminders', 'Told once, at the right moment.'],
    ['Your data', 'Take it out again whenever you like.'],
    ['Keyboard first', 'Hands stay where they are.'],
  ],
  about: [
    [
      'Why it exists',
      'Tools should get out of the way. {name} does a few things, does them fast, and leaves the rest to you.',
    ],
    [
      'Built around a working day',
      'It begins with an empty page and ends with things done. Everything in between is kept short.',
    ],
  ],
  process: [
    ['Sign up', 'A name and an address.'],
    ['Bring your work', 'Import what you have, or start empty.'],
    ['Invite others', 'When you are ready, not before.'],
  ],
  faq: [
    ['How do I get started?', 'Create an account, add one thing you have to do, and see how it feels.'],
    ['Can I bring my data?', 'Begin with one project rather than all of them. It shows quickly whether it fits.'],
    ['Is it for teams or for one person?', 'Start alone. Invite others once it has become a habit.'],
    ['What happens if I stop?', 'Export your data first. That is good advice for any tool.'],
  ],
  closings: [
    ['See it with your own work', 'Add one task. Decide after that.'],
    ['Start small', 'One project is enough to know.'],
  ],
  footers: ['Made to be used every day.', 'Close the tab. Do the work.'],
}

export const TECHNOLOGY: PageWords = {
  ...SOFTWARE,
  nav: ['Technology', 'Applications', 'Questions', 'Contact'],
  headlines: [
    'Technology that earns its place',
    'Built to be relied on',
    'Complex inside, simple outside',
    'Put it to work',
  ],
  subheads: [
    'What it does, where it helps, and how to see it for yourself.',
    'Engineering you can look into, and results you can check.',
    'For people who have to make it work on Monday.',
  ],
  calls: [
    ['Get in touch', 'See how it works'],
    ['Ask for a demo', 'The technology'],
    ['Talk to an engineer', 'How it works'],
  ],
  features: [
    ['Reliability', 'It should work on bad days, too.'],
    ['Integration', 'Fits what you already run.'],
    ['Security', 'Thought of at the start, not added at the end.'],
    ['Insight', 'See what it does, and why.'],
    ['Speed', 'Answers before the question is forgotten.'],
    ['Support', 'Engineers who read the whole message.'],
  ],
  about: [
    [
      'How we build',
      'We begin with the problem and take the simplest thing that solves it. {name} would rather remove a part than add one.',
    ],
    ['Engineering is a promise', 'That it works when nobody is watching. We test accordingly.'],
  ],
  process: [
    ['Show us the problem', 'Data, constraints, what has been tried.'],
    ['Prove it', 'A small trial with a clear question.'],
    ['Run it', 'In your surroundings, with your people.'],
  ],
  faq: [
    ['How do we find out whether it fits?', 'Begin with one case and a number that should change.'],
    ['Does it work with our systems?', 'Tell us what you run, and ask for the list of interfaces.'],
    ['Who owns the data?', 'Put it in writing before you begin, with every supplier.'],
    ['What does it take from our team?', 'One person who knows the problem well.'],
  ],
  closings: [
    ['Bring us a hard problem', 'A short description is enough to begin with.'],
    ['See it work', 'Ask for a demonstration with your own example.'],
  ],
  footers: ['Built to last.', 'Tested, then tested again.'],
}

export const AGENCY: PageWords = {
  nav: ['Work', 'Services', 'Approach', 'Contact'],
  headlines: [
    'Ideas that do some work',
    'Say it once, say it well',
    'We make things people remember',
    'Design with a reason',
  ],
  subheads: [
    'What we do, how we go about it, and how to start something.',
    'For brands with something to say, and no time to waste saying it.',
    'Words, pictures and the thinking in front of them.',
  ],
  calls: [
    ['Start a project', 'See the work'],
    ['Tell us about it', 'How we work'],
    ['Say hello', 'What we do'],
  ],
  features: [
    ['Strategy', 'What to say, to whom, and why they would care.'],
    ['Identity', 'A name, a mark, a voice that belong together.'],
    ['Campaigns', 'One idea, many places.'],
    ['Websites', 'Quick to load, easy to understand.'],
    ['Content', 'Worth reading even for those who will not buy.'],
    ['Measurement', 'Find out what worked, and do that again.'],
  ],
  about: [
    [
      'What we believe',
      'Good work starts with a good question and ends with fewer elements than it began with. {name} likes the part in between, too.',
    ],
    ['Small on purpose', 'The people you meet are the people who do the work.'],
  ],
  process: [
    ['Brief', 'We ask until it fits on one page.'],
    ['Ideas', 'Several, sketched, early.'],
    ['Craft', 'One of them, made properly.'],
    ['Launch', 'And look at what happens.'],
  ],
  faq: [
    ['What makes a good brief?', 'One goal, one audience, one thing they should remember.'],
    [
      'How many rounds of changes are usual?',
      'Agree on a number before you start. Two honest ones beat five polite ones.',
    ],
    ['Who should be in the room?', 'Everyone who can say no.'],
    ['When should we begin?', 'When you know what should change. Before that, begin with strategy.'],
  ],
  closings: [
    ['What are you working on?', 'Send three sentences. We will answer with questions.'],
    ['Let us make something', 'Tell us what should be different afterwards.'],
  ],
  footers: ['Fewer words, better ones.', 'Thank you for scrolling.'],
}

export const PORTFOLIO: PageWords = {
  ...AGENCY,
  nav: ['Work', 'About', 'Approach', 'Contact'],
  headlines: ['Pictures that stay', 'A closer look', 'Work by {name}', 'Seen, then made'],
  subheads: [
    'Selected work, a few words about it, and how to get in touch.',
    'Commissions, projects and things made for their own sake.',
    'Have a look around. Questions are welcome.',
  ],
  calls: [
    ['See the work', 'Get in touch'],
    ['Commission a piece', 'About'],
    ['Plan a shoot', 'See the work'],
  ],
  features: [
    ['Portraits', 'People, as they are when they forget about it.'],
    ['Places', 'Light, weather, walls.'],
    ['Commissions', 'Made for one wall, one page, one day.'],
    ['Prints', 'On paper that deserves them.'],
    ['Collaborations', 'With people who are good at something else.'],
    ['Sketches', 'Where all of it begins.'],
  ],
  about: [
    ['About the work', 'It starts with looking for longer than is polite. Everything else is craft.'],
    ['How it is made', '{name} works slowly where it shows and quickly where it does not.'],
  ],
  process: [
    ['Talk', 'What is it for, and where will it live?'],
    ['Plan', 'Dates, place, what to bring.'],
    ['Make', 'The quiet part.'],
    ['Choose', 'Together, from the best.'],
  ],
  faq: [
    ['How do I commission something?', 'Write what it is for, where it will be seen and when you need it.'],
    ['May I use the pictures everywhere?', 'Agree on the use in writing beforehand. It saves both sides trouble.'],
    ['How should I prepare for a shoot?', 'Sleep well, bring two outfits you like, and leave time.'],
    ['How do I care for a print?', 'Behind glass, out of the sun.'],
  ],
  closings: [
    ['Have something in mind?', 'Write a few lines about it.'],
    ['Let us make a picture', 'Tell me about the day, the place, the people.'],
  ],
  footers: ['Thank you for looking.', 'All work shown with care.'],
}
