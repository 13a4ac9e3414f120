/** Words for pages whose trade is not known. */
import type { PageWords } from './types.ts'

export const GENERAL: PageWords = {
  nav: ['About', 'What we do', 'Questions', 'Contact'],
  headlines: [
    '{About}, done with care',
    'Good {about} starts with a conversation',
    'This is {name}',
    'Made well, explained plainly',
  ],
  subheads: [
    'See what we do, how we go about it, and how to reach us.',
    'A short introduction to our work, and an easy way to get in touch.',
    'Everything you need to decide whether we are right for you, on one page.',
  ],
  calls: [
    ['Get in touch', 'See what we do'],
    ['Start a conversation', 'How it works'],
    ['Write to us', 'Read more'],
  ],
  features: [
    ['Listening first', 'We ask before we suggest anything. The right question saves a week of work.'],
    ['One contact', 'You talk with the person who does the work, from the first call to the last detail.'],
    ['Plain words', 'No jargon in our mails, our plans or our bills.'],
    ['Room for change', 'Plans meet reality. We agree early on how changes are made and what they mean.'],
    ['Finished properly', 'The last tenth is what you live with, so it gets the same attention as the first.'],
    ['Close at hand', 'Questions after the end are welcome. That is how good work stays good.'],
  ],
  about: [
    [
      'What we care about',
      'Work that holds up when nobody is explaining it. We keep things simple, say what we think, and take the time that a thing needs.',
    ],
    [
      'Who we are',
      '{name} exists to do one thing properly. Tell us what you are looking for, and we will tell you honestly whether we can help.',
    ],
  ],
  process: [
    ['Tell us', 'A few sentences are enough to begin with.'],
    ['Agree', 'We write down what happens, in which order.'],
    ['Make', 'You see the work early, while it is easy to change.'],
    ['Hand over', 'You get everything you need to carry on.'],
  ],
  faq: [
    ['How do we begin?', 'With a message. Say what you need, by when, and what matters most to you.'],
    ['What should I prepare?', 'Examples of what you like, and of what you do not. Both help equally.'],
    ['Can plans change on the way?', 'They usually do. Say so early and it is rarely a problem.'],
    ['How do I reach you?', 'Use the contact on this page. A question costs nothing.'],
  ],
  closings: [
    ['Tell us what you need', 'A few lines are enough. We will take it from there.'],
    ['Shall we talk?', 'Write down the question that brought you here and send it.'],
  ],
  footers: ['Thank you for reading to the end.', 'Made with care, kept simple.'],
}
