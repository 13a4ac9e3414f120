/**
 * Things that can be drawn, by their nouns in German, Spanish, French, Italian, Portuguese and Dutch requests. Rows 'bee: biene bienen abeja …'.
 * Apart from the languages' own tables of nouns: these words are found in names, too, and are looked up only where something is to be seen.
 */
const THINGS = `
tooth: zahn zähne zähnen diente dientes muela muelas dent dents dente denti dentes tand tanden
toothbrush: zahnbürste zahnbürsten cepillo_de_dientes brosse_à_dents spazzolino escova_de_dentes tandenborstel
brush: bürste bürsten pinsel brocha pincel brosse pinceau pennello kwast borstel
cup: tasse tassen taza tazas tazza tazze xícara chávena kopje beker
coffee bean: kaffeebohne kaffeebohnen grano_de_café granos_de_café grain_de_café grains_de_café chicco chicchi grão_de_café grãos_de_café koffieboon
coffee pot: cafetera cafeteras cafetière caffettiera cafeteira kaffeekanne moka
teapot: teekanne tetera théière teiera bule theepot
window: fenster ventana ventanas fenêtre fenêtres finestra finestre janela janelas raam
door: tür türen puerta puertas porte portes porta porte deur
table: tisch mesa tavolo tafel
crumb: krümel brösel migas miga miettes briciole migalhas kruimels
chair: stuhl silla chaise sedia cadeira stoel
bee: biene bienen abeja abejas abeille abeilles ape api abelha abelhas bij bijen
beehive: bienenstock colmena ruche alveare colmeia bijenkorf
dandelion: löwenzahn diente_de_león pissenlit soffione paardenbloem
windmill: windmühle molino_de_viento moulin mulino moinho windmolen
mill: mühle molino molen
tree: baum bäume bäumen árbol árboles arbre arbres albero alberi árvore árvores boom bomen
leaf: blatt blätter blättern hoja hojas feuille feuilles foglia foglie folha folhas blad bladeren
flower: blume blumen blüte blüten flor flores fleur fleurs fiore fiori bloem bloemen
rose: rose rosen rosas roses
sunflower: sonnenblume sonnenblumen girasol girasoles tournesol girasole girassol zonnebloem
wheat: ähre ähren weizen espiga espigas trigo épi épis blé spiga grano_di_frumento tarwe
bread: brot brote pan panes pain pains pane pão brood
croissant: croissant croissants cruasán
baguette: baguette baguettes
pretzel: brezel brezeln breze
cake: kuchen torte pastel tarta gâteau torta bolo taart
cookie: keks kekse galleta galletas biscuit biscotto biscotti koekje
apple: apfel äpfel manzana manzanas pomme pommes mela mele maçã appel appels
pear: birne birnen pera peras poire poires
cherry: kirsche kirschen cereza cerezas cerise cerises ciliegia ciliegie cereja kers kersen
grapes: traube trauben weintrauben uva uvas raisin raisins grappolo druif druiven
olive: olive oliven aceituna aceitunas oliva olivo azeitona olijf
lemon: zitrone zitronen limón limones citron citrons limone limoni limão citroen
carrot: möhre möhren karotte karotten zanahoria zanahorias carotte carottes carota carote cenoura cenouras wortel
tomato: tomate tomaten tomates pomodoro pomodori tomaat
pepper: paprika pimiento poivron peperone pimentão
fish: fisch fische pez peces pescado poisson poissons pesce pesci peixe peixes vis vissen
crab: krabbe krebs cangrejo crabe granchio caranguejo krab
bird: vogel vögel pájaro pájaros ave oiseau oiseaux uccello uccelli pássaro pássaros vogels
owl: eule eulen búho lechuza hibou chouette gufo civetta coruja uil
swallow: schwalbe schwalben golondrina golondrinas hirondelle hirondelles rondine rondini andorinha zwaluw
rooster: hahn gallo coq haan galo
chicken: huhn hühner henne gallina gallinas poule poules galinha kip
dog: hund hunde perro perros chien chiens cane cani cão cães hond honden
cat: katze katzen kater gato gatos chat chats gatto gatti kat katten
horse: pferd pferde caballo caballos cheval chevaux cavallo cavalli cavalo cavalos paard paarden
cow: kuh kühe vaca vacas vache vaches mucca mucche koe koeien
sheep: schaf schafe oveja ovejas mouton moutons pecora pecore ovelha ovelhas schaap schapen
pig: schwein schweine cerdo cerdos cochon cochons maiale porco porcos varken
goat: ziege ziegen cabra cabras chèvre chèvres capra capre geit geiten
bear: bär bären oso osos ours orso orsi urso ursos beer beren
fox: fuchs füchse zorro renard volpe raposa vos
wolf: wölfe lobo lobos loup loups lupo lupi wolven
rabbit: hase hasen kaninchen conejo conejos lapin lapins coniglio coelho konijn
hedgehog: igel erizo hérisson riccio ouriço egel
squirrel: eichhörnchen ardilla écureuil scoiattolo esquilo eekhoorn
butterfly: schmetterling schmetterlinge mariposa mariposas papillon papillons farfalla borboleta vlinder
snail: schnecke schnecken caracol caracoles escargot escargots lumaca lumache caracóis slak
whale: wal wale ballena ballenas baleine balena baleia walvis
lion: löwe löwen león leones leone leão leeuw
elephant: elefant elefanten elefante elefantes éléphant olifant
moon: mond luna lune lua maan
sun: sonne sol soleil sole zon
star: stern sterne sternen estrella estrellas étoile étoiles stella stelle estrela estrelas ster sterren
cloud: wolke wolken nube nubes nuage nuages nuvola nuvem nuvens
mountain: berg berge bergen montaña montañas montagne montagnes montagna montanha montanhas bergen
sea: meer see mar mer mare zee
wave: welle wellen ola olas vague vagues onda onde ondas golf golven
river: fluss río fiume rio rivière rivier
bridge: brücke brücken puente puentes pont ponts ponte ponti pontes brug
house: haus häuser casa casas maison maisons huis huizen
tower: turm torre tour toren
lighthouse: leuchtturm faro phare farol vuurtoren
boat: boot boote barco barca bateau bateaux barca barche boten
anchor: anker ancla ancre ancora âncora
bicycle: fahrrad fahrräder rad bicicleta bicicletas vélo vélos bicicletta bici fiets fietsen
book: buch bücher libro libros livre livres libri livro livros boek boeken
pen: feder füller pluma plume penna caneta veer
key: schlüssel llave llaves clé clés chiave chiavi chave chaves sleutel
scissors: schere scheren tijeras ciseaux forbici tesoura schaar
needle: nadel aguja aiguille ago agulha naald
hammer: martillo marteau martello martelo hamer
wrench: schraubenschlüssel llave_inglesa clé_anglaise
scales: waage balanza balance bilancia balança weegschaal
gavel: richterhammer mazo maillet martelletto
column: säule säulen columna columnas colonne colonnes colonna coluna colunas zuil zuilen
cross: kreuz kreuze cruz cruces croix croce croci kruis
heart: herz herzen corazón corazones cœur coeur cœurs cuore cuori coração corações hart harten
ring: ringe anillo anillos anneau anneaux alianza alianzas anello anelli anel anéis ringen
crown: krone corona couronne coroa kroon
candle: kerze kerzen vela velas bougie bougies candela candele kaars
lamp: lampe lampen lámpara lampada lâmpada
bell: glocke glocken campana campanas cloche cloches campanella sino klok
clock: uhr uhren reloj relojes horloge montre orologio relógio
bottle: flasche flaschen botella botellas bouteille bouteilles bottiglia bottiglie garrafa garrafas fles flessen
glass: glas gläser vaso copa copas verre verres bicchiere calice copo glazen
jar: einmachglas frasco bocal barattolo pote pot potje
pot: topf töpfe olla marmite pentola panela
spoon: löffel cuchara cucharas cuillère cucchiaio colher lepel
fork: gabel tenedor fourchette forchetta garfo vork
knife: messer cuchillo couteau coltello faca mes
glasses: brille gafas anteojos lunettes occhiali óculos bril
eye: auge augen ojo ojos œil oeil yeux occhio occhi olho olhos oog ogen
hand: hand hände mano manos main mains mani mão mãos handen
face: gesicht cara rostro visage viso faccia rosto gezicht
paw: pfote pfoten pata patas patte pattes zampa zampe poot poten
bone: knochen hueso huesos os osso ossi ossos bot botten
feather: federn plumas plumes piuma piume pena penas veren
umbrella: regenschirm schirm paraguas parapluie ombrello guarda-chuva paraplu
guitar: gitarre guitarra guitare chitarra gitaar
piano: klavier flügel piano pianoforte
note: note noten nota_musical notas_musicales note_de_musique nota_musicale
microphone: mikrofon micrófono micro microphone microfono microfone microfoon
ball: ball balón pelota ballon pallone palla bola bal
tent: zelt tienda_de_campaña tente tenda
globe: weltkugel globus globo_terráqueo mappamondo wereldbol
santa: weihnachtsmann papá_noel père_noël babbo_natale pai_natal kerstman
pumpkin: kürbis kürbisse calabaza citrouille zucca abóbora pompoen
snowflake: schneeflocke copo_de_nieve flocon fiocco_di_neve floco_de_neve sneeuwvlok
`

const byWord = new Map<string, string>(
  THINGS.trim()
    .split('\n')
    .flatMap((row) => {
      const [thing = '', said = ''] = row.split(': ')
      return said.split(' ').map((word) => [word, thing] as const)
    }),
)

/** The longest phrase, in words. */
const LONGEST = 3

/** What the words from one on name, in English, and how many they are: 'granos de café' is a coffee bean. @param words lower case */
export function foreignThingAt(words: readonly string[], at: number): { thing: string; length: number } | undefined {
  for (let length = LONGEST; length > 0; length--) {
    const thing = byWord.get(
      words
        .slice(at, at + length)
        .join('_')
        .replace(/^[ld]['’]/, ''),
    )
    if (thing !== undefined) return { thing, length }
  }
  return undefined
}
