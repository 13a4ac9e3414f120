/** Which drawings of the set are figures: things, living beings, people and places; no signs, flags, letters or faces. */
const SIGN =
  /^(keycap|.*letter-.|.*digit-.*|.*-skin-tone|backhand.*|pound|asterisk|flag-|input-|japanese-(?!castle|dolls|post)|.*-button$|.*-oclock$|.*-thirty$|.*-(circle|square|diamond|heart)$|.*-(arrow|arrows)(-.*)?$|.*-sign$|.*-symbol$|.*-mark$|button-|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|ophiuchus|atm|restroom|men-|mens-|womens-|no-|non-|do-not|wireless|vibration|mobile-phone-off|information|infinity|trade-|copyright|registered|plus|minus|divide|multiply|hole|swastika|biohazard|radioactive|children-crossing|customs|baggage-claim|left-luggage|passport-control|[0-9].*|[a-z]{1,2}$|antenna|anger-|zzz|speaking-|.*-person-symbol|bust-in|busts-in|person-symbol|family|kiss-(man|woman)|couple-with-heart-.*|pregnant|breast-feeding.*|.*tone[1-5]|man-woman.*|people-with-bunny.*|bikini|briefs|cigarette|coffin|headstone|funeral.*|drop-of-blood|syringe|pistol|water-pistol|bomb|dagger|crossed-swords|kitchen-knife|poop|pile-of-poo|middle-finger|toilet|zombie|vampire|supervillain.*|man-with-.*|woman-with-(?!headscarf|bunny).*|person-with-(?!ball|skullcap).*|sweat-droplets|dashing-away|dizzy|collision|hairy-creature|leg|foot|ear.*|nose|tongue|mouth|biting-lip|eyes|.*-suit|hear-no.*|see-no.*|speak-no.*|goblin|ogre|clown-face|jack-o-lantern-.*)$/
const FACE = /(^|-)(face|faces)(-|$)/
/** Faces that are the beings themselves. */
const BEING =
  /^(bear|cat|cow|dog|dragon|fox|frog|hamster|horse|lion|monkey|moose|mouse|panda|pig|polar-bear|rabbit|tiger|unicorn|wolf|koala|sun-with)(-face)?$/
const TONE = /-(light|medium-light|medium|medium-dark|dark)-skin-tone/

export const isFigure = (name: string): boolean =>
  !TONE.test(name) && !SIGN.test(name) && (!FACE.test(name) || BEING.test(name) || name === 'sun-with-face')
