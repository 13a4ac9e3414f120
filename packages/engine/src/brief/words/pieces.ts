/**
 * Printed pieces with conventions of their own: type | the format's name | what names it | what sort it may be. The names are
 * lower case, the longest first where one holds another; a sort stands before the name ('cocktail menu').
 */
export const PIECE_ROWS = `
voucher | gift voucher | gift voucher, gift certificate, gift coupon, gift card, discount voucher, discount coupon, voucher, coupon | christmas, birthday, spa, dinner, thanksgiving
menu | A4 portrait | price list, wine list, drinks list, cocktail list, menu card, menu board, menu | breakfast, brunch, lunch, dinner, drinks, drink, cocktail, wine, dessert, kids, kid's, children's, wedding, tasting, coffee, coffee shop, bar, takeaway, christmas, easter, summer, winter, spring, autumn, set, café, cafe, food
certificate | A4 landscape | certificate of *, award certificate, certificate, diploma | birth, swimming, volunteer, training, achievement, completion, appreciation, employee of the month, employee of the year, student of the month, adoption, membership, participation
ticket | ticket | boarding pass, admission ticket, raffle ticket, ticket | concert, movie, movie night, cinema, theatre, theater, festival, museum, event, entry, train, golden, vip, circus, party
invitation | 5×7 in | save the date, invitation card, invitation, invite | wedding, birthday, birthday party, baby shower, bridal shower, engagement, engagement party, housewarming, housewarming party, party, garden party, dinner, dinner party, graduation, retirement, christening, baptism, gala, anniversary, christmas party, halloween, halloween party, tea party, easter, bachelorette, hen party
book-cover | book cover | book cover, novel cover, cookbook cover, collection cover, ebook cover, book jacket, cover for a book, cover for a cookbook, cover for a novel, cover of a book, cover for my book, cover for my novel |
postcard | postcard | postcard, post card |
programme | A5 portrait | order of service, class timetable, timetable, schedule, programme, timeline, running order, itinerary | conference, festival, concert, class, wedding, wedding day, event, workshop, race day, training, course, theatre, weekend, day
`
