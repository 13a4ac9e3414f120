/** What a prompt may say in so many words that a design asks of it, by a name. Where none of it is said the design decides. */
export const SAYINGS = {
  // When a scene is, and what falls or flies in it.
  night: /\b(?:night|midnight|moon|moonlit|stars?|starry|evening|nocturnal|dark sky|late[- ]night)\b/i,
  dusk: /\b(?:sunset|sunrise|dusk|dawn|twilight|golden hour|rising sun|setting sun)\b/i,
  confetti: /\b(?:confetti|birthday|carnival|new year|anniversary|celebrat\w+|graduation|congratulations?|party)\b/i,
  snow: /\b(?:snow\w*|winter|christmas|xmas|ski\w*|icy)\b/i,
  leaves: /\b(?:autumn|fallen leaves|thanksgiving|harvest festival)\b/i,
  petals: /\b(?:blossoms?|petals?|wedding|valentine\w*|mother.s day|spring (?:fair|festival|flowers?|garden))\b/i,
  rain: /\b(?:rain\w*|monsoon)\b/i,
  // People.
  darkSkin:
    /\bafrican|\bafro|\bblack (?:man|woman|men|women|girl|boy|people|family|couple|history)|\bjuneteenth|\bkwanzaa/i,
  // Calls and prices that are set in words: nothing to be seen.
  bookNow: /\bbook (?:now|today|online|early|here|a|an|your|our|in advance)\b/i,
  ticketPrice: /\btickets?\b:?\s*(?:(?:are|from|at|for|only|just)\s+)*(?:[$€£]|free\b|online\b|available\b|on sale\b)/i,
  // How marks and icons are drawn.
  gradient: /\bgradients?\b/i,
  mascot: /\bmascots?\b/i,
  tough:
    /\b(?:fierce|aggressive|angry|tough|strong|bold|mean|sports?|esports?|team|club|league|hockey|football|rugby|gaming|gym|fight)\b/i,
  gentle:
    /\b(?:cute|friendly|kids?|child(?:ren)?|toddlers?|baby|nursery|kindergarten|cheerful|happy|gentle|kawaii|smiling|youth)\b/i,
  team: /\b(?:sports?|esports?|team|club|league|hockey|football|basketball|baseball|rugby|gaming|clan|racing)\b/i,
  oneLine: /\b(?:one|single|continuous)[- ]line\b|\bline (?:art|drawing)\b/i,
  softly:
    /\b(?:elegant|minimal|minimalist|calm|delicate|feminine|fine|simple|organic|yoga|spa|wellness|beauty|studio)\b/i,
  thin: /\bthin|\bfine|\blight\b/i,
  // What designers call the sorts of logos.
  wordmark: /\b(?:word-?marks?|logotypes?|typographic|typography|text[- ]only|type[- ]only|lettering)\b/i,
  lettermark: /\b(?:monograms?|initials?|letter-?marks?|letter mark|letterform|the letters?)\b/i,
  emblem: /\b(?:badges?|emblems?|seals?|crests?|stamps?|patch|roundel|coat of arms)\b/i,
  abstract: /\b(?:abstract|geometric (?:mark|symbol|shape|logo))\b/i,
  pictorial: /\b(?:mascot|pictorial|icon of|symbol of|silhouettes?|negative space)\b/i,
  // The manners of icons.
  line: /\b(?:line|lines|lined|outlined?|outlines|line[- ]art|strokes?|linear|monoline|thin)\b/i,
  solid: /\b(?:solid|filled|silhouette|monochrome|one[- ]colou?r)\b/i,
  flat: /\b(?:flat|squircle|rounded square)\b/i,
  duotone: /\b(?:duotone|two[- ]tone|two[- ]colou?r)\b/i,
  letter: /\b(?:letters?|initials?|monogram|lettermark)\b/i,
  isometric: /\b(?:isometric|3d|three[- ]dimensional)\b/i,
  layered: /\b(?:layered|overlapping|layers|paper[- ]cut)\b/i,
  longShadow: /\blong shadow\b/i,
  notification: /\b(?:badge|notification|with a (?:check|plus|dot))\b/i,
  round: /\b(?:circular|round|circle|avatar)\b/i,
  // Printed pieces, by how the prompt begins.
  couple: /^[\s\S]{0,70}?(?:wedding|save the date|engagement|anniversary|bride|married)/i,
  pass: /^[\s\S]{0,54}?(?:boarding|flight|train|bus)/i,
  raffle: /raffle/i,
  // Sites: what they are for, and what is on them.
  openingHours: /\b(?:opening|open(?:ing)? (?:hours|times)|hours)\b/i,
  photographer: /photo|video|film/i,
  moving: /\bmov(?:ing|ers?|e)\b|removal/i,
  enquiry: /\bquotes?\b|enquir|inquir|request|contact form|register|registration|call[- ]?outs?|appointment/i,
  /** A mind map and a road map show no place. */
  map: /(?<!\b(?:mind|site|road|heat|concept|story|bit)[\s-]?)\bmap(?:s|ping|ped)?\b/i,
  near: /\b(?:near(?:by|est)?|close to|neighbou?rhoods?|locations?|addresses|cit(?:y|ies)|towns?|districts?|regions?|countr(?:y|ies)|areas?)\b/i,
  sport: /\b(?:base ?ball|softball|football|soccer|basketball|hockey|cricket|rugby|volleyball|handball)\b/i,
  diamond: /base ?ball|softball|cricket/i,
  boardGame: /\bchess\b|\bcheckers\b|\bboard game/i,
  airQuality: /air quality|AQI|pollution/i,
  newsletter: /newsletter|mailing list|waitlist/i,
  anonymous: /anonym/i,
  assistant: /chat ?bot|assistant|customer support|live support/i,
  withinAnother: /\bmini[- ]?(?:program|app)s?\b|wechat/i,
} as const satisfies Record<string, RegExp>
export type Saying = keyof typeof SAYINGS
