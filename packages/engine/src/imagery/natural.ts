/** Figures that are known by their colours: food, flowers, animals, people, rainbows. In other colours they are something else. */
const NAMES = new Set(
  `rainbow bacon bagel baguette-bread banana beans beer-mug bell-pepper bento-box birthday-cake blueberries bread broccoli
  bubble-tea burrito butter candy carrot cheese-wedge cherries chestnut chicken chocolate-bar christmas-tree clinking-beer-mugs
  clinking-glasses cocktail-glass coconut cooked-rice cookie cooking corn crab croissant cucumber cup-with-straw cupcake curry-rice
  custard cut-of-meat dango doughnut dumpling ear-of-corn egg eggplant evergreen-tree falafel fire fish-cake-with-swirl
  flatbread fondue fortune-cookie four-leaf-clover french-fries fried-shrimp garlic ginger-root glass-of-milk grapes green-apple
  green-salad hamburger hatching-chick herb honey-pot honeybee hot-beverage hot-dog hot-pepper ice-cream jack-o-lantern kiwi-fruit
  leafy-green lemon lime lobster lollipop mango maple-leaf meat-on-bone melon moon-cake mushroom oden olive onion oyster pancakes
  panda peach peacock peanuts pea-pod pear penguin pickle pie pineapple pizza popcorn pot-of-food potato poultry-leg pretzel
  red-apple red-heart rice-ball roasted-sweet-potato root-vegetable rose salt sandwich santa-claus seedling shallow-pan-of-food
  shamrock shaved-ice sheaf-of-rice shortcake shrimp soft-ice-cream spaghetti steaming-bowl strawberry stuffed-flatbread
  sun sunflower sunrise sunrise-over-mountains sunset sushi taco takeout-box tamale tangerine teacup-without-handle tomato tropical-drink
  tropical-fish tulip waffle watermelon wine-glass zebra tiger lion giraffe fox bear deciduous-tree palm-tree cactus fireworks
  flamingo butterfly parrot turtle frog dolphin whale elephant monkey koala potted-plant cherry-blossom hibiscus bouquet blossom
  earth globe-showing-europe-africa globe-showing-americas globe-showing-asia-australia beach-with-umbrella desert-island
  national-park mountain snow-capped-mountain camping volcano milky-way night-with-stars`.split(/\s+/),
)

/** People: skin, hair and clothes in the colours of a palette are no skin, hair and clothes. */
const PEOPLE =
  /^(?:person|man|woman|boy|girl|baby|child|old|older|people|prince|princess|guard|detective|ninja|student|teacher|judge|farmer|cook|mechanic|scientist|technologist|singer|artist|pilot|astronaut|firefighter|police|construction-worker|office-worker|factory-worker|health-worker|superhero|fairy|mage|elf|mermaid|merman|merperson|skier|snowboarder|horse-racing|ballet|santa|mrs-claus|kiss|bust)/
const ANIMALS = new Set(
  `ant badger bat beaver bee beetle bird bison black-bird black-cat blowfish boar bug camel cat cat-face chipmunk cow cow-face crocodile
  deer dodo dog dog-face donkey dove duck eagle ewe fish front-facing-baby-chick goat goose gorilla guide-dog hamster hedgehog hippopotamus
  horse horse-face jellyfish kangaroo lady-beetle leopard llama mammoth monkey-face moose mouse mouse-face octopus orangutan orca otter owl
  ox pig pig-face polar-bear poodle rabbit rabbit-face raccoon ram rhinoceros rooster sauropod scorpion seal service-dog shark skunk sloth
  snail snake spider spouting-whale squid swan t-rex tiger-face turkey two-hump-camel water-buffalo wolf worm`.split(
    /\s+/,
  ),
)

/** Whether a figure is known by its colours. */
export const isNatural = (figure: string): boolean => NAMES.has(figure) || ANIMALS.has(figure) || PEOPLE.test(figure)
