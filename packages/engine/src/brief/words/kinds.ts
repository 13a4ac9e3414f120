/** The words by which prompts name a kind of design, in English and in other languages. */
import type { KindName } from '../../scene/types.ts'
import { table, words } from '../phrases.ts'

const KIND_PHRASES: Record<string, KindName> = {
  'badge|patch|sticker|seal|logo|logos|logotype|logotypes|logomark|logo mark|wordmark|word mark|lettermark|letter mark|monogram|monograms|brandmark|brand mark|emblem|crest|insignia|brand identity|visual identity|logo design|logo concept|logo type|company mark|trademark|team badge|logó|logotipo|logotipos|logotyp|лого|логотип|标志|商标|ロゴ|شعار|לוגו|logotypu|logoyu|logoya|логотипа|логотипу|логотипом|लोगो|로고|شعارا|شعارًا|embleme|emblème|emblema|schriftzug|wortmarke|bildmarke|firmenlogo|huisstijl':
    'logo',
  'dashboard|dashboards|admin panel|web portal|web platform|booking system|management system|online forum|discussion forum|web-based game|browser game|mini-program|mini program|web app|web application|web-based application|online platform|website|websites|web site|web page|webpage|web pages|landing page|landing pages|landingpage|landing|homepage|home page|front page|site|web design|website design|portfolio site|portfolio website|online portfolio|one pager|one-pager|onepager|web shop|webshop|online shop|online store|onlineshop|storefront|e-commerce site|ecommerce site|microsite|splash page|single-page site|sitio web|página web|pagina web|site web|site internet|webseite|sito web|sito|página de aterrizaje|сайт|лендинг|网站|网页|ウェブサイト|homepage design|product page|pricing page|web presence|webbplats|strona|coming soon page|sitio|página web|sitioweb|startseite|internetseite|homepage|website-startseite|strona internetowa|stronę internetową|strona www|web sitesi|сайта|вебсайт|веб-сайт|موقع|वेबसाइट|웹사이트|홈페이지|web oldal|hemsida':
    'website',
  'business card|business cards|businesscard|businesscards|visiting card|visiting cards|calling card|calling cards|name card|contact card|visit card|biz card|bizcard|namecard|loyalty card|membership card|gift card|appointment card|id card|punch card|tarjeta de visita|tarjeta de presentación|tarjeta de negocios|carte de visite|cartes de visite|visitenkarte|visitenkarten|biglietto da visita|cartão de visita|cartão de visitas|visitekaartje|визитка|визитную карточку|名片|名刺|visitkort|visitekaartjes|biglietti da visita|cartões de visita|tarjetas de visita|tarjeta personal|wizytówka|wizytówkę|wizytówki|kartvizit|kartviziti|визитки|визиток|визитной карточки|визитная карточка|بطاقة عمل|بطاقة أعمال|विज़िटिंग कार्ड|विजिटिंग कार्ड|명함|geschäftskarte|businesskort':
    'business-card',
  'announcement|birth announcement|greeting|celebration card|valentine card|valentines card|save the date card|save-the-date card|save the date|save the dates|poster|posters|flyer|flyers|flier|fliers|leaflet|leaflets|handbill|pamphlet|brochure|placard|one-sheet|playbill|magazine cover|bulletin|bulletin cover|record cover|cd cover|bookmark|voucher|gift voucher|coupon|sign|door sign|open house sign|invitation|invitations|invite|event invitation|invitation card|greeting card|birthday card|christmas card|holiday card|thank you card|wedding invitation|postcard|post card|certificate|book cover|album cover|album art|cover art|wall art|art print|affiche|cartel|cartaz|plakat|locandina|manifesto poster|volantino|flugblatt|folleto|prospectus|door hanger|signage|plakátu|плакат|постер|афиша|флаер|海报|传单|ポスター|チラシ|ملصق|menu board|lawn sign|yard sign|window sign|shop sign|notice|plakatu|plakaty|ulotka|ulotkę|afiş|afişi|el ilanı|davetiye|постера|плаката|афиши|афишу|листовка|листовку|приглашение|ملصقا|إعلان|पोस्टर|포스터|전단지|aushang|handzettel|einladung|einladungskarte|speisekarte|faltblatt|dépliant|faire-part|invitación|invitação|invito|convite|volante|panfleto|tarjeta de invitación|affisch|flygblad|uitnodiging|zaproszenie|menu poster|menu card|price list|pricelist|price-list':
    'poster',
  'icon|icons|app icon|appicon|app icons|favicon|favicons|pictogram|pictograms|glyph|glyphs|app logo icon|launcher icon|icon set|icon design|app symbol|ícono|icono|icône|ícone|icona|symbolbild|иконка|иконку|значок|图标|アイコン|أيقونة|app tile|toolbar icon|sticker icon|app-icon|app-symbol|ikona|ikonę|simge|ikon|app-icoon|icono de aplicación|icona per app|ícone de aplicativo|uygulama simgesi|значка|иконки|आइकन|아이콘|app-ikon|icoon':
    'icon',
  'banner|banners|web banner|header image|header graphic|hero image|hero banner|cover photo|cover image|banner ad|banner ads|ad banner|display ad|display ads|web ad|online ad|facebook ad|instagram ad|google ad|google ads|linkedin ad|social ad|leaderboard|leaderboard ad|skyscraper|skyscraper ad|billboard|billboard ad|social media post|social media posts|social post|social media graphic|social media image|social graphic|social media banner|instagram post|instagram posts|insta post|ig post|instagram story|instagram stories|insta story|ig story|facebook post|facebook cover|fb post|fb cover|fb ad|fb banner|fb header|linkedin post|linkedin banner|linkedin cover|twitter header|twitter banner|twitter post|x header|youtube thumbnail|youtube banner|youtube channel art|thumbnail|og image|open graph image|email header|newsletter header|pinterest pin|web header|website header|website banner|website hero|advert|advertisement|ad|promo graphic|promotional graphic|medium rectangle|half page ad|reel cover|bannière|banderola|intestazione|баннер|横幅|バナー|لافتة|facebook story|facebook banner|instagram carousel|square post|podcast cover|podcast cover art|podcast artwork|podcast art|blog header|blog banner|twitch banner|etsy banner|mobile banner|story|werbebanner|titelbild|bandeau|pancarta|banner web|faixa|striscione|baner|banera|баннера|растяжка|बैनर|배너|spandoek|instagram-post|instagram-beitrag|instagram-story|facebook-post|facebook-beitrag|publication instagram|post instagram|publicación de instagram|post de instagram|bannerannonse':
    'banner',
}

export const KINDS = table<KindName>(KIND_PHRASES)

/** Words that head a kind only where they are asked for themselves. */
export const WEAK =
  words(`announcement greeting site landing story ad notice crest emblem signage leaderboard thumbnail invite trademark skyscraper billboard
  glyph glyphs sign bulletin dashboard dashboards coupon voucher bookmark brochure certificate storefront sito manifesto`)

export const UNSPACED: [string[], KindName][] = [
  [['标志', '商标', '徽标', 'ロゴ', '标识'], 'logo'],
  [['海报', '传单', 'ポスター', 'チラシ', '邀请函', '招待状'], 'poster'],
  [['名片', '名刺'], 'business-card'],
  [['网站', '网页', '官网', 'ウェブサイト', 'ホームページ'], 'website'],
  [['图标', 'アイコン'], 'icon'],
  [['横幅', '广告', 'バナー'], 'banner'],
]
