/**
 * How wishes are said: rows of a pattern and what it comes to. Small letters are senses of `lexicon/wishes.ts`, capitals are what
 * the chart puts together: PARTS (names of parts, joined), SECTION (sections of a page), LOOKS (looks, joined), COMPLAINT,
 * SHARE (by how much), CRAMPED (a complaint of the room), GLARING (one of the colours), HUE (a colour of the design), SCHEME, ROLE, EFFECT (`colours.ts`), PLACE, MISPLACED, GAP, ANGLE (`places.ts`), NEW and OLD (words that are set or
 * stand there), QUOTE, VALUE, AMOUNT (dates, times, amounts), TOLD (what tells of them), STATEMENT (both), and what `copy.ts` reads
 * of words that are to be written, THING, DRAWN, MANNER, ONTO (`things.ts`: what can be drawn, and what is), FORMAT, KINDS (`formats.ts`), DESIGN (all of it), TONES, DULL, SIBLING (`manners.ts`), VERSION, STATE (`versions.ts`). '?' stands behind what may be missing; words that say nothing are passed over.
 */

import type { Ornament } from '../../language/lexicon/ornament-words.ts'
import type { Role } from '../../scene/types.ts'
import type { AdornedAt, Anew, Depiction, FontAsked, Look, Manner, Scheming, Without } from './wish.ts'

export interface Rule {
  when: string
  verb:
    | 'look'
    | 'remove'
    | 'say'
    | 'value'
    | 'likewise'
    | 'keep'
    | 'back'
    | 'place'
    | 'order'
    | 'swap'
    | 'sides'
    | 'turn'
    | 'duplicate'
    | 'lock'
    | 'unlock'
    | 'add section'
    | 'add item'
    | 'again'
    | 'grid'
    | 'each'
    | 'same ground'
    | 'add'
    | 'ask'
    | 'sign'
    | 'span'
    | 'picture'
    | 'scheme'
    | 'effect'
    | 'ornament'
    | 'font'
    | 'swap colours'
    | 'format'
    | 'anew'
  /** Added to the score: how much surer than its words tell. */
  bonus?: number
  /** What stands between the named ones is meant. */
  between?: true
  /** By how much the last change goes on: below 0 it goes back. */
  by?: number
  /** A word names the line that it stands in. */
  line?: true
  /** The lines of what is named are meant, and not where it stands. */
  aligned?: true
  /** Otherwise than by an angle. */
  turn?: 'straight' | 'flip' | 'flip down'
  /** How words are told. */
  manner?: Manner
  /** Of which part, where no other is named. */
  part?: 'person' | 'job title' | 'place'
  /** What is joined are several. */
  apart?: true
  /** Words that are said, whatever else is. */
  words?: string
  role?: Role
  /** Only behind a wish of the same kind, or one that goes back. */
  follows?: true
  /** What was taken back is done again. */
  redo?: true
  /** In the place of the text of its kind, where there is one. */
  replaces?: true
  without?: Without
  anew?: Anew['anew']
  /** Of a manner less is wished. */
  less?: true
  /** It is all that is said. */
  sole?: true
  /** What becomes of a picture. */
  how?: Depiction['how']
  /** A column, and no button. */
  column?: true
  /** Signs are taken away. */
  gone?: true
  scheme?: Scheming
  /** Not as it is said: in another colour. */
  other?: true
  /** The last of its parts is what the others shall have the colour of. */
  match?: true
  /** The last of its parts is what the others are held against. */
  than?: true
  /** A colour that is named is the one that goes: of whatever has it. */
  hues?: true
  /** Of the design as a whole, whatever was spoken of before. */
  whole?: true
  /** What it stands on is meant. */
  behind?: true
  /** A font that is meant without being described; `rest`: of what does not lead. */
  font?: FontAsked
  rest?: true
  /** Where ornament stands, and which is meant without being named. */
  side?: AdornedAt
  ornament?: Ornament
  /** A look that is meant without being named. */
  look?: Look
  example: string
}

/** What is not seen shall be: larger, else heavier, else in another colour. */
const SEEN: Look = { property: 'size', way: 'more', degree: 1, complaint: true, emphasis: true }
const APART: Look = { property: 'contrast', way: 'more', degree: 1 }

