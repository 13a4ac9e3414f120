/** Words for pages whose trade is not known: the prompt's own words for the subject, and nothing that may not be true. */
import { nth } from '../../../base/items.ts'
import { readDecks } from './decks/read.ts'
import type { PageWords } from './types.ts'

const TEXT = `
# general
nav: What we do | About | Questions | Contact
headlines: {About}, done with care | Good {about} starts with a conversation | This is {name} | {About}, and nothing else on our minds | Come for the {about}
subheads: See what we do, how we go about it, and how to reach us. | A short introduction, and an easy way to get in touch. | Everything you need to decide whether this is for you, on one page.
calls: Get in touch / See what we do | Start a conversation / How it works | Write to us / Read more
features: First, we listen — We ask before we suggest anything. The right question at the start saves a week of work at the end. | One person to talk to — From the first message to the last detail it is the same voice, and somebody who remembers what you said. | Plain words — No jargon in our mails, our plans or our bills. If you have to look something up, we have not explained it well. | Room for change — Plans meet reality. We agree early on how changes are made and what they mean, so that nobody has to be brave about it. | Finished properly — The last tenth is what you live with, so it gets the same attention as the first. | Afterwards — Questions after the end are welcome. That is how good things stay good, and how we learn what to do better.
about: What we care about — {About} that holds up when nobody is explaining it. {name} keeps things simple, says what can be done, and takes the time that it needs. | How to judge us — Do not take our word for it. Come and look, ask the questions that you would ask a friend, and notice whether you get an answer you can use. The rest of this page is only an invitation to do that.
process: Tell us — A few sentences are enough to begin with. Pictures and half-finished thoughts are welcome. | Agree — We write down what happens, in which order, and what we need from you. | Go — You see it early, while it is easy to change, and you have the last word.
faq: How do we begin? — With a message. Say what you need, by when, and what matters most to you. | What should I prepare? — Examples of what you like, and of what you do not. Both help equally. | Can plans change on the way? — They usually do. Say so early and it is rarely a problem. | How do I reach you? — Use the contact on this page. A question costs nothing.
closings: Tell us what you need — A few lines are enough. We will take it from there. | Shall we talk? — Write down the question that brought you here, and send it.
footers: Thank you for reading to the end. | Kept simple.
`

export const GENERAL: PageWords = nth(readDecks(TEXT), 0).words
