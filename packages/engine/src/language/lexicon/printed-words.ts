/** What is printed, by its words: each is usual in other sizes. */

export const FLYER_WORDS =
  /\b(?:flyers?|fliers?|leaflets?|handouts?|handzettel|flugblatt|flugblätter|volantes?|prospectus|dépliants?|tracts?)\b/iu
export const STATIONERY_WORDS =
  /\b(?:letterheads?|letter ?heads?|stationery|briefpapier|briefb[oö]gen|papier à en-tête|membrete|menus?|speisekarte|price list|preisliste|certificates?|urkunden?|diplomas?)\b/iu
export const CARD_WORDS =
  /\b(?:invitations?|einladung|einladungen|einladungskarte|einladungskarten|postcards?|postkarten?|cards?|karten?|cartes?|tarjetas?)\b/iu
