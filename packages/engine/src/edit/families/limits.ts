/**
 * What cannot be done, and why: the one table of it. A row is true today or it goes; what comes near stands in `offers`, and each
 * of those is carried out.
 */

export interface Limit {
  wish: RegExp
  /** Kinds of design of which it is true; absent: all. */
  of?: 'sheets' | 'sites'
  /** The reason, said to people; '{design}' is what it is called. */
  why: string
  /** Wishes that come near; one with '{title}' needs a headline. */
  offers: readonly string[]
}

const ADDS = '(?:add|include|insert|put|place|use|show|i want|i need|need|want|with|give (?:it|me)|can we have)'

export const LIMITS: readonly Limit[] = [
  {
    wish: /\btranslat(?:e|ion)\b|\b(?:in|into|to) (?:french|german|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|czech|greek|turkish|arabic|hebrew|chinese|japanese|korean|hindi|russian|ukrainian)(?: language)?$/,
    why: 'I cannot translate: that needs a language model, and I only set the words I am given. Tell me the new words, and I will set them.',
    offers: [],
  },
  {
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:photos?|photograph(?:s|y)?|stock (?:image|picture)s?|selfie|headshot|portrait of|(?:picture|image)s? of (?:me|us|my|our|him|her|myself|ourselves|the team))\\b|\\b(?:real|background|hero|stock) (?:photo|image|picture)\\b|\\b(?:photo|image|picture) (?:as|in|for) (?:the |a )?background\\b`,
    ),
    why: 'I have no photos of my own. Attach one to your message and say where in the {design} it should go, or I can draw an icon instead.',
    offers: ['add a camera icon'],
  },
  {
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:form|forms|chat ?bot|shopping cart|check-?out|log-?in|search bar|calendar)\\b`,
    ),
    why: 'I only draw the {design}; forms, carts and logins are up to whoever builds it. I can add a button that leads to one.',
    offers: ['the button should say Book now'],
  },
  {
    wish: /\b(?:animat(?:e|ed|ion|ions)|moving|blink(?:ing)?|gif|video|slideshow|parallax|hover effect|fade in|responsive|make it move)\b/,
    why: 'The {design} is a still picture, without animation or video. Shall I change something in it?',
    offers: [],
  },
  {
    wish: /\b(?:3-?d|three[- ]dimensional|bevel(?:led)?|emboss(?:ed)?|blur(?:red|ry)?)\b/,
    why: 'Shapes are flat here: I cannot emboss, blur or model them. Letters can have a shadow, a glow or an outline. Shall I give the headline one?',
    offers: ['give the headline a shadow', 'give the headline a glow'],
  },
  {
    wish: new RegExp(`\\b${ADDS}\\b[^.;]*\\b(?:google )?maps?\\b(?! (?:icon|pin|marker))`),
    of: 'sheets',
    why: 'I can draw a map on websites only, and it is not a real map of your streets. Here I can set the address in words, with a pin beside it.',
    offers: ['add a map pin icon'],
  },
]
