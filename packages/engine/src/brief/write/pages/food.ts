/** Words for pages about eating and drinking. */
import type { PageWords } from './types.ts'

export const COFFEE: PageWords = {
  nav: ['Coffee', 'Brewing', 'Visit', 'Contact'],
  headlines: [
    'Coffee for people who notice',
    'Slow down for a good cup',
    'From the bean to your cup',
    'The first cup sets the day',
  ],
  subheads: [
    'Beans to take home, cups to sit down with, and advice for brewing both.',
    'Find the coffee that fits the way you drink it.',
    'Filter, espresso or milk: start with how you like it.',
  ],
  calls: [
    ['See the coffee', 'How to brew it'],
    ['Plan a visit', 'Our coffee'],
    ['Choose your beans', 'Visit us'],
  ],
  features: [
    ['Espresso', 'Short and dense, with enough sweetness to drink without sugar.'],
    ['Filter', 'A clean cup that shows where the bean grew.'],
    ['Milk drinks', 'Balanced so that you still taste the coffee.'],
    ['Beans for home', 'Whole or ground for your machine. Tell us what you brew with.'],
    ['Something beside it', 'A cup is better with a bite next to it.'],
    ['A seat', 'Bring a book, a friend or a deadline.'],
  ],
  about: [
    [
      'Why we fuss over it',
      'Coffee is a small thing that happens every day, and that is why it should be right. We taste, adjust and taste again, so that the cup in front of you is simple.',
    ],
    [
      'Coffee is a craft of details',
      'Grind, water, time and heat: change one and the cup changes. {name} looks after all four.',
    ],
  ],
  process: [
    ['Taste', 'Start with what you usually drink.'],
    ['Choose', 'Pick a bean that leans the same way, or the other.'],
    ['Brew', 'Take home the grind and the recipe for it.'],
  ],
  faq: [
    ['How should I store beans?', 'Closed, dark and at room temperature. The fridge adds moisture and smells.'],
    ['Whole bean or ground?', 'Whole, if you have a grinder: coffee loses its scent soon after grinding.'],
    ['What water should I use?', 'Soft and fresh. If your kettle scales quickly, filter the water first.'],
    [
      'Light or dark roast?',
      'Light shows fruit and acidity, dark brings body and bitterness. Neither is stronger in caffeine to speak of.',
    ],
  ],
  closings: [
    ['Come in for a cup', 'The best way to choose a coffee is to taste it.'],
    ['Good coffee is close', 'Look in, or write to us with your questions about beans and brewing.'],
  ],
  footers: ['Best before it gets cold.', 'See you over a cup.'],
}

export const BAKERY: PageWords = {
  nav: ['Bread', 'Pastry', 'Orders', 'Visit'],
  headlines: [
    'Bread worth the walk',
    'Something warm for the table',
    'Flour, water, salt and patience',
    'The good part of the morning',
  ],
  subheads: [
    'Loaves for the week, pastry for the moment, cakes for the day that matters.',
    'See what comes out of the oven, and how to have some put aside.',
    'For the breakfast table, the lunch box and the birthday.',
  ],
  calls: [
    ['See what we bake', 'Plan a visit'],
    ['Order a cake', 'Our bread'],
    ['Visit the bakery', 'What we bake'],
  ],
  features: [
    ['Bread', 'Loaves with a crust that answers when you knock on it.'],
    ['Pastry', 'Layers that end up on your shirt. It is worth it.'],
    ['Cakes', 'For birthdays, weddings and Tuesdays.'],
    ['Rolls and buns', 'Small enough to eat on the way home.'],
    ['To order', 'Tell us the day and the number of people, and we plan with you.'],
    ['For the week', 'Ask which loaf keeps longest, and how to bring it back to life.'],
  ],
  about: [
    [
      'Baking is mostly waiting',
      'Dough cannot be hurried. {name} works with that rather than against it, because you can taste the difference.',
    ],
    [
      'A small counter, a big oven',
      'We would rather bake a few things well. If you do not know which, ask: somebody behind the counter has an opinion.',
    ],
  ],
  process: [
    ['Tell us the day', 'And how many people will be at the table.'],
    ['Choose together', 'Flavours, size, what to write on it.'],
    ['Pick it up', 'Boxed, labelled and ready to travel.'],
  ],
  faq: [
    [
      'How do I keep bread fresh?',
      'In paper or a bread box, cut side down. Never in the fridge, which makes it stale sooner.',
    ],
    ['Can I freeze it?', 'Yes: sliced, well wrapped, and straight from the freezer into the toaster.'],
    ['What about allergies?', 'Always ask before you buy. Flour travels, and we would rather be careful.'],
    ['How early should I order a cake?', 'As early as you know the date. Details can follow later.'],
  ],
  closings: [
    ['Save a loaf for yourself', 'Look in, or write ahead and have something put aside.'],
    ['Is there something to celebrate?', 'Tell us the date, and we will talk about cake.'],
  ],
  footers: ['Best eaten today.', 'Crumbs are a good sign.'],
}

