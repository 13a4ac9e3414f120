/** Manners of a whole design by the words that people use for them: phrases, '|' between them, in lower case. */
import type { Tone } from '../../base/tones.ts'

// biome-ignore format: a table
export const TONE_ROWS: readonly { tone: Tone; words: string; complaint?: string }[] = [
  { tone: 'minimal', words: 'minimal|minimalist|minimalistic|simpler|simple|cleaner|clean|simplify|flatter|stripped back|stripped down|pared back|pared down|declutter|plainer|less is more|more reduced|reduced|tidier|tidy', complaint: 'busy|cluttered|crowded|complicated|fussy|much going on|going on|overloaded|messy|chaotic' },
  { tone: 'luxury', words: 'premium|luxury|luxurious|high-end|high end|upscale|upmarket|expensive|exclusive|posh|opulent|classy|classier|fancy|fancier|richer look|prestigious|glamorous|glam|royal|noble|lavish', complaint: 'cheap|tacky|amateur|amateurish|unprofessional|basic|poor' },
  { tone: 'elegant', words: 'elegant|more elegance|sophisticated|refined|graceful|chic|stylish|romantic|dreamy|solemn|sombre|somber|dignified|reverent|ceremonial|mature|grown-up|grown up|artful|artsy|mysterious|moody|poetic' },
  { tone: 'playful', words: 'playful|fun|funny|whimsical|quirky|cheerful|lively|joyful|happy|happier|funky|cute|cuter|sweet|sweeter|cheeky|silly|cartoon|cartoonish|cartoony|young|younger|youthful|cheer it up|cheer up|cheer this up|festive|summery|tropical|party|party feeling', complaint: 'serious|stiff|wooden|formal|grown-up' },
  { tone: 'modern', words: 'modern|contemporary|up to date|current|trendy|innovative|scandinavian|nordic|fresh|fresher|sleek|sleeker|hip|modernise|modernize', complaint: 'old-fashioned|old fashioned|dated|stuffy|outdated|90s|1990s|80s|nineties|eighties|from the 90s|like the 90s|like the nineties|ancient|stale|of yesterday|last century' },
  { tone: 'classic', words: 'classic|classical|timeless|traditional' },
  { tone: 'vintage', words: 'vintage|old-school|old school|nostalgic|antique|old movie|old film|old book|old poster|old photo|old newspaper|old times|old-fashioned|old fashioned|hipster|victorian|heritage' },
  { tone: 'retro', words: 'retro|seventies|70s|80s|eighties|60s|sixties|90s|nineties' },
  { tone: 'corporate', words: 'professional|corporate|serious|reliable|credible|academic|scientific|official|respectable|business-like|businesslike|formal|trustworthy|more trust', complaint: 'playful|childish|silly' },
  { tone: 'friendly', words: 'friendly|friendlier|approachable|welcoming|human|casual|informal|laid-back|laid back|inviting|warm and friendly', complaint: 'corporate|cold|scary|scared of|afraid of|frightening|intimidating|harsh|unfriendly|impersonal|sterile|clinical|distant' },
  { tone: 'bold', words: 'more bold|bold design|bold look|bold style|bold version|bold statement|bold layout|bolder design|bolder look|bolder overall|daring|striking|impactful|more impact|impact|edgy|edgier|powerful|punch|more punch|exciting|excitement|exciter|eye-catching|eye catching|eyecatching|attention-grabbing|attention grabbing|energetic|energy|more energy|dynamic|wow|spice it up|spice up|jazz it up|jazz this up|liven it up|liven up|perk it up|pep it up|livelier|standout|pop|street|urban|aggressive|dramatic|cinematic|sporty|sportier|adventurous|confident|heroic|epic|louder|stronger look|strong look|stronger statement|stronger impression', complaint: 'static|no movement|no energy|sleepy|forgettable|nothing special|no life|too safe|meh|boring|bland|dull|flat|plain|lifeless|tame|generic' },
  { tone: 'calm', words: 'calm|calmer|serene|quiet|quieter|relaxed|peaceful|soothing|gentle|gentler|soft look|tranquil|zen', complaint: 'loud|noisy|hectic|aggressive|in your face' },
  { tone: 'rustic', words: 'rustic|country|farmhouse|homely|cosy|cosier|cozy|cozier|outdoorsy' },
  { tone: 'handmade', words: 'hand-made|handmade|hand-crafted|handcrafted|artisan|artisanal|crafty|hand-drawn|hand drawn|authentic|boho|bohemian|personal' },
  { tone: 'organic', words: 'organic|natural|earthy|eco|eco-friendly|sustainable|green and natural|healthy|wholesome|botanical' },
  { tone: 'futuristic', words: 'futuristic|sci-fi|scifi|high-tech|hightech|techy|cyber' },
  { tone: 'technical', words: 'technical|industrial|engineered' },
  { tone: 'geometric', words: 'geometric|geometrical' },
  { tone: 'editorial', words: 'editorial|magazine|magazine-like' },
  { tone: 'grunge', words: 'grunge|grungy|gritty|rough|rougher|punk|angry|angrier|fierce|fiercer|rebellious|wild|wilder|anarchic|anarchist' },
  { tone: 'feminine', words: 'feminine|girly|softer look' },
  { tone: 'masculine', words: 'masculine|manly|rugged' },
  { tone: 'childlike', words: 'childlike|childish|kids|for kids|for children|kid-friendly|kid friendly' },
  { tone: 'brutalist', words: 'brutalist|raw' },
  { tone: 'art-deco', words: 'art-deco|art deco|gatsby' },
  { tone: 'bauhaus', words: 'bauhaus' },
  { tone: 'swiss', words: 'swiss|international style|swiss style' },
]

