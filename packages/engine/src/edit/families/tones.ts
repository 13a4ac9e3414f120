/** Manners by the words that people use for them, and which exclude each other. */
import type { Tone } from '../../base/tones.ts'

export const TONE_WORDS: [Tone, RegExp][] = [
  [
    'minimal',
    /\b(?:minimal(?:ist(?:ic)?)?|simpler|simple|cleaner|clean|less (?:busy|cluttered|crowded|complicated|fussy|going on)|too (?:busy|cluttered|crowded|complicated|much going on|fussy)|simplify|flatter|stripped (?:back|down)|pared (?:back|down)|declutter)\b/,
  ],
  [
    'luxury',
    /\b(?:premium|luxur(?:y|ious)|high[- ]end|upscale|upmarket|expensive|exclusive|posh|opulent|classy|classier|fancy|fancier|richer look|prestigious|glamorous|glam|royal|noble|lavish|(?:looks?|feels?|too) (?:cheap|tacky|amateur(?:ish)?|unprofessional|basic|poor))\b/,
  ],
  [
    'elegant',
    /\b(?:elegant|sophisticated|refined|graceful|chic|stylish|romantic|dreamy|solemn|somb(?:re|er)|dignified|reverent|ceremonial|mature|grown[- ]up|artful|artsy|feminine and fine|mysterious|moody|classy look|poetic)\b/,
  ],
  [
    'playful',
    /\b(?:playful|fun|funny|whimsical|quirky|cheerful|lively|joyful|happy|happier|funky|cute|cuter|sweet(?:er)?|cheeky|silly|cartoon(?:ish|y)?|young(?:er)?|youthful|cheer (?:\w+ )*up|festive|summery|tropical|party)\b/,
  ],
  [
    'modern',
    /\b(?:modern|contemporary|up to date|current|trendy|innovative|scandinavian|nordic|fresh|sleek|sleeker|hip|cool and clean|minimal and modern|less (?:old[- ]fashioned|dated)|too (?:old[- ]fashioned|dated))\b/,
  ],
  ['classic', /\b(?:classic(?:al)?|timeless|traditional)\b/],
  [
    'vintage',
    /\b(?:vintage|old[- ]school|nostalgic|antique|(?:an? )?old (?:movie|film|book|poster|photo|newspaper|school|times?)|old[- ]fashioned|hipster|victorian|heritage)\b/,
  ],
  ['retro', /\bretro|seventies|70s|80s|eighties|60s|sixties|90s\b/],
  [
    'corporate',
    /\b(?:professional|corporate|serious|reliable|credible|academic|scientific|official|respectable|business[- ]like|formal|trustworthy|more trust|less (?:playful|childish|silly)|too (?:playful|childish|silly))\b/,
  ],
  [
    'friendly',
    /\b(?:friendl(?:y|ier)|approachable|welcoming|human|casual|informal|laid[- ]back|inviting|warm and friendly|less (?:corporate|formal|serious|stiff)|too (?:corporate|formal|serious|stiff))\b/,
  ],
  [
    'bold',
    /\b(?:more bold|(?:too |less |so |bit |looks? |feels? |it's |is |kind of |rather )*(?:boring|bland|dull|flat|plain|lifeless)(?! colou?rs?)|bold(?:er)? (?:design|look|style|version|statement|layout)|daring|striking|impactful|more impact|edgy|edgier|powerful|punch|exciting|excitement|exciter|eye[- ]?catching|attention[- ]grabbing|energetic|more energy|dynamic|wow|spice (?:it )?up|jazz (?:\w+ )?up|(?:liven|perk|pep) (?:\w+ )*up|livelier|standout|pop|street|urban|aggressive|dramatic|cinematic|sporty|sportier|adventurous|bolder overall|confident|heroic|epic|louder|strong(?:er)? (?:look|statement|impression))\b/,
  ],
  ['calm', /\b(?:calm(?:er)?|serene|quiet(?:er)?|relaxed|peaceful|soothing|gentle|gentler|soft look|tranquil|zen)\b/],
  ['rustic', /\b(?:rustic|country|farmhouse|homely|cosy|cosier|cozy|cozier|outdoorsy)\b/],
  [
    'handmade',
    /\b(?:hand[- ]?made|hand[- ]?crafted|artisan(?:al)?|crafty|hand[- ]?drawn|authentic|boho|bohemian|personal)\b/,
  ],
  [
    'organic',
    /\b(?:organic|natural|earthy|eco(?:-friendly)?|sustainable|green and natural|healthy|wholesome|botanical)\b/,
  ],
  ['futuristic', /\b(?:futuristic|sci-?fi|high[- ]?tech|techy|cyber)\b/],
  ['technical', /\b(?:technical|industrial|engineered)\b/],
  ['geometric', /\bgeometric(?:al)?\b/],
  ['editorial', /\b(?:editorial|magazine(?:-like)?)\b/],
  ['grunge', /\b(?:grung(?:e|y)|gritty|rough|punk|angr(?:y|ier)|fierce(?:r)?|rebellious|wild(?:er)?|anarch\w*)\b/],
  ['feminine', /\b(?:feminine|girly|softer look)\b/],
  ['masculine', /\b(?:masculine|manly|rugged)\b/],
  ['childlike', /\b(?:child(?:like|ish)|kids?|for (?:kids|children)|kid[- ]friendly)\b/],
  ['brutalist', /\bbrutalist|raw\b/],
  ['art-deco', /\bart[- ]deco|gatsby\b/],
  ['bauhaus', /\bbauhaus\b/],
  ['swiss', /\b(?:swiss|international style)\b/],
]

/** Tones that exclude each other: the newest wish wins. */
export const OPPOSITES: Partial<Record<Tone, Tone[]>> = {
  minimal: ['playful', 'grunge', 'vibrant', 'retro'],
  luxury: ['playful', 'childlike', 'grunge', 'rustic', 'friendly'],
  elegant: ['playful', 'childlike', 'grunge', 'bold', 'brutalist'],
  playful: ['corporate', 'minimal', 'luxury', 'elegant', 'calm', 'classic'],
  modern: ['vintage', 'retro', 'classic', 'rustic'],
  classic: ['modern', 'futuristic', 'playful'],
  vintage: ['modern', 'futuristic', 'minimal'],
  corporate: ['playful', 'childlike', 'grunge', 'handmade', 'retro'],
  friendly: ['corporate', 'luxury', 'brutalist'],
  bold: ['calm', 'minimal', 'elegant'],
  calm: ['bold', 'vibrant', 'grunge', 'playful'],
  futuristic: ['vintage', 'rustic', 'classic', 'retro'],
}

/** The manners that a text names, in the order of the table. */
export const tonesIn = (lower: string): Tone[] =>
  TONE_WORDS.filter(([, pattern]) => pattern.test(lower)).map(([tone]) => tone)
