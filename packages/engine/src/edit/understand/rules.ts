/**
 * How wishes are said: rows of a pattern and what it comes to. Small letters are senses of `lexicon/wishes.ts`, capitals are what
 * the chart puts together: PARTS (names of parts, joined), SECTION (sections of a page), LOOKS (looks, joined), COMPLAINT,
 * CRAMPED (a complaint of the room), PLACE, MISPLACED, GAP, ANGLE (`places.ts`), NEW and OLD (words that are set or
 * stand there), QUOTE, VALUE, AMOUNT (dates, times, amounts), TOLD (what tells of them), STATEMENT (both). '?' stands behind what may be missing; words that say nothing are passed over.
 */
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
    | 'add section'
    | 'add item'
    | 'again'
    | 'add'
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
  example: string
}

export const RULES: readonly Rule[] = [
  { when: 'set? PARTS should? set? LOOKS', verb: 'look', example: 'make the title bigger' },
  { when: 'colour PARTS should set? LOOKS', verb: 'look', example: 'the red circle should be teal' },
  { when: 'PARTS should? has LOOKS ground', verb: 'look', example: 'the footer should have a navy background' },
  { when: 'set? LOOKS PARTS LOOKS?', verb: 'look', example: 'bigger title' },
  { when: 'PARTS should? with LOOKS', verb: 'look', example: 'cards with rounder corners' },
  { when: 'should? set? LOOKS', verb: 'look', bonus: -0.5, example: 'in bold' },
  { when: 'state? PARTS state? COMPLAINT', verb: 'look', example: 'the price gets lost' },
  { when: 'state? CRAMPED', verb: 'look', bonus: 0.1, example: 'too cramped' },
  { when: 'COMPLAINT PARTS', verb: 'look', bonus: -0.5, example: "can't read the date" },
  { when: 'remove PARTS', verb: 'remove', example: 'remove the price' },
  { when: 'PARTS gone', verb: 'remove', example: 'the tagline can go' },
  { when: 'PARTS? is not OLD gone', verb: 'remove', line: true, example: 'she is not a roaster any more' },
  { when: 'without PARTS', verb: 'remove', example: 'no icon' },
  { when: 'exchange OLD to NEW', verb: 'say', bonus: -0.5, example: 'change Trio to Quartet' },
  { when: 'NEW instead OLD', verb: 'say', bonus: -0.5, example: 'Sunday 7 March instead of Saturday 6 March' },
  { when: 'PARTS says NEW', verb: 'say', bonus: -0.5, example: 'the headline should say Late Jazz' },
  { when: 'PARTS is VALUE', verb: 'say', example: 'the price is €20' },
  { when: 'PARTS is PROPER', verb: 'say', bonus: -0.5, example: 'the studio is Kiln Yard' },
  { when: 'PARTS is QUOTE', verb: 'say', example: 'our slogan is "Ride on"' },
  { when: 'PARTS says NEW instead OLD', verb: 'say', example: 'it should say Swing Night instead of Jazz Night' },
  { when: 'PARTS is VALUE and? not OLD', verb: 'say', example: 'the time should be 9 pm, not 8 pm' },
  { when: 'PARTS is NEW and? not OLD', verb: 'say', example: 'the venue is Kiln Barn, not Kiln House' },
  { when: 'remove OLD and? add|set NEW but', verb: 'say', example: 'remove the time and write "doors at 7" instead' },
  { when: 'PARTS is? exchange to NEW', verb: 'say', example: 'third feature: rename to "Late nights"' },
  { when: 'set PARTS shorter and? NEW', verb: 'say', example: 'make the headline shorter, just "Jazz"' },
  { when: 'PARTS is shorter and? NEW', verb: 'say', example: 'the headline is too long, just "Bread"' },
  { when: 'exchange? PARTS to? QUOTE LOOKS', verb: 'say', bonus: 1, example: 'headline "Two for one" in italics' },
  { when: 'exchange? PARTS to? QUOTE', verb: 'say', bonus: 1, example: 'headline "Read slowly"' },
  { when: 'exchange? PARTS VALUE', verb: 'say', example: 'price £48' },
  { when: 'TOLD? AMOUNT TOLD?', verb: 'value', example: 'gates open at half past six' },
  { when: 'TOLD? AMOUNT TOLD? and? not OLDAMOUNT TOLD?', verb: 'value', example: "it's on the 19th, not the 12th" },
  { when: 'TOLD? not OLDAMOUNT and? but? TOLD? AMOUNT TOLD?', verb: 'value', example: 'not Thursday but Friday' },
  { when: 'TOLD? AMOUNT TOLD? instead OLDAMOUNT', verb: 'value', example: '20% instead of 15%' },
  { when: 'exchange? OLDAMOUNT to AMOUNT', verb: 'value', example: 'change 8 pm to 7 pm' },
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
  {
    when: 'move|set? SECTION should? stand? first and? and? SECTION',
    verb: 'order',
    bonus: 0.1,
    example: 'first the prices, then the FAQ',
  },
  { when: 'swap SECTION around?', verb: 'swap', bonus: 0.1, example: 'swap the gallery and the about section' },
  { when: 'remove SECTION', verb: 'remove', bonus: 0.1, example: 'remove the prices section' },
  {
    when: 'remove everything? between SECTION',
    verb: 'remove',
    between: true,
    example: 'remove everything between the features and the footer',
  },
  { when: 'add|create|should? KIND PLACE?', verb: 'add section', example: 'add a FAQ above the footer' },
  { when: 'add|create|should KIND about|with NAME PLACE?', verb: 'add section', example: 'add a section with prices' },
  {
    when: 'add|create|should KIND about|with TOPIC PLACE?',
    verb: 'add section',
    example: 'add a section about our oven',
  },
  {
    when: 'add|create|should KIND about|with TOPIC saying COPY',
    verb: 'add section',
    example: 'add a section with our hours: Mon to Fri 8 to 6',
  },
  {
    when: 'add|create|should NAME saying COPY',
    verb: 'add section',
    example: 'add prices: Drop-in €15, monthly €90',
  },
  {
    when: 'add|create|should KIND with COPY',
    verb: 'add section',
    example: 'add a team section with Ida Arden, founder',
  },
  { when: 'add|create|should KIND HEADING PLACE?', verb: 'add section', example: "add a section 'Our story'" },
  {
    when: 'add|create|should KIND HEADING saying|with|by? COPY',
    verb: 'add section',
    example: "a section 'Our story' saying 'Since 1998'",
  },
  { when: 'add|create|should TOPIC KIND PLACE?', verb: 'add section', example: 'add a sourdough section' },
  {
    when: 'add|create|should ITEM HEADING saying|with? COPY?',
    verb: 'add item',
    example: "add a question 'Is it safe?' saying 'Yes.'",
  },
  { when: 'add|create create? ITEM saying COPY', verb: 'add item', example: 'add a dish: Flat white, £3.40' },
  { when: 'duplicate SECTION', verb: 'duplicate', bonus: 0.1, example: 'duplicate the services section' },
  { when: 'duplicate PARTS', verb: 'duplicate', example: 'duplicate the button' },
  { when: 'also? PARTS also?', verb: 'likewise', bonus: -2, example: 'and the date too' },
  { when: 'PARTS fine', verb: 'keep', example: 'the violin is fine, but smaller' },
  { when: 'is? PROPER and? not OLD', verb: 'say', bonus: -1, example: 'we are in Limerick, not Galway' },
  { when: 'add STATEMENT', verb: 'add', example: 'add doors open 8:30 pm' },
  { when: 'says QUOTE', verb: 'say', bonus: -0.5, example: 'I would say "Read more, worry less"' },
  { when: 'mention NEW', verb: 'add', example: 'mention that kids are welcome' },
  { when: 'also? same PARTS also?', verb: 'likewise', bonus: -0.5, example: 'now the same for the price' },
  { when: 'PARTS same', verb: 'likewise', bonus: -0.5, example: 'and the tagline the same' },
  { when: 'tooMuch', verb: 'again', by: -0.5, example: 'that was too much' },
  { when: 'moreSo', verb: 'again', by: 0.6, example: 'even more' },
  { when: 'undo', verb: 'back', example: 'actually no, don’t' },
  { when: 'bring PARTS back', verb: 'back', example: 'bring them back' },
  { when: 'keep PARTS unchanged?', verb: 'keep', example: 'keep the title as it is' },
]