export const RESTAURANT: PageWords = {
  nav: ['Menu', 'Kitchen', 'Reservations', 'Contact'],
  headlines: [
    'Come hungry, stay late',
    'A table is waiting',
    'Cooking worth sitting down for',
    'Dinner, without the fuss',
  ],
  subheads: [
    'See the menu, find us, and book a table.',
    'For two, for ten, for a quiet lunch or a long evening.',
    'Good ingredients, a hot stove and time at the table.',
  ],
  calls: [
    ['Book a table', 'See the menu'],
    ['Reserve', 'Our kitchen'],
    ['See the menu', 'Find us'],
  ],
  features: [
    ['To begin with', 'Small plates to share while you decide.'],
    ['From the stove', 'The dishes the kitchen is here for.'],
    ['Something sweet', 'There is always room. We checked.'],
    ['In the glass', 'Something to drink that suits the plate, with or without alcohol.'],
    ['For groups', 'One long table, one menu, one less thing to organise.'],
    ['Dietary needs', 'Tell us when you book, and the kitchen plans for it.'],
  ],
  about: [
    [
      'How we cook',
      'A short menu, so that every dish on it gets attention. When an ingredient is at its best we use it, and when it is not we leave it.',
    ],
    ['A place to stay a while', 'Nobody should be hurried through dinner. {name} is made for talking between courses.'],
  ],
  process: [
    ['Book', 'Choose a day and the number of people.'],
    ['Arrive', 'Somebody will show you to your table.'],
    ['Eat', 'The rest is our part.'],
  ],
  faq: [
    ['Do I need to book?', 'It is the surest way to a table, above all at the end of the week.'],
    [
      'Can you cook around allergies?',
      'Say so when you book and again at the table, so that the kitchen knows in time.',
    ],
    ['Is it suited for children?', 'Tell us who is coming, and we will find the right table.'],
    ['Can we come as a large group?', 'Write to us first: with some notice, a long table is easy.'],
  ],
  closings: [
    ['Shall we lay a place for you?', 'Pick an evening. We look forward to it.'],
    ['See you at the table', 'Book ahead, or ask us anything about the menu.'],
  ],
  footers: ['Good appetite.', 'Thank you for eating with us.'],
}

export const BAR: PageWords = {
  nav: ['Drinks', 'The place', 'Visit', 'Contact'],
  headlines: ['Good drinks, good company', 'Pull up a stool', 'Poured with care', 'An evening well spent'],
  subheads: [
    'What is on, what is poured, and how to find us.',
    'For a quick glass or a long night.',
    'Ask what is new, or have the usual.',
  ],
  calls: [
    ['See the drinks', 'Find us'],
    ['Plan your evening', 'What we pour'],
    ['Book a table', 'See the drinks'],
  ],
  features: [
    ['By the glass', 'Something to begin with while you read the list.'],
    ['The long list', 'For those who know what they like, and those who want to find out.'],
    ['Without alcohol', 'Made with the same care as everything else.'],
    ['A bite with it', 'Salty, crisp, and gone before you notice.'],
    ['For groups', 'Tell us how many you are, and we will keep a corner.'],
    ['Tastings', 'Sit down, compare, and leave with a favourite.'],
  ],
  about: [
    [
      'What we are about',
      'A drink is a reason to sit with people. {name} keeps the glasses good and the room friendly, and leaves the conversation to you.',
    ],
    ['Made slowly, drunk slowly', 'Some things take months and are gone in an hour. We think that is a fair trade.'],
  ],
  process: [
    ['Come in', 'Alone or in company.'],
    ['Ask', 'Tell us what you usually drink.'],
    ['Stay', 'The next round can wait until you are ready.'],
  ],
  faq: [
    ['What should I order first?', 'Say what you like: dry or sweet, light or strong. That is all we need.'],
    ['Is there something without alcohol?', 'There should be for everyone at the table. Ask for it.'],
    ['Can I book for a group?', 'Write ahead with a day and a number, and we will see what fits.'],
    ['How should a bottle be kept at home?', 'Cool, dark and, once open, not for long.'],
  ],
  closings: [
    ['The next round', 'Find a free evening and come by.'],
    ['See you at the bar', 'Bring somebody you have not seen for too long.'],
  ],
  footers: ['Drink well, get home safely.', 'Cheers.'],
}

export const FOOD: PageWords = {
  nav: ['What we make', 'Ingredients', 'Order', 'Contact'],
  headlines: [
    'Made to be eaten',
    'Simple things that taste like something',
    'Good food needs few words',
    'Honest food, nothing else',
  ],
  subheads: [
    'See what we make, what goes into it, and where to get it.',
    'For the kitchen at home and the table with friends.',
    'Short lists of ingredients and long conversations at the table.',
  ],
  calls: [
    ['See what we make', 'How to order'],
    ['Order', 'Ingredients'],
    ['Find your favourite', 'Where to buy'],
  ],
  features: [
    ['What goes in', 'A list you can read aloud without stopping.'],
    ['How it tastes', 'Like the thing it is made of.'],
    ['For the week', 'Easy to keep, easy to cook with.'],
    ['To give away', 'Nobody has ever returned a present they could eat.'],
    ['For many', 'Feeding a crowd? Tell us when and how many.'],
    ['In season', 'Some things are worth the wait.'],
  ],
  about: [
    ['Why we do this', 'Because eating happens every day. {name} makes food that we like to have at home.'],
    ['Few things, made well', 'We would rather improve one recipe than add ten.'],
  ],
  process: [
    ['Choose', 'Pick what you like, or ask for advice.'],
    ['Order', 'Say when you need it.'],
    ['Enjoy', 'Best shared.'],
  ],
  faq: [
    ['How should I store it?', 'Cool and dry, and as the label says once it is open.'],
    ['What about allergens?', 'They stand on every label. When in doubt, ask before you eat.'],
    ['Is it a good present?', 'If they like to eat: yes.'],
    ['Can I order for an event?', 'Write to us with the day and the number of people.'],
  ],
  closings: [
    ['Hungry yet?', 'Have a look at what we make, and tell us what you would like.'],
    ['Taste for yourself', 'Words only go so far.'],
  ],
  footers: ['Good appetite.', 'Eat well.'],
}
