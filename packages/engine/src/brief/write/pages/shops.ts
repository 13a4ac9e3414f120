/** Words for pages that sell or make things. */
import type { PageWords } from './types.ts'

export const FASHION: PageWords = {
  nav: ['Collection', 'Materials', 'Fit', 'Contact'],
  headlines: ['Clothes that stay', 'Wear it often', 'Cut well, worn long', 'Fewer, better things'],
  subheads: [
    'See the collection, find your size, and learn how to look after it.',
    'Made to be worn on ordinary days.',
    'Good cloth, clear cuts, nothing that needs explaining.',
  ],
  calls: [
    ['See the collection', 'Find your size'],
    ['Shop now', 'Materials'],
    ['Look around', 'How it fits'],
  ],
  features: [
    ['Fit', 'Cut for moving, not for standing still.'],
    ['Cloth', 'You can feel it before you read the label.'],
    ['Seams', 'Turn it inside out. We do.'],
    ['Colour', 'Shades that go with what you have.'],
    ['Care', 'Wash less, air more, mend early.'],
    ['Everyday', 'The piece you reach for without thinking.'],
  ],
  about: [
    ['What we make', 'Things to wear until they are yours. {name} leaves out what is only there to be noticed.'],
    ['A short rail', 'If it does not go with the rest, we do not make it.'],
  ],
  process: [
    ['Measure', 'A piece you like, laid flat.'],
    ['Choose', 'Size, colour, length.'],
    ['Wear', 'Again and again.'],
  ],
  faq: [
    ['How do I find my size?', 'Measure a piece that fits you well and compare.'],
    ['How do I look after it?', 'Cold, short, inside out. And not after every wearing.'],
    ['What if it does not fit?', 'Try it on indoors and keep the label on until you are sure.'],
    ['Can it be repaired?', 'Most things can. A small hole is a small job.'],
  ],
  closings: [
    ['Try it on', 'The mirror decides.'],
    ['Find your piece', 'Have a look at the collection.'],
  ],
  footers: ['Wear well.', 'Mend, then wear again.'],
}

export const RETAIL: PageWords = {
  nav: ['Shop', 'New', 'Questions', 'Contact'],
  headlines: ['Things worth keeping', 'Have a look around', 'Chosen, not just stocked', 'Something good for someone'],
  subheads: [
    'See what we carry, find what you need, and ask when you do not.',
    'For yourself, or for someone who is hard to shop for.',
    'A small selection, so that choosing is easy.',
  ],
  calls: [
    ['Shop now', 'What is new'],
    ['Look around', 'Ask us'],
    ['See the selection', 'Visit'],
  ],
  features: [
    ['New in', 'What has just arrived on the shelf.'],
    ['Favourites', 'What people come back for.'],
    ['Presents', 'For birthdays, thank-yous and apologies.'],
    ['Advice', 'Say whom it is for. We like that question.'],
    ['Wrapping', 'Paper, ribbon, done.'],
    ['To order', 'Not on the shelf? Ask.'],
  ],
  about: [
    ['Why these things', 'Because we use them ourselves. {name} carries what we would miss.'],
    ['A shop with opinions', 'We leave out more than we take in, so that you need not.'],
  ],
  process: [
    ['Look', 'Without hurry.'],
    ['Ask', 'That is what we are here for.'],
    ['Take it home', 'Wrapped, if you like.'],
  ],
  faq: [
    ['How do I choose a present?', 'Think of what they use up, not of what they lack.'],
    ['Can you order something for me?', 'Describe it or send a picture, and we will see.'],
    ['Can I bring something back?', 'Keep the receipt, and ask about the terms when you buy.'],
    ['How do I reach the shop?', 'Use the contact on this page.'],
  ],
  closings: [
    ['Looking for something?', 'Have a look, or describe it to us.'],
    ['Come and browse', 'You need not know what you want.'],
  ],
  footers: ['Thank you for shopping with care.', 'Good things, well chosen.'],
}