export const LAYOUT_SENSES = {
  layout:
    'layout|layouts|composition|compositions|arrangement|arrangements|structure|placement|layout of the page|structure of the page|version of the layout',
  /** Asks for the parts to stand otherwise. */
  rearrange:
    'rearrange|re-arrange|rearrange it|rearrange everything|recompose|re-compose|relayout|lay it out anew|arrange it differently|arrange everything differently|arrange it otherwise|lay it out differently|shuffle the layout|shuffle things around|mix up the layout|rethink the layout|rework the layout|vary the layout|switch up the layout|change up the layout|change the layout|change the composition|change the arrangement',
  layIt: 'lay|arrange|place things|set it up|put things|arrange things|lay things',
  out: 'out',
  laidLike: 'like|just like|exactly like|the way of',
  /** Asks for another design. */
  otherwise:
    'something different|something else|something new|something completely different|something totally different|something entirely different|completely different|totally different|another one|another version|another option|another take|another idea|another design|another variation|another try|another concept|a different one|a different version|a different option|a different take|a different idea|a different design|a different direction|a different approach|a different concept|different design|different approach|different direction|different style|different idea|other ideas|other options|other designs|other variations|new design|new version|new idea|new concept|new approach|new direction|more options|more variations|more ideas|start over|start again|start afresh|start from scratch|try again|redo|redo it|redo this|regenerate|again|one more|surprise me|a fresh start|a new design|a new version|something fresh',
  /** Asks to see one more. */
  offer:
    "try|do|show me|give me|make|want|need|how about|let's see|let's try|show|we need|i want|i need|i'd like|what about",
  /** One more of the same sort. */
  likeThis:
    'more like this|more like it|more like that|more of this|more like this one|some more like this|similar ones|another like this',
  moreSoft: 'more|a bit more|a little more|much more|way more|lots more|a lot more|even more|slightly more',
  lessSoft:
    'less|a bit less|a little less|much less|way less|too|far too|way too|a bit too|a little too|not so|not as|kind of too|rather too',
  impression:
    'look|looks|feel|feels|style|vibe|touch|feeling|impression|mood|atmosphere|look and feel|version|design|character|manner|appearance',
  /** What of it stays. */
  keeping:
    'same|the same|with the same|keep|keep the|keeping|keeping the|retain|retain the|preserve|in the same|with these|with the current|in the current|but keep|but the same|using the same',
  theColours: 'colours|colors|colour|color|palette|scheme|colour scheme|color scheme',
  theType: 'font|fonts|typeface|typefaces|typography|lettering|type',
  theWords: 'words|text|texts|copy|wording|content|contents|information|headline',
} as const
export type LayoutSense = keyof typeof LAYOUT_SENSES
