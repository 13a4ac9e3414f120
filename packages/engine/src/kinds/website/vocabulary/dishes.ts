/** What kitchens serve: by what a prompt says of the kitchen, each dish with the drawing that shows it and what is in it. */
import { rowBesideName } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { type Drawn, drawnIn } from './drawn.ts'

export interface SampleDish extends Drawn {
  figure: string
  note: string
}

/** Kitchens by their words; a dish is 'Name=figure=what is in it'. */
const KITCHENS: readonly (readonly [RegExp, string])[] = [
  [
    /\bindian?\b|curry|tandoor|punjab|masala|saffron/,
    'Butter chicken=curry-rice=Tomato, fenugreek, basmati rice|Dal tadka=pot-of-food=Yellow lentils, cumin, garlic|Garlic naan=flatbread=Baked in the clay oven|Samosas=dumpling=Potato, peas, tamarind|Lamb biryani=shallow-pan-of-food=Saffron rice, mint, fried onion|Palak paneer=steaming-bowl=Spinach, fresh cheese, ginger|Baingan bharta=eggplant=Smoked aubergine, coriander|Mango kulfi=mango=Cardamom, pistachio',
  ],
  [
    /sushi|japan|ramen|izakaya|udon|\bbento\b|omakase/,
    'Nigiri=sushi=Tuna, salmon, sea bass|Ramen=steaming-bowl=Pork broth, egg, spring onion|Gyoza=dumpling=Cabbage, ginger, soy|Bento=bento-box=Rice, pickles, fish of the day|Tempura=fried-shrimp=Prawn, sweet potato, dashi|Onigiri=rice-ball=Plum, seaweed|Miso fish=fish=Black cod, white miso|Dango=dango=Rice, sweet soy',
  ],
  [
    /chinese|dim sum|sichuan|szechuan|cantonese|noodle|\bwok\b|dumpling|\bthai\b|vietnam|\bpho\b|korean|asian/,
    'Dumplings=dumpling=Pork, chive, black vinegar|Noodle soup=steaming-bowl=Broth, herbs, lime|Fried rice=cooked-rice=Egg, peas, spring onion|Wok greens=leafy-green=Garlic, oyster sauce|Crispy prawns=fried-shrimp=Chilli, salt, lemon|Hot pot=pot-of-food=For two, at the table|Chilli chicken=hot-pepper=Sichuan pepper, peanuts|Moon cake=moon-cake=Lotus seed, tea',
  ],
  [
    /mexic|taco|burrito|taquer|cantina|tex-mex/,
    'Tacos=taco=Slow pork, pineapple, coriander|Burrito=burrito=Black beans, rice, salsa|Tamales=tamale=Corn, green chilli|Guacamole=avocado=Avocado, lime, corn chips|Quesadilla=stuffed-flatbread=Oaxaca cheese, courgette flower|Bean pot=beans=Epazote, fresh cheese|Salsas=hot-pepper=Three of them, from mild to not|Churros=doughnut=Cinnamon, chocolate',
  ],
  [
    /pizz|ital|trattoria|osteria|pasta|gelat|napol|\bsicil|tuscan/,
    'Margherita=pizza=Tomato, mozzarella, basil|Spaghetti=spaghetti=Clams, garlic, white wine|Burrata=cheese-wedge=Peach, basil, olive oil|Minestrone=steaming-bowl=Vegetables of the week|Bistecca=cut-of-meat=Rosemary, sea salt, for two|Focaccia=flatbread=Olive oil, rosemary|Insalata=green-salad=Bitter leaves, walnuts, pear|Tiramisu=shortcake=Mascarpone, coffee, cocoa',
  ],
  [
    /fish|sea ?food|oyster|lobster|harbou?r|\bcrab\b/,
    'Oysters=oyster=Shallot, lemon, rye bread|Lobster=lobster=Butter, herbs, fries|Catch of the day=fish=Grilled whole, fennel|Prawns=shrimp=Garlic, chilli, parsley|Crab cakes=crab=Lime, young leaves|Chowder=steaming-bowl=Smoked fish, potato, cream|Squid=squid=Flour, salt, lemon|Paella=shallow-pan-of-food=Rice, mussels, saffron',
  ],
  [
    /burger|diner|grill|bbq|barbecue|steak|smokehouse/,
    'House burger=hamburger=Beef, cheddar, pickles|Ribs=meat-on-bone=Smoked for eight hours|Rib eye=cut-of-meat=Dry-aged, sea salt|Fried chicken=poultry-leg=Buttermilk, hot honey|Fries=french-fries=Twice fried, rosemary salt|Corn=ear-of-corn=Butter, smoked paprika|Hot dog=hot-dog=Onions, mustard|Shake=glass-of-milk=Vanilla, malt',
  ],
  [
    /vegan|vegetarian|plant[- ]based|veggie|salad|\braw food|health/,
    'Green bowl=green-salad=Kale, avocado, seeds|Mushroom ragout=mushroom=Thyme, soft polenta|Falafel=falafel=Tahini, pickles, flatbread|Lentil pot=pot-of-food=Carrot, cumin, lemon|Roast aubergine=eggplant=Miso, sesame|Tomato tart=pie=Summer tomatoes, basil|Broccoli=broccoli=Charred, almond cream|Berry cake=shortcake=Oat, raspberry',
  ],
  [
    /lebanese|turkish|greek|mezze|middle east|persian|\bmorocc|kebab|falafel|mediterranean/,
    'Mezze=olive=Hummus, olives, pickles|Falafel=falafel=Tahini, parsley, flatbread|Stuffed flatbread=stuffed-flatbread=Lamb, mint, yoghurt|Aubergine=eggplant=Pomegranate, walnut|Tagine=pot-of-food=Apricot, almond, couscous|Village salad=tomato=Feta, oregano, cucumber|Grilled fish=fish=Lemon, capers|Honey cake=honey-pot=Pistachio, orange flower',
  ],
  [
    /breakfast|brunch|pancake|caf[eé]/,
    'Pancakes=pancakes=Maple syrup, blueberries|Eggs=cooking=Two eggs, sourdough, chives|Avocado toast=avocado=Chilli, lime, rye|Croissant=croissant=Butter, jam of the house|Waffle=waffle=Berries, cream|Bacon roll=bacon=Brown sauce, soft roll|Granola=bowl-with-spoon=Yoghurt, honey, nuts|Coffee=hot-beverage=Roasted nearby',
  ],
  [
    /french|bistro|brasserie|cr[eê]pe/,
    'Onion soup=steaming-bowl=Gruyère, thyme, toast|Steak frites=cut-of-meat=Pepper sauce, thin fries|Moules=oyster=White wine, shallot|Duck=poultry-leg=Lentils, orange|Goat cheese=cheese-wedge=Honey, walnuts, frisée|Baguette=baguette-bread=Salted butter|Omelette=cooking=Herbs, green salad|Crème caramel=custard=Vanilla, burnt sugar',
  ],
]

const USUAL =
  'Soup of the day=steaming-bowl=With bread from the oven|Garden salad=green-salad=Leaves, herbs, seeds|Pasta=spaghetti=Tomato, basil, olive oil|Fish=fish=Grilled, lemon, potatoes|Steak=cut-of-meat=Pepper sauce, fries|Roast chicken=poultry-leg=Thyme, root vegetables|Cheese=cheese-wedge=Three kinds, chutney|Custard=custard=Vanilla, burnt sugar'

/** Dishes that such a kitchen has, eight of them: samples, and to be called so. */
export const kitchenOf = (brief: Brief): SampleDish[] => drawnIn(rowBesideName(brief, KITCHENS) ?? USUAL)