export const CRAFT: PageWords = {
  nav: ['Pieces', 'Making', 'Orders', 'Contact'],
  headlines: ['Made by hand, one at a time', 'You can see the hand in it', 'Slowly made, long used', 'No two the same'],
  subheads: [
    'See the pieces, how they are made, and how to order one.',
    'For tables, windowsills and people you like.',
    'Made in small numbers, by somebody who cares how it turns out.',
  ],
  calls: [
    ['See the pieces', 'How they are made'],
    ['Order a piece', 'Visit the workshop'],
    ['Look around', 'Ask the maker'],
  ],
  features: [
    ['One at a time', 'Which is why each is a little different.'],
    ['Good material', 'Half of the work is choosing it.'],
    ['To order', 'Size, colour, occasion: tell us.'],
    ['For the table', 'Things that like to be used.'],
    ['To give', 'With a card in your words.'],
    ['Care', 'A line on how to keep it, with every piece.'],
  ],
  about: [
    ['From the workshop', 'Hands remember what machines cannot. {name} makes things that are meant to be picked up.'],
    ['Why by hand', 'Because it shows. Not as a flaw, but as a kind of signature.'],
  ],
  process: [
    ['Talk', 'What is it for, and for whom?'],
    ['Make', 'It takes the time it takes.'],
    ['Collect', 'And tell us how it does.'],
  ],
  faq: [
    ['Can I order something of my own?', 'Describe it, with a size and a date. A sketch helps, however bad.'],
    ['How long does it take?', 'Handwork cannot be hurried. Ask early for a fixed day.'],
    ['How do I look after it?', 'Use it, keep it out of hard sun, clean it gently.'],
    ['Is every piece different?', 'Yes. That is the point.'],
  ],
  closings: [
    ['Shall we make something?', 'Tell us what you have in mind.'],
    ['Find your piece', 'It is probably not the perfect one. It is the other one.'],
  ],
  footers: ['Made by hand.', 'Handle with pleasure.'],
}

export const PETS: PageWords = {
  nav: ['Services', 'About', 'Questions', 'Contact'],
  headlines: [
    'For everyone with four legs',
    'Good days for good animals',
    'They cannot say it. We notice.',
    'Tails tell the truth',
  ],
  subheads: [
    'What we do, how a first visit goes, and how to book.',
    'For the shy, the loud and the very fluffy.',
    'Your animal is looked after as if it were ours.',
  ],
  calls: [
    ['Book a visit', 'What we do'],
    ['Say hello', 'How it works'],
    ['Ask us', 'Services'],
  ],
  features: [
    ['A calm start', 'First sniff, then trust, then everything else.'],
    ['Exercise', 'Tired in the good way.'],
    ['Grooming', 'Brushed, trimmed, dried with patience.'],
    ['Feeding', 'What they are used to, when they are used to it.'],
    ['Health', 'Small changes, noticed early.'],
    ['News', 'A picture in between, because you will ask.'],
  ],
  about: [
    [
      'How we handle animals',
      'With time, quiet voices and pockets full of treats. {name} lets every animal set the pace.',
    ],
    ['Every one is a character', 'Tell us what yours likes, fears and steals.'],
  ],
  process: [
    ['Meet', 'A first visit to get to know each other.'],
    ['Try', 'A short stay, so that it becomes familiar.'],
    ['Come back', 'Happily, on both ends of the lead.'],
  ],
  faq: [
    ['What should I bring?', 'Vaccination papers, food, and something that smells of home.'],
    ['My dog is shy. Is that all right?', 'Yes. Tell us what helps, and we start slowly.'],
    ['How often should I brush?', 'Long coats every day, short ones every week.'],
    ['What do you need to know?', 'Habits, allergies, words it listens to, and its vet.'],
  ],
  closings: [
    ['Bring them round', 'A first hello costs nothing but a biscuit.'],
    ['Who are we looking after?', 'Tell us about your animal.'],
  ],
  footers: ['Paws first.', 'Treats included.'],
}

export const FARM: PageWords = {
  nav: ['Produce', 'The farm', 'Visit', 'Contact'],
  headlines: ['Grown here', 'What the field gives', 'Food with soil on it', 'In season, at last'],
  subheads: [
    'What grows, when to get it, and how to find us.',
    'For kitchens that follow the year.',
    'Come and see where it comes from.',
  ],
  calls: [
    ['See what grows', 'Visit the farm'],
    ['Order a box', 'The farm'],
    ['Plan a visit', 'In season'],
  ],
  features: [
    ['Vegetables', 'Whatever the week brings.'],
    ['Fruit', 'Picked when it is ready, not before.'],
    ['Eggs and milk', 'From animals with names.'],
    ['The season', 'A short list that changes all year.'],
    ['Visits', 'Boots on, gate open.'],
    ['Boxes', 'A week of cooking, decided by the field.'],
  ],
  about: [
    ['How we farm', 'With the weather, the soil and a great deal of walking. {name} grows what does well here.'],
    ['The year decides', 'Some weeks are all beans. Then come tomatoes.'],
  ],
  process: [
    ['Look', 'At what is in season.'],
    ['Order', 'Or come by.'],
    ['Cook', 'Today, if you can.'],
  ],
  faq: [
    ['How do I store vegetables?', 'Roots without their greens, tomatoes outside the fridge, salad in a damp cloth.'],
    ['Can we visit?', 'Ask first: fields and animals have their own timetable.'],
    ['Why is it not always there?', 'Because it is not always ripe.'],
    ['What do I do with kohlrabi?', 'Peel it, slice it, salt it. Then eat it.'],
  ],
  closings: [
    ['Come and see', 'The gate opens inwards.'],
    ['What is ripe?', "Ask us, or look at the week's list."],
  ],
  footers: ['Wash before eating.', 'Thank the bees.'],
}
