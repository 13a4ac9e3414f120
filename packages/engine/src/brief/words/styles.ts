/** Words of style, and the tones and kinds of type that they wish for. */

import type { Tone } from '../../base/tones.ts'
import { table } from '../phrases.ts'
import type { Style } from '../types.ts'

export const TONE_WORDS = table<Tone[]>({
  'minimal|minimalist|minimalistic|simple|clean|uncluttered|understated|pared-back|pared back|stripped back|simplistic|less is more|lots of white space|white space|whitespace|negative space|lots of space|airy|minimalism|bare':
    ['minimal'],
  'modern|contemporary|sleek|current|up-to-date|fresh|on-trend|stylish|slick|crisp|streamlined|moderno|moderna|moderne':
    ['modern'],
  'classic|classical|traditional|timeless|heritage|conventional|old-fashioned|prestigious|established|victorian|edwardian|georgian':
    ['classic'],
  'elegant|refined|sophisticated|graceful|chic|tasteful|delicate|classy|polished|romantic|elegance|elegante|élégant': [
    'elegant',
  ],
  'luxury|luxurious|luxe|premium|high-end|high end|upscale|exclusive|opulent|upmarket|posh|glamorous|glamour|glam|lavish|deluxe':
    ['luxury', 'elegant'],
  'playful|fun|whimsical|quirky|cheerful|joyful|lively|silly|funny|cute|happy|humorous|bouncy|funky|cartoon|cartoonish|cartoony|zany|mischievous|upbeat|kawaii|cheeky|witty':
    ['playful'],
  'bold|strong|striking|powerful|impactful|eye-catching|eye catching|attention-grabbing|dramatic|statement|loud|confident|high-impact|big type|chunky|hefty|edgy|aggressive|daring|heavy':
    ['bold'],
  'calm|calming|serene|peaceful|tranquil|soothing|relaxing|quiet|gentle|zen|soft|relaxed|meditative|restful': ['calm'],
  'friendly|approachable|welcoming|inviting|casual|down-to-earth|caring|warm and friendly|family-friendly|neighborly|neighbourly|human|homely|wholesome':
    ['friendly'],
  'rustic|farmhouse|country style|country-style|woodsy|barn|rough-hewn|western|cottagecore|weathered|cabin-style': [
    'rustic',
  ],
  'vintage|antique|old-school|old school|nostalgic|1920s|1930s|1940s|1950s|20s|30s|40s|50s|mid-century|mid century|midcentury|old-timey|aged|letterpress|mid-century modern':
    ['vintage'],
  'retro|60s|70s|80s|90s|1960s|1970s|1980s|1990s|groovy|synthwave|vaporwave|psychedelic|disco|y2k|throwback|arcade-style|pixel art|pixel|8-bit|pop art|memphis|comic|comic-style':
    ['retro'],
  'futuristic|sci-fi|cyberpunk|space-age|high-tech|hi-tech|cyber|holographic|future|tech-forward|cutting-edge|cutting edge|innovative|forward-thinking|tron':
    ['futuristic'],
  'technical|techy|engineered|blueprint|schematic|precise|scientific|data-driven|tech|tech-inspired|industrial|mechanical|utilitarian':
    ['technical'],
  'organic|natural|earthy|botanical|eco|eco-friendly|nature-inspired|fluid|flowing|leafy|sustainable|earth-toned|floral|nature inspired|curvy':
    ['organic'],
  'handmade|hand-drawn|hand drawn|handdrawn|handcrafted|hand-crafted|hand-lettered|artisanal|artisan|crafty|sketchy|sketch|doodle|doodled|hand-made|illustrated|sketched|watercolor|watercolour|hand-painted|brushy|crafted|painterly|linocut|woodcut|hand lettered|hand-lettering|scribbled':
    ['handmade'],
  'vibrant|colorful|colourful|bright|vivid|energetic|dynamic|saturated|multicolor|multicolored|multicoloured|rainbow|lively colors|energizing|exciting|punchy|festive|tropical|neon|electric|multi-colored|joyous':
    ['vibrant'],
  'dark|moody|gothic|dark mode|dark theme|mysterious|noir|dark-themed|spooky|sinister|goth|brooding|scary|creepy|eerie|dark aesthetic|dark-mode':
    ['dark'],
  'death metal|black metal|heavy metal|thrash metal|doom metal|metal band|metalcore|hardcore band|horror': [
    'dark',
    'grunge',
  ],
  'dignified|solemn|stately|reverent|funeral home|undertaker|mortuary': ['classic', 'calm'],
  'geometric|geometry|angular|abstract|shapes|polygonal|symmetrical|low-poly|faceted|hexagonal|hexagon|cubist|isometric|grid|tessellated|geometrical':
    ['geometric'],
  'editorial|magazine-style|magazine style|typographic|type-driven|typography-led|type-led|magazine|literary|newspaper-style':
    ['editorial'],
  'grunge|grungy|distressed|gritty|rough|punk|raw|textured|worn|street|urban|graffiti|diy|streetwear style|zine|zine-style|photocopied':
    ['grunge'],
  'corporate|professional|business-like|businesslike|trustworthy|serious|formal|reliable|credible|solid|executive|trust|authoritative|dependable|business|respectable|conservative':
    ['corporate'],
  'warm|cozy|cosy|homey|comforting|sunny|warm tones|warm colors|warm colours|autumnal|warm-toned|hearty|hygge|inviting and warm|summery':
    ['warm'],
  'cool|icy|cool tones|cool colors|cool colours|wintry|frosty|cool-toned|crisp and cool|aquatic|nordic|scandinavian|scandi':
    ['cool'],
  'feminine|girly|womanly|dainty|girlish|ladylike': ['feminine'],
  'masculine|manly|rugged|tough|macho|hard-edged': ['masculine'],
  'childlike|kid-friendly|kids-friendly|childish|child-friendly|for kids|for children|storybook|kiddie|crayon|toy-like|naive':
    ['childlike', 'playful'],
  'brutalist|brutalism|neo-brutalist|neobrutalist|neobrutalism|neo-brutalism|anti-design': ['brutalist'],
  'art deco|art-deco|deco|gatsby|great gatsby|roaring twenties|roaring 20s|deco-inspired|art deco-inspired': [
    'art-deco',
  ],
  'bauhaus|constructivist|de stijl|suprematist|bauhaus-inspired|bauhaus-style|russian constructivism': ['bauhaus'],
  'swiss|swiss style|international style|grid-based|helvetica|swiss-style|swiss design|international typographic style':
    ['swiss'],
  'japanese|wabi-sabi|japandi|scandinavian minimal|nordic minimal': ['minimal', 'calm'],
  'art nouveau|jugendstil': ['vintage', 'elegant', 'organic'],
  steampunk: ['vintage', 'technical'],
  'boho|bohemian': ['organic', 'handmade'],
  'sporty|athletic|energetic and bold|high-energy|collegiate|varsity': ['bold', 'vibrant'],
  'flat|flat design|material design': ['modern'],
  'line art|lineart|line-art|thin lines|outline style|monoline': ['minimal'],
  'monochrome|monochromatic|black and white|grayscale|greyscale': ['minimal'],
})

