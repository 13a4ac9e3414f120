/** What stands on a page by what it is for: sections of the site, and blocks that do something. */

import type { FunctionVerb, PageFunction } from '../../../brief/types.ts'
import type { PageRole } from '../../../language/named-pages.ts'
import type { Section } from '../parts/page.ts'
import { alternating } from '../parts/sections/alternating.ts'
import { bento } from '../parts/sections/bento.ts'
import { call } from '../parts/sections/call.ts'
import { contact } from '../parts/sections/contact.ts'
import { figures } from '../parts/sections/figures.ts'
import { list } from '../parts/sections/list.ts'
import { numberedRows } from '../parts/sections/numbered.ts'
import { people } from '../parts/sections/people.ts'
import { prices } from '../parts/sections/prices.ts'
import { processRows } from '../parts/sections/process.ts'
import { questions } from '../parts/sections/questions.ts'
import { quote } from '../parts/sections/quote.ts'
import { statement } from '../parts/sections/statement.ts'
import { story } from '../parts/sections/story.ts'
import { strip } from '../parts/sections/strip.ts'
import { works } from '../parts/sections/works.ts'
import { BLOCKS } from '../screens/blocks/all.ts'
import type { Block } from '../screens/kit/block.ts'
import { basket, product } from './shop.ts'

export interface PageContents {
  /** Below the title; it claims nothing. */
  line: string
  /** Blocks, the first one leads; each with what it is for where no function of the brief says so. */
  blocks: readonly (readonly [Block, FunctionVerb, string, string])[]
  sections: readonly Section[]
}

export const CONTENTS: Record<PageRole, PageContents> = {
  about: {
    line: 'Who we are, and what we care about.',
    blocks: [],
    sections: [story, statement, people, figures, quote, call],
  },
  team: { line: 'Who you will meet, and what each of them does.', blocks: [], sections: [people, statement, call] },
  services: {
    line: 'What we do, one thing after the other.',
    blocks: [],
    sections: [numberedRows, prices, list, processRows, call],
  },
  prices: {
    line: 'You know what it costs before anything begins.',
    blocks: [],
    sections: [prices, list, numberedRows, call],
  },
  gallery: { line: 'Some of what we have made.', blocks: [], sections: [works, strip, alternating, call] },
  journal: {
    line: 'What we are working on, written down now and then.',
    blocks: [[BLOCKS.articles, 'browse', 'articles', 'latest articles']],
    sections: [call],
  },
  events: {
    line: 'See what is coming up, and which of it is for you.',
    blocks: [[BLOCKS.agenda, 'browse', 'events', 'what is coming up']],
    sections: [list, call],
  },
  booking: {
    line: 'Choose a time that suits you, and we confirm it.',
    blocks: [[BLOCKS.calendar, 'book', 'visit', 'choose a day']],
    sections: [contact],
  },
  contact: {
    line: 'Write, call, or come by.',
    blocks: [[BLOCKS.form, 'send', 'subject', 'write to us']],
    sections: [contact],
  },
  questions: { line: 'What people ask before they come.', blocks: [], sections: [questions, contact] },
  shop: {
    line: 'See what there is at the moment.',
    blocks: [
      [BLOCKS.search, 'search', 'the shop', 'find something'],
      [BLOCKS.products, 'buy', 'things', 'all there is'],
    ],
    sections: [],
  },
  product: {
    line: 'One of them, close up.',
    blocks: [[product, 'buy', 'things', 'all there is']],
    sections: [questions],
  },
  basket: {
    line: 'What you have chosen, and what it comes to.',
    blocks: [
      [basket, 'pay', 'things', 'your basket'],
      [BLOCKS.form, 'send', 'address', 'where it goes'],
    ],
    sections: [],
  },
  account: {
    line: 'Sign in, or open an account.',
    blocks: [[BLOCKS['sign-in'], 'log-in', 'account', 'your account']],
    sections: [],
  },
  list: {
    line: 'Everything in one place: search it, narrow it, order it.',
    blocks: [
      [BLOCKS.search, 'search', 'entries', 'search'],
      [BLOCKS.table, 'manage', 'entries', 'all entries'],
      [BLOCKS.results, 'browse', 'entries', 'at a glance'],
    ],
    sections: [],
  },
  detail: {
    line: 'One of them, with all there is to know.',
    blocks: [
      [BLOCKS.gallery, 'browse', 'pictures', 'pictures'],
      [BLOCKS.table, 'track', 'changes', 'what has changed'],
      [BLOCKS.comments, 'comment', 'comments', 'leave a comment'],
    ],
    sections: [],
  },
  form: { line: 'A few lines are enough.', blocks: [[BLOCKS.form, 'send', 'subject', 'fill it in']], sections: [] },
}

/** What fills a page that nothing was given for. */
export const FALLBACK: readonly Section[] = [bento, numberedRows, alternating]

/** What a block is for: as the site speaks of it, else in our own words. */
export const taskOf = (verb: FunctionVerb, thing: string, words: string, task?: PageFunction): PageFunction => ({
  verb,
  thing: task?.thing ?? thing,
  words,
})
