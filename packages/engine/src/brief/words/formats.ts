/**
 * Formats by name: kind | name | size | words. A size is in pixels, or in mm or in (with 3 mm or 1/8 in of bleed); a safe
 * area other than the usual one stands behind it. 'covered' stands before what the place it is shown in covers or cuts off,
 * percent from the top, the right, the bottom and the left:
 *  - stories and reels: 14% at the head, 20% at the foot (Meta, "Safe zones for Stories and Reels ads"; TikTok's are smaller);
 *  - YouTube's banner: all but the 1546×423 in its middle, which every device shows (YouTube Help, "Manage your channel
 *    branding"); its thumbnail: the time in the lower right corner;
 *  - covers of X, LinkedIn and Facebook: the profile's picture, which stands over their lower left corner; Facebook on phones
 *    cuts the sides.
 * Words are lower case, a hyphen counts as a space; '~' marks those that are
 * common words, too: they count only beside a word of format or kind, or alone in a clause.
 */
export const FORMAT_ROWS = `
logo | square | 1024x1024 | sticker, sticker design, badge
logo | wide logo | 1600x800 | wide~, horizontal format, wide format, 2:1, 16:9, landscape format
icon | square | 1024x1024 |
website | web page | 1440xauto |
website | phone screen | 390xauto | mini program, miniprogram, mini app, wechat mini program, wechat app, mobile app screen, app screen, mobile screen, phone screen, smartphone screen, mobile dashboard, dashboard for a phone, dashboard for the phone, dashboard for phones, dashboard on a phone, dashboard on the phone

business-card | US business card | 3.5x2 in | us business card, us size, us card, american size, us standard, standard us
business-card | US business card portrait | 2x3.5 in | vertical~, portrait~, upright~, vertically oriented
business-card | EU business card | 85x55 mm | eu business card, eu size, eu card, european~, european size, uk size, eu standard
business-card | EU business card portrait | 55x85 mm |
business-card | bank card | 85.6x54 mm | credit card size, credit card sized, iso card, loyalty card, membership card, member card, punch card, stamp card, id card, library card, season ticket
business-card | Japanese business card | 91x55 mm | japanese size, japanese business card, meishi, japanese standard
business-card | Japanese business card portrait | 55x91 mm |
business-card | square business card | 65x65 mm | square~, square card

poster | portrait poster | 1080x1350 | 4:5, 4x5 post, instagram portrait, portrait post
poster | A4 portrait | 210x297 mm safe 5 | a4, a4 portrait, din a4, menu, drinks menu, wine list, cocktail menu, food menu, menu card, price list, letterhead, letter head, stationery, fact sheet, one pager flyer, cv, resume, programme cover
poster | A4 landscape | 297x210 mm safe 5 | a4 landscape, landscape a4, horizontal a4, a4 horizontal, certificate, certificate of achievement, certificate of completion, diploma, award certificate
poster | A3 portrait | 297x420 mm safe 5 | a3, a3 portrait, din a3
poster | A3 landscape | 420x297 mm safe 5 | a3 landscape, landscape a3, horizontal a3, a3 horizontal
poster | A2 portrait | 420x594 mm safe 5 | a2~, a2 portrait
poster | A1 portrait | 594x841 mm safe 5 | a1~, a1 portrait
poster | A0 portrait | 841x1189 mm safe 10 | a0~, a0 portrait
poster | A5 portrait | 148x210 mm safe 5 | a5, a5 portrait, din a5, programme, order of service, festival schedule, festival programme, concert programme, conference programme, wedding programme, wedding timeline, class timetable
poster | A5 landscape | 210x148 mm safe 5 | a5 landscape, landscape a5, horizontal a5, a5 horizontal
poster | A6 portrait | 105x148 mm safe 5 | a6, a6 portrait
poster | A6 landscape | 148x105 mm safe 5 | a6 landscape, landscape a6, a6 postcard, european postcard
poster | DL flyer | 99x210 mm safe 5 | dl~, dl flyer, rack card, dl format, dl size, table tent, table tent card, tent card
poster | gift voucher | 210x99 mm safe 5 | gift certificate, gift voucher, voucher, coupon, discount coupon, gift coupon, gift card voucher, dl landscape
poster | ticket | 203x89 mm safe 5 | ticket~, concert ticket, event ticket, admission ticket, entry ticket, raffle ticket, boarding pass
poster | bookmark | 50x150 mm safe 3 | bookmark~, book mark
poster | door hanger | 89x216 mm safe 3 | door hanger, doorhanger, door sign hanger
poster | roll-up | 850x2000 mm safe 40 | roll up, rollup, roll up banner, rollup banner, pull up banner, retractable banner, banner stand, x banner stand, exhibition banner, trade show banner
poster | label | 80x100 mm safe 3 | label~, product label, jar label, bottle label, honey label, jam label, candle label, packaging label, tea label, coffee label
poster | wine label | 90x120 mm safe 3 | wine label, beer label
poster | coaster | 95x95 mm safe 5 | coaster, beer coaster, beer mat, drink coaster
poster | 18×24 in | 18x24 in safe 6.35 |
poster | 24×36 in | 24x36 in safe 6.35 |
poster | yard sign | 24x18 in safe 6.35 | yard sign, lawn sign
poster | US letter | 8.5x11 in safe 6.35 | us letter, letter size, letter sized, letter format, letter paper
poster | tabloid | 11x17 in safe 6.35 | tabloid~, tabloid size, ledger size
poster | movie poster | 27x40 in safe 6.35 | movie poster size, one sheet size, movie poster, film poster
poster | 5×7 in | 5x7 in | invitation card, save the date card, save the date, greeting card, birthday card, christmas card, holiday card, thank you card, sympathy card, condolence card, get well card, valentine card, valentines card, anniversary card, easter card, new year card, wedding card, baby shower card, graduation card, congratulations card, note card, invitation, invite, birth announcement, place card, faire part, invitación, invito, convite, davetiye, zaproszenie, uitnodiging, приглашение
poster | postcard | 6x4 in | postcard, post card
poster | book cover | 1600x2400 | book cover, novel cover, cookbook cover, collection cover, cover for a book, cover for a cookbook, cover for a novel, cover of a book, cover for my book, cover for my novel, ebook cover, e book cover, kindle cover, book jacket, front cover of a book, 2:3
poster | magazine cover | 1224x1584 | magazine cover, zine cover, brochure cover, brochure, report cover, booklet cover, catalogue cover, catalog cover
poster | 3:4 | 1080x1440 | 3:4
poster | T-shirt | 1080x1350 | t shirt, tshirt, tee shirt, tee, hoodie, sweatshirt, tote bag, tote, shirt design
poster | square poster | 1080x1080 | square~, square poster, 1:1, album cover, album art, cover art, album artwork, record cover, record sleeve, vinyl cover, vinyl record cover, cd cover, single cover, ep cover, mixtape cover, playlist cover, square format, square flyer
poster | landscape poster | 1527x1080 | landscape~, horizontal~, landscape poster, landscape orientation, landscape format, wide~
poster | story | 1080x1920 covered 14 0 20 0 | 9:16, story~, story format, story size, instagram story

banner | link banner | 1200x630 | og image, open graph, open graph image, social share, share image, link preview, link preview image, facebook post, facebook ad, facebook advertisement, fb ad, fb post, blog banner, blog header
banner | LinkedIn post | 1200x627 | linkedin post, linkedin ad
banner | leaderboard | 728x90 | leaderboard~, leaderboard ad, leaderboard banner
banner | billboard ad | 970x250 | billboard ad, billboard banner
banner | billboard | 2400x800 | billboard~, roadside billboard, outdoor billboard, hoarding
banner | large leaderboard | 970x90 | large leaderboard, super leaderboard
banner | full banner | 468x60 | full banner
banner | medium rectangle | 300x250 | medium rectangle, mpu, mpu ad, mrec, medium rectangle ad
banner | large rectangle | 336x280 | large rectangle, large rectangle ad
banner | small square | 250x250 |
banner | wide skyscraper | 160x600 | skyscraper~, skyscraper ad, wide skyscraper
banner | half page | 300x600 | half page, half page ad
banner | mobile leaderboard | 320x50 | mobile leaderboard, mobile banner, mobile ad banner, mobile banner ad
banner | large mobile banner | 320x100 | large mobile banner
banner | square post | 1080x1080 | instagram post, insta post, insta, insta square, instagrampost, quote post, quote card, carousel cover, whatsapp post, event post, countdown post, thank you post, ig post, square post, instagram square, square~, square banner, square ad, instagram ad, instagram advertisement, social media post, social post, social media graphic, 1:1, instagram feed, instagram carousel, instagram graphic, linkedin carousel, profile picture, profile image
banner | podcast cover | 3000x3000 | podcast cover, podcast cover art, podcast art, podcast artwork, podcast logo cover
banner | portrait post | 1080x1350 | instagram portrait, portrait post, 4:5, portrait~, instagram portrait post
banner | story | 1080x1920 covered 14 0 20 0 | instagram story, insta story, ig story, story~, stories~, facebook story, instagram stories, tiktok~, tiktok cover, tiktok video cover, tiktok ad, reel cover, instagram reel, instagram reel cover, reels cover, snapchat, snapchat ad, 9:16, story format, story size, whatsapp status, whatsapp story, historia de instagram, vertical~
banner | phone wallpaper | 1080x1920 | phone wallpaper, mobile wallpaper, iphone wallpaper, android wallpaper, lock screen, phone background, lockscreen
banner | desktop wallpaper | 2560x1440 | desktop wallpaper, computer wallpaper, desktop background, laptop wallpaper, wallpaper~
banner | video background | 1920x1080 | zoom background, virtual background, teams background, meeting background, video call background, background for zoom, background for teams, full hd
banner | X header | 1500x500 covered 0 0 0 26 | twitter header, twitter banner, x header, twitter cover, x banner, twitter profile banner, 3:1
banner | LinkedIn banner | 1584x396 covered 0 0 0 26 | linkedin banner, linkedin cover, linkedin header, linkedin background, linkedin profile banner, linkedin cover photo, linkedin cover image, 4:1
banner | Facebook cover | 1640x624 covered 0 10 0 20 | facebook cover, facebook banner, facebook header, fb cover, fb banner, facebook cover photo, facebook page cover, facebook cover image, cover photo
banner | Facebook event cover | 1920x1005 | facebook event cover, facebook event banner, facebook event header, event cover, event cover photo
banner | YouTube thumbnail | 1280x720 covered 0 0 13 0 | youtube thumbnail, thumbnail~, video thumbnail, yt thumbnail, thumbnail for a video, thumbnail for a youtube video
banner | YouTube banner | 2560x1440 covered 35.3 19.8 35.3 19.8 | youtube banner, youtube channel art, youtube cover, channel art, youtube header, youtube channel banner
banner | wide banner | 1600x900 | 16:9, widescreen, twitter post, x post, tweet image, presentation slide, title slide, slide
banner | ultrawide banner | 2100x900 | 21:9
banner | banner 2:1 | 1600x800 | 2:1
banner | banner 4:3 | 1200x900 | 4:3
banner | banner 3:2 | 1200x800 | 3:2
banner | Pinterest pin | 1000x1500 | pinterest~, pinterest pin, pinterest post, pin~, 2:3
banner | website hero | 1920x600 | website banner, website hero, web banner, hero banner, website header, homepage banner, site banner, hero image, header image, web header, blog header image, shop banner, store banner
banner | email header | 1200x400 | email header, email banner, newsletter header, newsletter banner, e mail header, mail header
banner | Etsy banner | 1600x400 | etsy banner, etsy shop banner, etsy cover
banner | Twitch banner | 1200x480 | twitch banner, twitch header
`