/** Tone words that speak of other things before these nouns: 'bold letters', 'light font', 'warm colors'. */
export const TYPE_WISHES = table<Style['type'][number]>({
  'serif|serifs|serif font|roman type|old-style type|garamond|times|baskerville|bodoni|didot|playfair|caslon': 'serif',
  'sans-serif|sans serif|sans|sansserif|grotesque|grotesk|helvetica|futura|gotham|arial|montserrat|inter': 'sans',
  'script|cursive|calligraphy|calligraphic|handwritten|handwriting|hand-lettered|hand-lettering|brush lettering|brush script|signature-style|signature|brush font|script font|lettering by hand|hand lettering|handwritten-style':
    'script',
  'monospace|monospaced|mono|typewriter|typewriter-style|code font|coding font': 'mono',
  'slab|slab serif|slab-serif|egyptienne|western font|rockwell|woodtype|wood type': 'slab',
  'condensed|narrow|compressed|tall letters|tall narrow': 'condensed',
  'rounded|round font|bubble letters|bubbly|rounded font|rounded letters|soft letters': 'rounded',
  'display font|decorative font|fancy font|blackletter|gothic font|ornate font|stencil|graffiti font|display type|display typeface|expressive type|big typography|statement type|retro font|funky font|quirky font':
    'display',
  'thin|hairline|light font|thin font|light type|light weight|lightweight font|fine type|ultra-thin|light typeface|delicate type|thin type|thin letters|light-weight':
    'thin',
  'bold font|bold type|bold typography|bold letters|bold lettering|heavy type|heavy font|thick letters|extra bold|black weight|bold typeface|bold text|big bold|fat letters|chunky letters|chunky type|thick font|heavy letters|ultra bold|extra-bold|bold caps|bold headline|bold title':
    'bold',
})