// biome-ignore format: a table
export const RULES: readonly Rule[] = [
  { when: 'set|wants? PARTS should? set? LOOKS but?', verb: 'look', example: 'make the title bigger' },
  { when: 'colour PARTS should set? LOOKS', verb: 'look', example: 'the red circle should be teal' },
  { when: 'PARTS should? has LOOKS ground', verb: 'look', example: 'the footer should have a navy background' },
  { when: 'set? QUOTED should? set? LOOKS but?', verb: 'look', bonus: -0.3, example: "make 'Free entry' stand out" },
  { when: 'set|wants? LOOKS to PARTS', verb: 'look', bonus: 0.1, example: 'another colour for the price' },
  { when: 'set|wants? LOOKS PARTS but?', verb: 'look', example: 'bigger title' },
  { when: 'set|wants? LOOKS PARTS SHARE', verb: 'look', example: 'shrink the name by 20%' },
  { when: 'set|wants? LOOKS PARTS LOOKS but?', verb: 'look', bonus: -1.2, example: 'bigger title in red' },
  { when: 'set|wants? PARTS should? set? LOOKS than PARTS', verb: 'look', than: true, bonus: 0.1, example: 'I would have the date bigger than the time' },
  { when: 'wants PARTS state LOOKS', verb: 'look', example: 'I want that the title is larger' },
  { when: 'should|shouldNot PARTS should? set? LOOKS', verb: 'look', example: "shouldn't the email be bold?" },
  { when: 'PARTS should? with LOOKS', verb: 'look', example: 'cards with rounder corners' },
  { when: 'should? set? LOOKS', verb: 'look', bonus: -0.5, example: 'in bold' },
  { when: 'state? PARTS state? COMPLAINT', verb: 'look', example: 'the price gets lost' },
  { when: 'set? PARTS should? set? in? LOOKS also', verb: 'look', bonus: 0.1, example: 'the price gold as well' },
  { when: 'set PARTS LOOKS and PARTS', verb: 'look', bonus: 0.1, example: 'make it a bit bigger, the boat' },
  { when: 'state? COMPLAINT', verb: 'look', bonus: -0.3, example: 'too small now' },
  { when: 'state? CRAMPED', verb: 'look', bonus: 0.1, example: 'too cramped' },
  { when: 'state? GLARING', verb: 'look', bonus: 0.1, example: 'too dark' },
  { when: 'state? palette state? GLARING', verb: 'look', bonus: 0.3, example: 'the colours are too loud' },
  { when: 'COMPLAINT PARTS', verb: 'look', bonus: -0.5, example: "can't read the date" },
  { when: 'audience? cannot perceive PARTS', verb: 'look', look: SEEN, example: 'my mother could not read the phone number' },
  { when: 'nobody can? perceive PARTS', verb: 'look', look: SEEN, example: 'nobody will notice the date' },
  { when: 'PARTS cannot perceived', verb: 'look', look: SEEN, example: 'the date cannot be seen' },
  { when: 'PARTS state? hardTo perceive', verb: 'look', look: SEEN, example: 'the button is hard to notice' },
  { when: 'it? state? hardTo perceive PARTS', verb: 'look', look: SEEN, example: "it's difficult to find the price" },
  { when: 'set? it? easierTo perceive PARTS', verb: 'look', look: SEEN, example: 'make it easier to find the phone number' },
  { when: 'audience? cannot perceive PARTS against|amid PARTS|HUE', verb: 'look', look: APART, bonus: 0.1, example: 'you cannot see the sax against that background' },
  { when: 'audience? cannot discern PARTS from PARTS|HUE', verb: 'look', look: APART, bonus: 0.1, example: 'I can barely tell the text from the background' },
  { when: 'set? HUE should? set? LOOKS', verb: 'look', example: 'the green should be darker' },
  { when: 'set? LOOKS HUE', verb: 'look', example: 'a lighter green' },
  { when: 'exchange HUE to LOOKS', verb: 'look', bonus: 0.1, example: 'swap the purple for teal' },
  { when: 'HUE arrow LOOKS', verb: 'look', example: 'red → orange' },
  { when: 'state? HUE state? GLARING', verb: 'look', bonus: 0.1, example: 'the pink is too sweet' },
  { when: 'dislike|without HUE and? feels? set? should? has? LOOKS', verb: 'look', bonus: -0.2, example: 'not sure about the yellow, try turquoise' },
  { when: 'set|wants? PARTS? set? LOOKS and? instead|not HUE', verb: 'look', hues: true, bonus: 0.1, example: 'teal instead of blue' },
  { when: 'set? PARTS should? set? LOOKS and? instead|not HUE', verb: 'look', hues: true, bonus: 0.1, example: 'the links in teal instead of blue' },
  { when: 'instead HUE and? set? LOOKS', verb: 'look', example: 'instead of blue use teal' },
  { when: 'remove|without|dislike HUE', verb: 'remove', example: 'no red' },
  { when: 'swap HUE and HUE around?', verb: 'swap colours', bonus: 0.2, example: 'swap navy and gold' },
  { when: 'swap|mirror palette PARTS', verb: 'swap colours', bonus: 1.2, example: 'flip the colours of the headline and the date' },
  { when: 'PARTS is LOOKS', verb: 'look', bonus: -0.4, example: 'our brand colours are navy and gold' },
  { when: 'set? other? palette is? LOOKS', verb: 'look', whole: true, bonus: 0.1, example: 'use the colours navy and gold' },
  { when: 'set PARTS with LOOKS', verb: 'look', bonus: 0.1, example: 'recolour it with emerald and cream' },
  { when: 'LOOKS should? better', verb: 'look', example: 'navy and gold would be classier' },
  { when: 'PARTS state? COMPLAINT against|amid PARTS|HUE', verb: 'look', look: APART, example: 'the date is hard to read against the background' },
  { when: 'PARTS state? against PARTS|HUE', verb: 'look', look: APART, example: 'the headline drowns in the green' },
  { when: 'set? apart between PARTS and behind', verb: 'look', look: APART, example: 'more contrast between the headline and what is behind it' },
  { when: 'set? apart between PARTS', verb: 'look', look: APART, example: 'more contrast between the text and the background' },
  { when: 'set? PARTS? should? set? SCHEME PARTS?', verb: 'scheme', example: 'make it dark mode' },
  { when: 'exchange palette', verb: 'scheme', scheme: { is: 'scheme', scheme: 'other' }, bonus: 0.2, example: 'change the colours' },
  { when: 'set? only? same? SCHEME', verb: 'scheme', example: 'the same palette as version 1' },
  { when: 'feels SCHEME', verb: 'scheme', example: 'it should feel like autumn' },
  { when: 'PARTS? should? feels SCHEME', verb: 'scheme', example: 'more winter' },
  { when: 'set? ROLE', verb: 'scheme', example: 'accent colour: teal' },
  { when: 'applyThem PARTS?', verb: 'keep', example: 'use those' },
  { when: 'add|set|has? EFFECT onto? PARTS RUN?', verb: 'effect', bonus: 0.1, example: 'put a gradient on the title' },
  { when: 'add|set|has? EFFECT rear PARTS RUN?', verb: 'effect', behind: true, bonus: 0.1, example: 'a gradient behind the headline' },
  { when: 'set? PARTS should? set? has? with? as? EFFECT', verb: 'effect', bonus: 0.1, example: 'give the title a thin dark outline' },
  { when: 'exchange|set OLDCOLOURS PARTS should? to? set? LOOKS', verb: 'look', bonus: 0.15, example: 'change the white background to grey' },
  { when: 'OLDCOLOURS PARTS should|to set? LOOKS', verb: 'look', bonus: 0.15, example: 'the white background should be grey' },
  { when: 'feels LOOKS', verb: 'look', bonus: -0.2, example: 'something more dusty' },
  { when: 'LOOKS PARTS|HUE up', verb: 'look', example: 'brighten the page up' },
  { when: 'tone PARTS|HUE down', verb: 'look', look: { property: 'saturation', way: 'less', degree: 1 }, example: 'tone the red down' },
  { when: 'set? PARTS should? upon LOOKS ground', verb: 'look', bonus: 0.1, example: 'put the footer on a green background' },
  { when: 'set PARTS LOOKS ground', verb: 'look', example: 'put the questions on a dark background' },
  { when: 'set? PARTS match PARTS palette?', verb: 'look', match: true, example: 'make the icon match the text colour' },
  { when: 'match PARTS to PARTS palette?', verb: 'look', match: true, example: 'match the button to the circle colour' },
  { when: 'PARTS shouldNot LOOKS', verb: 'look', other: true, bonus: 0.2, example: "the phone number shouldn't be orange" },
  { when: 'set PARTS LOOKS LOOKS', verb: 'look', bonus: -0.1, example: 'make the offer pop in yellow' },
  { when: 'PARTS should LOOKS LOOKS', verb: 'look', bonus: -0.1, example: 'the offer should stand out in yellow' },
  { when: 'set PARTS state LOOKS', verb: 'look', example: 'make the page look warmer' },
  { when: 'set? LOOKS PARTS and? instead|not HUE', verb: 'look', hues: true, bonus: 0.1, example: 'grey background instead of white' },
  { when: 'set? LOOKS areas same? HUE', verb: 'look', example: 'a darker shade of the same red' },
  { when: 'set? LOOKS areas same? HUE PARTS', verb: 'look', bonus: 0.1, example: 'a darker shade of that red for the background' },
  { when: 'fade PARTS into PARTS degree?', verb: 'look', look: { property: 'opacity', way: 'less', degree: 1 }, example: 'fade the pattern into the background' },
  { when: 'remove|without shadow onto|rear PARTS', verb: 'remove', without: { what: 'shadow' }, bonus: 0.2, example: 'drop the shadow behind the words' },
  { when: 'remove|without gradient onto|rear PARTS', verb: 'remove', without: { what: 'gradient' }, bonus: 0.2, example: 'no gradient behind the words' },
  { when: 'also? set? PARTS thatColour also?', verb: 'likewise', bonus: 0.2, example: 'give the date that colour, too' },
  { when: 'PARTS stays unchanged?', verb: 'keep', example: 'the background stays' },
  { when: 'PARTS stays in? LOOKS', verb: 'keep', bonus: 0.3, example: 'the email stays navy' },
  { when: 'except PARTS', verb: 'keep', without: { only: true }, example: 'but not the title' },
  { when: 'except UNKNOWN', verb: 'keep', bonus: -0.9, without: { only: true }, example: 'except the elephant' },
  { when: 'except HUE', verb: 'keep', without: { only: true }, example: 'except the gold' },
  { when: 'set? UNKNOWN should? set? LOOKS', verb: 'look', bonus: -0.9, example: 'colour the ampersand orange' },
  { when: 'alternate PARTS between? LOOKS', verb: 'look', bonus: 0.2, example: 'alternate the section backgrounds: white and pale green' },
  { when: 'EFFECT onto? PARTS', verb: 'effect', example: 'gradient background' },
  { when: 'remove PARTS', verb: 'remove', example: 'remove the price' },
  { when: 'PARTS gone', verb: 'remove', example: 'the tagline can go' },
  { when: 'PARTS? is not OLD gone', verb: 'remove', line: true, example: 'she is not a roaster any more' },
  { when: 'without PARTS', verb: 'remove', example: 'no icon' },
  { when: 'better? without PARTS away?', verb: 'remove', bonus: 0.1, example: 'it would look better without the icon' },
  { when: 'better? remove PARTS away', verb: 'remove', example: "don't need the address on there" },
  { when: 'remove|without PARTS SIDE', verb: 'remove', bonus: 0.1, example: 'remove the phone from the front' },
  { when: 'take PARTS away|SIDE', verb: 'remove', example: 'take the date off the poster' },
  { when: 'remove everything? SIDE', verb: 'remove', example: 'remove everything from the back' },
  { when: 'remove|take it FROM', verb: 'remove', bonus: 0.2, example: 'remove it from the footer' },
  { when: 'better? remove|without mentions? QUOTE away|FROM?', verb: 'remove', example: "remove 'this summer'" },
  { when: 'remove|without UNKNOWN away?', verb: 'remove', bonus: -0.9, example: 'remove the account number' },
  { when: 'keep? only keep? PARTS', verb: 'remove', without: { only: true }, bonus: -0.2, example: 'only the name' },
  { when: 'PARTS only', verb: 'remove', without: { only: true }, bonus: -0.4, example: 'text only' },
  { when: 'remove everythingBut PARTS', verb: 'remove', without: { only: true }, example: 'remove everything but the name' },
  { when: 'transparent PARTS', verb: 'remove', without: { fill: true }, example: 'transparent background' },
  { when: 'set? PARTS should? transparent', verb: 'remove', without: { fill: true }, example: 'make it transparent' },
  { when: 'PARTS should? without ground', verb: 'remove', without: { fill: true }, example: 'cards without background' },
  { when: 'remove|without ground PARTS', verb: 'remove', without: { fill: true }, example: 'remove the background of the cards' },
  { when: 'remove|without gradient', verb: 'remove', without: { what: 'gradient' }, example: 'no gradient' },
  { when: 'remove|without shadow', verb: 'remove', without: { what: 'shadow' }, example: 'no shadows' },
  { when: 'one not QUOTE', verb: 'remove', bonus: 1, example: 'I am not a "Dr."' },
  { when: 'remove|without year FROM?', verb: 'remove', without: { what: 'year' }, example: 'lose the year' },
  { when: 'exchange OLD to NEW', verb: 'say', bonus: -0.5, example: 'change Trio to Quartet' },
  { when: 'NEW instead OLD', verb: 'say', bonus: -0.5, example: 'Sunday 7 March instead of Saturday 6 March' },
  { when: 'PARTS says NEW', verb: 'say', manner: 'said', bonus: -0.5, example: 'the headline should say Late Jazz' },
  { when: 'PARTS is VALUE', verb: 'say', example: 'the price is €20' },
  { when: 'PARTS is PROPER', verb: 'say', bonus: -0.5, example: 'the studio is Kiln Yard' },
  { when: 'PARTS is QUOTE', verb: 'say', example: 'our slogan is "Ride on"' },
  { when: 'PARTS says NEW instead OLD', verb: 'say', example: 'it should say Swing Night instead of Jazz Night' },
  { when: 'PARTS is VALUE and? not OLD', verb: 'say', example: 'the time should be 9 pm, not 8 pm' },
  { when: 'PARTS wrong and? it? is in? NEW and? not OLD', verb: 'say', example: "the place is wrong, it's at The Mill, not The Barn" },
  { when: 'PARTS is in? NEW and? not OLD', verb: 'say', example: 'the venue is Kiln Barn, not Kiln House' },
  { when: 'remove OLD and? add|set NEW away? but', verb: 'say', example: 'remove the time and write "doors at 7" instead' },
  { when: 'PARTS is? exchange to NEW', verb: 'say', example: 'third feature: rename to "Late nights"' },
  { when: 'set PARTS shorter and? NEW', verb: 'say', example: 'make the headline shorter, just "Jazz"' },
  { when: 'PARTS is shorter and? NEW', verb: 'say', example: 'the headline is too long, just "Bread"' },
  { when: 'exchange? PARTS to? QUOTE LOOKS', verb: 'say', bonus: 1, example: 'headline "Two for one" in italics' },
  { when: 'exchange? PARTS to? QUOTE', verb: 'say', bonus: 1, example: 'headline "Read slowly"' },
  { when: 'exchange? new? PARTS is? VALUE', verb: 'say', example: 'new mail: hello@wren.example' },
  { when: 'new? PART is? PROPER', verb: 'say', bonus: -0.3, example: 'tagline Roasted daily' },
  { when: 'exchange PARTS is it? is? NEW', verb: 'say', bonus: -0.3, example: "correct the name: it's Wren" },
  { when: 'set PARTS says NEW', verb: 'say', manner: 'said', bonus: -0.5, example: "let the title read 'Swing Night'" },
  { when: 'set|exchange PARTS QUOTE', verb: 'say', bonus: 0.5, example: "use the title 'Swing Night'" },
  { when: 'set|says QUOTE as|on PARTS', verb: 'say', bonus: 0.3, example: "use 'Get in' on the button" },
  { when: 'set FACT|PLAIN as PARTS', verb: 'say', example: 'use Slow coffee as the tagline' },
  { when: 'set QUOTE', verb: 'say', manner: 'said', bonus: -0.6, example: "try 'Wren & Co'" },
  { when: 'exchange? typo? OLD arrow NEW', verb: 'say', example: 'Jazz Night → Blues Night' },
  { when: 'exchange typo? OLD to NEW', verb: 'say', bonus: -0.4, example: 'fix the typo: Harbor to Harbour' },
  { when: 'exchange typo? mentions OLD to NEW', verb: 'say', bonus: -0.4, example: 'replace every mention of Finch with Wren' },
  { when: 'set|add|says NEW whereSays OLD', verb: 'say', bonus: -0.5, example: 'write Wren where it says Finch' },
  { when: 'instead OLD and? set|add|says|should|has NEW', verb: 'say', bonus: -0.5, example: 'instead of tea say coffee' },
  { when: 'set|add|says|should says? NEW instead OLD', verb: 'say', bonus: -0.5, example: "say 'Wren' instead of 'Finch'" },
  { when: 'OLD wrong and? it? is|should|says in? COPY', verb: 'say', bonus: -0.5, example: 'Harbor is wrong, it must be Harbour' },
  { when: 'exchange? PARTS? is? typo and? it? is? NEW', verb: 'say', bonus: -0.4, manner: 'spelling', example: "it's spelled Harbour" },
  { when: 'exchange|spellOut ampersand', verb: 'say', words: 'and', example: 'spell out the ampersand' },
  { when: 'exchange ampersand to NEW', verb: 'say', words: '', example: "change the ampersand to 'and'" },
  { when: 'call it to|as? NEW', verb: 'say', manner: 'name', bonus: 0.1, example: 'rename it to Finch House' },
  { when: 'call PARTS to|as? NEW', verb: 'say', manner: 'name', bonus: -0.3, example: 'call it Finch House' },
  { when: 'PARTS is? called NEW now?', verb: 'say', manner: 'name', bonus: -0.3, example: 'the studio is called Kiln Yard' },
  { when: 'event is? called NEW now?', verb: 'say', manner: 'name', bonus: -0.8, example: 'we are called Wren now' },
  { when: 'one is? called NEW now?', verb: 'say', part: 'person', bonus: -0.3, example: 'she is called Ada Nowak now' },
  { when: 'family is|to? NEW', verb: 'say', part: 'person', manner: 'family', example: 'her surname is Parker' },
  { when: 'UNKNOWN? family is NEW and? not OLD', verb: 'say', bonus: 0.3, example: "Jane's surname is Reid not Reed" },
  { when: 'given is|to? NEW', verb: 'say', part: 'person', manner: 'given', example: 'her first name is Anna' },
  { when: 'one is? JOB', verb: 'say', part: 'job title', manner: 'job', bonus: -0.3, example: 'she is a master roaster' },
  { when: 'one? is? ANEW', verb: 'say', manner: 'news', example: 'Read more, worry less' },
  { when: 'OLD becomes NEW now?', verb: 'say', manner: 'news', bonus: -0.5, example: 'Lyon is now Paris' },
  { when: 'OLD is NEW now', verb: 'say', manner: 'news', bonus: -0.5, example: 'the trio is a quartet now' },
  { when: 'LEAD is|becomes PROPER', verb: 'say', bonus: -0.3, example: 'the director is Amira Haddad' },
  { when: 'event? where? in WHERE now?', verb: 'say', part: 'place', manner: 'where', bonus: -0.4, example: 'we moved to the Old Mill' },
  { when: 'add|wants new? WORDING says|saying|is? QUOTE PLACE?', verb: 'add', bonus: 0.6, example: "add a line 'Free entry'" },
  { when: 'add|wants new? WORDING says|saying|is? QUOTE INTO', verb: 'add', bonus: 0.6, example: "add a line 'Free entry' to the footer" },
  { when: 'add|wants new? WORDING PLACE|INTO? saying REST', verb: 'add', bonus: -0.05, example: 'add a line at the bottom: Dogs welcome' },
  { when: 'add new? WORDING saying? COPY PLACE|INTO?', verb: 'add', bonus: -0.4, example: 'add phone 555 0199' },
  { when: 'wants new? WORDING FACT PLACE|INTO?', verb: 'add', bonus: -0.4, example: 'we need the price £12 under the date' },
  { when: 'add QUOTE PLACE|INTO?', verb: 'add', example: "add 'Since 1998'" },
  { when: 'wants|set|says|move QUOTE PLACE', verb: 'add', example: "put 'Sold out' in the lower right corner" },
  { when: 'wants|set|says|move QUOTE INTO', verb: 'add', example: "put 'Sold out' on the poster" },
  { when: 'QUOTE PLACE?', verb: 'add', follows: true, bonus: -1, example: "and 'Tea included'" },
  { when: 'add FACT PLACE|INTO?', verb: 'add', bonus: -0.5, example: 'add Free entry' },
  { when: 'add PLAIN PLACE', verb: 'add', bonus: -0.6, example: 'add studio after the name' },
  { when: 'add PLAIN to|on list', verb: 'add', bonus: -0.2, role: 'list-item', example: 'add rock to the list' },
  { when: 'add|wants CONTACT SORT PLACE|INTO?', verb: 'add', bonus: 0.3, example: 'add a #supperclub hashtag at the bottom' },
  { when: 'call whom NEW', verb: 'say', part: 'person', bonus: -0.2, example: 'call him Ada Nowak' },
  { when: 'TOLD? CONTACT TOLD?', verb: 'add', replaces: true, example: 'the mobile number is now 555 0777' },
  { when: 'NEW and? add it PLACE|INTO?', verb: 'add', bonus: 0.5, example: 'doors at 7 pm – add that below the time' },
  { when: 'add LABELLED', verb: 'add', bonus: -1, example: 'add conductor: Anna Weiss' },
  { when: 'add new? WORDING PLACE|INTO?', verb: 'ask', bonus: -0.5, example: 'add a phone number' },
  { when: 'add SIGN to|on|in? PARTS?', verb: 'sign', example: 'add an exclamation mark to the headline' },
  { when: 'remove|without SIGN to|on|in? PARTS?', verb: 'sign', gone: true, example: 'no exclamation mark' },
  { when: 'TOLD? AMOUNT TOLD?', verb: 'value', example: 'gates open at half past six' },
  { when: 'TOLD? AMOUNT TOLD? and? not OLDAMOUNT TOLD?', verb: 'value', example: "it's on the 19th, not the 12th" },
  { when: 'TOLD? not OLDAMOUNT and? but? TOLD? AMOUNT TOLD?', verb: 'value', example: 'not Thursday but Friday' },
  { when: 'TOLD? AMOUNT TOLD? instead OLDAMOUNT', verb: 'value', example: '20% instead of 15%' },
  { when: 'exchange? OLDAMOUNT to AMOUNT', verb: 'value', example: 'change 8 pm to 7 pm' },
  { when: 'TOLD AMOUNT TOLD? LOOSE', verb: 'value', bonus: -0.6, example: 'tickets are now €40 for members only' },
  { when: 'TOLD? AMOUNT TOLD? AMOUNT TOLD?', verb: 'value', example: 'we start on Saturday 13 June at 9 pm' },
  { when: 'TOLD? OLDAMOUNT until AMOUNT TOLD?', verb: 'span', bonus: 0.8, example: 'open from 10 to 4' },
  { when: 'OLDAMOUNT wrong and? TOLD? AMOUNT', verb: 'value', example: 'eight is too late, half past seven' },
  { when: 'OLDAMOUNT should TOLD? AMOUNT', verb: 'value', example: 'ten classes should be twelve classes' },
  { when: 'move|set? PARTS should? stand|align? PLACE', verb: 'place', example: 'move the logo to the top right' },
  { when: 'move|set? PARTS align? PLACE align', verb: 'place', aligned: true, example: 'the details right-aligned' },
  { when: 'PLACE align? PARTS PLACE?', verb: 'place', example: 'center the title under the name' },
  { when: 'align PARTS PLACE', verb: 'place', aligned: true, bonus: 0.1, example: 'align all text left' },
  { when: 'move|set|align? PLACE', verb: 'place', bonus: -0.5, example: 'a bit higher' },
  { when: 'state? PARTS stand|state? MISPLACED', verb: 'place', example: 'the title hangs too low' },
  { when: 'set|add? GAP PARTS', verb: 'place', bonus: -0.6, example: 'more space between the icon and the name' },
  { when: 'move|set? PARTS should? stand? first and? and? PARTS', verb: 'order', example: 'email first, then phone' },
  { when: 'swap PARTS around?', verb: 'swap', example: 'swap the date and the place' },
  { when: 'swap|mirror sides around?', verb: 'sides', example: 'swap sides' },
  { when: 'mirror PARTS around? otherWay?', verb: 'turn', turn: 'flip', example: 'flip the bird' },
  { when: 'set? PARTS should? otherWay', verb: 'turn', turn: 'flip', example: 'the bird should look the other way' },
  { when: 'mirror PARTS upsideDown', verb: 'turn', turn: 'flip down', bonus: 0.2, example: 'flip the moon vertically' },
  { when: 'tilt PARTS ANGLE?', verb: 'turn', example: 'tilt the title 5 degrees' },
  { when: 'turn? PARTS should? stand? tilt|turn? ANGLE', verb: 'turn', example: 'turn the icon upside down' },
  { when: 'turn? PARTS should? stand? tilt', verb: 'turn', example: 'the price should be tilted' },
  { when: 'straighten PARTS', verb: 'turn', turn: 'straight', example: 'straighten the title' },
  { when: 'set? PARTS should? straighten', verb: 'turn', turn: 'straight', example: 'make the title straight' },
  { when: 'move|set? SECTION should? stand? PLACE', verb: 'place', bonus: 0.1, example: 'put the FAQ last' },
  { when: 'move|set? SECTION should? stand? first and? and? SECTION', verb: 'order', bonus: 0.1, example: 'first the prices, then the FAQ' },
  { when: 'swap SECTION around?', verb: 'swap', bonus: 0.1, example: 'swap the gallery and the about section' },
  { when: 'remove SECTION', verb: 'remove', bonus: 0.1, example: 'remove the prices section' },
  { when: 'remove everything? between SECTION', verb: 'remove', between: true, example: 'remove everything between the features and the footer' },
  { when: 'set? PARTS should? has? in|with? COLUMNS instead? NUMBER?', verb: 'grid', bonus: 1, example: 'show the services in three columns' },
  { when: 'add|has|wants|set|should? BUTTON EACH', verb: 'each', bonus: 0.4, example: 'add a call button to every card' },
  { when: 'EACH should? has|wants|needs|add BUTTON', verb: 'each', bonus: 0.4, example: 'each one should have a call button' },
  { when: 'SECTION? add|has|wants|should COLUMN to|in? SECTION?', verb: 'each', column: true, bonus: 0.5, example: 'add a column Status' },
  { when: 'set? COLUMNS about? PARTS', verb: 'grid', bonus: 0.2, example: 'two columns for the services' },
  { when: 'set|add|shows|has? COLUMNS instead? NUMBER? columns?', verb: 'grid', bonus: 0.2, example: 'four products in a row' },
  { when: 'add|create|should KIND about|with COUNTED PLACE?', verb: 'add section', bonus: 1, example: 'add a FAQ with five questions' },
  { when: 'add|create|move KIND INTO', verb: 'add section', bonus: 0.3, example: 'add a map to the contact section' },
  { when: 'set|has? sameGround about? everySection', verb: 'same ground', bonus: 1, example: 'use the same background for all sections' },
  { when: 'everySection should? set? has? sameGround', verb: 'same ground', bonus: 1, example: 'all sections on one background' },
  { when: 'add|create|should? KIND PLACE?', verb: 'add section', bonus: 0.4, example: 'add a FAQ above the footer' },
  { when: 'add|create|should KIND about|with NAME PLACE?', verb: 'add section', example: 'add a section with prices' },
  { when: 'add|create|should KIND about|with TOPIC PLACE?', verb: 'add section', example: 'add a section about our oven' },
  { when: 'add|create|should KIND about|with TOPIC saying REST', verb: 'add section', example: 'add a section with our hours: Mon to Fri 8 to 6' },
  { when: 'add|create|should NAME saying REST', verb: 'add section', example: 'add prices: Drop-in €15, monthly €90' },
  { when: 'add|create|should KIND with REST', verb: 'add section', example: 'add a team section with Ida Arden, founder' },
  { when: 'add|create|should KIND HEADING PLACE?', verb: 'add section', example: "add a section 'Our story'" },
  { when: 'add|create|should KIND HEADING saying|with|by? REST', verb: 'add section', example: "a section 'Our story' saying 'Since 1998'" },
  { when: 'set|shows|move KIND PLACE', verb: 'add section', bonus: -0.3, example: 'put a search bar at the top' },
  { when: 'add|create|should COUNTED PLACE?', verb: 'add section', example: 'add three testimonials' },
  { when: 'set|add|shows|take? KIND instead SECTION', verb: 'add section', bonus: 0.3, example: 'show a table instead of the chart' },
  { when: 'set|add|shows|take? KIND about|with TOPIC instead SECTION', verb: 'add section', bonus: 0.3, example: 'a table of orders instead of the chart' },
  { when: 'replace SECTION to KIND', verb: 'add section', bonus: 0.3, example: 'replace the chart with a table' },
  { when: 'replace SECTION to KIND about|with TOPIC', verb: 'add section', bonus: 0.2, example: 'replace the chart with a table of orders' },
  { when: 'add|create|should TOPIC KIND PLACE?', verb: 'add section', example: 'add a sourdough section' },
  { when: 'add|create|should ITEM HEADING saying|with? REST?', verb: 'add item', example: "add a question 'Is it safe?' saying 'Yes.'" },
  { when: 'new ITEM saying REST', verb: 'add item', bonus: 0.3, example: 'new dish: Flat white, £3.40' },
  { when: 'SECTION saying? add QUOTE', verb: 'add item', bonus: 0.4, example: 'services: add "Drain cleaning"' },
  { when: 'add|create create? ITEM saying REST', verb: 'add item', example: 'add a dish: Flat white, £3.40' },
  { when: 'lock PARTS', verb: 'lock', example: 'lock the logo and the date' },
  { when: 'unlock PARTS', verb: 'unlock', example: 'unlock the headline' },
  { when: 'duplicate SECTION', verb: 'duplicate', bonus: 0.1, example: 'duplicate the services section' },
  { when: 'duplicate PARTS', verb: 'duplicate', example: 'duplicate the button' },
  { when: 'set|exchange|shows|offer? otherOne layout but?', verb: 'anew', anew: 'layout', bonus: 0.2, example: 'another layout' },
  { when: 'rearrange', verb: 'anew', anew: 'layout', bonus: 0.2, example: 'rearrange everything' },
  { when: 'set|exchange layout', verb: 'anew', anew: 'layout', example: 'change the layout' },
  { when: 'offer|set? likeThis', verb: 'anew', anew: 'layout', bonus: 0.2, example: 'more like this' },
  { when: 'offer|set? otherwise', verb: 'anew', anew: 'design', example: 'try something different' },
  { when: 'set|offer|take? layout of|laidLike|as SIBLING', verb: 'anew', anew: 'like', bonus: 0.5, example: 'use the layout of the second one' },
  { when: 'set|offer|resize|rearrange|layIt whole? out? laidLike|as SIBLING', verb: 'anew', anew: 'like', bonus: 0.5, example: 'lay it out like the second one' },
  { when: 'prefer|laidLike SIBLING', verb: 'anew', anew: 'like', bonus: 0.1, example: 'like number 2' },
  { when: 'set|shows|offer|exchange? whole|DESIGN? should|state|impression? moreSoft? TONES impression? but?', verb: 'anew', anew: 'tone', bonus: -0.1, example: 'make it more playful' },
  { when: 'set|shows|offer|exchange? whole|DESIGN? should|state|impression? lessSoft TONES impression?', verb: 'anew', anew: 'tone', less: true, bonus: 0.1, example: 'a bit less formal' },
  { when: 'audience? whole|DESIGN? state|impression? lessSoft|degree? DULL PARTS?', verb: 'anew', anew: 'tone', bonus: 0.2, example: 'it looks boring' },
  { when: 'keeping theColours|theType|theWords and? theColours|theType|theWords?', verb: 'keep', bonus: 0.2, example: 'same colours and words' },
  { when: 'set|exchange|resize|needs whole|DESIGN? should? FORMAT|KINDS', verb: 'format', bonus: 0.5, example: 'make it A5' },
  { when: 'needs|resize FORMAT', verb: 'format', bonus: 0.1, example: 'try landscape' },
  { when: 'whole|DESIGN should|is FORMAT|KINDS', verb: 'format', bonus: 0.3, example: 'it should be A3 landscape' },
  { when: 'FORMAT', verb: 'format', sole: true, bonus: 0.1, example: 'square format' },
  { when: 'exchange DRAWN to|instead THING', verb: 'picture', how: 'exchange', bonus: 0.3, example: 'swap the loaf for a croissant' },
  { when: 'exchange DRAWN to SOMETHING', verb: 'picture', how: 'exchange', bonus: 0.2, example: 'replace the icon by a gizmo' },
  { when: 'set|add|says|wants|take|should|has|shows THING instead DRAWN', verb: 'picture', how: 'exchange', bonus: 0.3, example: 'take a trumpet instead of the saxophone' },
  { when: 'THING instead DRAWN', verb: 'picture', how: 'exchange', bonus: 0.3, example: 'a unicorn instead of the fox' },
  { when: 'set|add|shows THING and? not DRAWN', verb: 'picture', how: 'exchange', bonus: 0.3, example: 'show a kettlebell, not a dumbbell' },
  { when: 'THING and? not DRAWN', verb: 'picture', how: 'exchange', bonus: 0.3, example: 'kettlebell, not dumbbell' },
  { when: 'DRAWN should|is|becomes|says|to|shows? shows? THING but?', verb: 'picture', how: 'exchange', bonus: 0.2, example: 'the icon should be a star' },
  { when: 'set|shows|wants THING servesAs DRAWN', verb: 'picture', how: 'exchange', bonus: 0.2, example: 'use a star as the icon' },
  { when: 'set|shows|wants THING but', verb: 'picture', how: 'show', example: 'use a cup instead' },
  { when: 'makes DRAWN THING but?', verb: 'picture', how: 'exchange', example: 'make the icon a star' },
  { when: 'shows|set|wants THING', verb: 'picture', how: 'show', bonus: -0.6, example: 'try a bird' },
  { when: 'shows|set|wants|add|move THING PLACE|ONTO', verb: 'picture', how: 'add', bonus: -0.2, example: 'give me a tooth on it' },
  { when: 'add THING', verb: 'picture', how: 'add', bonus: -0.3, example: 'add a tractor' },
  { when: 'shows|wants also THING PLACE|ONTO?', verb: 'picture', how: 'add', bonus: -0.2, example: 'show a dog, too' },
  { when: 'THING PLACE|ONTO? nice also?', verb: 'picture', how: 'add', bonus: -0.2, example: 'a cow would be nice' },
  { when: 'THING PLACE|ONTO', verb: 'picture', how: 'add', bonus: -0.8, example: 'a moon in the top left corner' },
  { when: 'perhaps THING', verb: 'picture', how: 'show', bonus: -0.4, example: 'maybe a vase' },
  { when: 'THING also?', verb: 'picture', how: 'show', sole: true, bonus: -0.4, example: 'a cupcake' },
  { when: 'add|wants|shows drawing PLACE|ONTO?', verb: 'picture', how: 'add', bonus: -0.1, example: 'add an icon' },
  { when: 'set|exchange|shows|wants? otherOne drawing|DRAWN but?', verb: 'picture', how: 'other', bonus: 0.1, example: 'another icon' },
  { when: 'set|add|wants|shows? more THING|DRAWN PLACE|ONTO?', verb: 'picture', how: 'more', bonus: 0.2, example: 'more balloons' },
  { when: 'set? DRAWN MANNER', verb: 'picture', how: 'manner', bonus: -0.1, example: 'draw the icon as an outline' },
  { when: 'set? MANNER drawing', verb: 'picture', how: 'manner', bonus: 0.1, example: 'an outline icon' },
  { when: 'set? MANNER drawing instead MANNER', verb: 'picture', how: 'manner', example: 'an outline icon instead of filled' },
  { when: 'set MANNER', verb: 'picture', how: 'manner', bonus: -0.4, example: 'make it duotone' },
  { when: 'DRAWN should? wears THING', verb: 'picture', how: 'wear', example: 'the fox should wear a hat' },
  { when: 'state? tooMany drawing|DRAWN and? keep? only? justOne', verb: 'picture', how: 'one', bonus: 0.3, example: 'too many pictures, keep only one' },
  { when: 'only THING and? without|not DRAWN|THING', verb: 'picture', how: 'show', bonus: 1, example: 'only the sun, no cloud' },
  { when: 'only THING', verb: 'picture', how: 'show', bonus: -0.3, example: 'only the sun' },
  { when: 'PARTS also', verb: 'likewise', sole: true, bonus: 0.2, example: 'the otter as well' },
  { when: 'also? PARTS also?', verb: 'likewise', bonus: -2, example: 'and the date too' },
  { when: 'HUE fine but LOOKS', verb: 'look', example: 'turquoise is nice, but a darker one' },
  { when: 'PARTS fine', verb: 'keep', example: 'the violin is fine, but smaller' },
  { when: 'is? PROPER and? not OLD', verb: 'say', bonus: -1, example: 'we are in Limerick, not Galway' },
  { when: 'FOOT should|wants|has REST', verb: 'add', apart: true, bonus: -1.2, example: 'the footer needs imprint, privacy, terms' },
  { when: 'add STATEMENT', verb: 'add', example: 'add doors open 8:30 pm' },
  { when: 'says QUOTE', verb: 'say', manner: 'said', bonus: -0.5, example: 'I would say "Read more, worry less"' },
  { when: 'mention NEW', verb: 'add', example: 'mention that kids are welcome' },
  { when: 'also? same PARTS also?', verb: 'likewise', bonus: -0.5, example: 'now the same for the price' },
  { when: 'PARTS same', verb: 'likewise', bonus: -0.5, example: 'and the tagline the same' },
  { when: 'tooMuch', verb: 'again', by: -0.5, example: 'that was too much' },
  { when: 'moreSo', verb: 'again', by: 0.6, example: 'even more' },
  { when: 'stop? undo asBefore?', verb: 'back', example: 'actually no, don’t' },
  { when: 'stop? set|prefer? asBefore', verb: 'back', example: 'it was better before' },
  { when: 'stop? undo to? STATE', verb: 'back', bonus: 0.2, example: 'go back to the very first version' },
  { when: 'prefer? VERSION better?|fine?', verb: 'back', example: 'I liked the previous version better' },
  { when: 'set? it|whole? laidLike VERSION', verb: 'back', bonus: 0.6, example: 'like version 1' },
  { when: 'prefer STATE better', verb: 'back', bonus: 0.2, example: 'I liked the previous one better' },
  { when: 'STATE better', verb: 'back', bonus: 0.1, example: 'the old one was better' },
  { when: 'undo PARTS', verb: 'back', bonus: -0.5, example: 'undo the title' },
  { when: 'bring|undo|prefer|move PARTS back asBefore?', verb: 'back', bonus: 0.2, example: 'bring them back' },
  { when: 'PARTS back', verb: 'back', bonus: -0.6, example: 'I want it back' },
  { when: 'bring|undo|prefer? older PARTS back?', verb: 'back', bonus: 0.1, example: 'the old headline back' },
  { when: 'older PARTS better', verb: 'back', bonus: 0.2, example: 'the previous font was better' },
  { when: 'set|prefer? PARTS should? asBefore', verb: 'back', bonus: 0.2, example: 'the title as it was before' },
  { when: 'but? not PARTS', verb: 'back', sole: true, bonus: -1, example: 'not the email though' },
  { when: 'redo', verb: 'back', redo: true, sole: true, bonus: 0.5, example: 'redo' },
  { when: 'keep PARTS unchanged?', verb: 'keep', example: 'keep the title as it is' },
  { when: 'keep PARTS LOOKS', verb: 'keep', bonus: -0.2, example: 'leave the date green' },
  { when: 'keep HUE unchanged?', verb: 'keep', example: 'but keep the red' },
  { when: 'set? new PARTS', verb: 'keep', follows: true, example: 'with the new date' },
]
