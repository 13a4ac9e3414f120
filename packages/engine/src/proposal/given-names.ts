/** Given names that are frequent in Europe and the Americas: in a line of capitals only such a word tells of a person. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'aaron abigail adam adele adrian agnes ahmed aidan aisha alan albert alberto alejandro alessandro alex alexander alexandra alexis alfred ali alice alicia alison ' +
    'amanda amelia amy ana anastasia andre andrea andreas andrew angela angelo anita anja ann anna anne annika anthony antoine antonio arjun arne arnold arthur astrid ' +
    'audrey august axel barbara beatrice beatriz ben benedict benjamin bernard bernd bernhard beth betty bianca birgit björn bob boris brandon brenda brian bridget bruce bruno ' +
    'camila camille carl carla carlos carmen carol caroline catherine cecilia charles charlie charlotte chiara chloe chris christian christina christine christoph christopher claire clara claude ' +
    'claudia colin connor conrad cristina cynthia daniel daniela dave david deborah denis dennis derek diana diego dieter dimitri dirk dmitri dominic donald donna dorothy douglas duncan dylan ' +
    'eduardo edward edwin elena eleanor elias elisabeth elizabeth ella ellen elsa emil emilia emily emma enrique eric erich erik erika ernest ernst esther eugene eva evelyn ' +
    'fabian fatima federico felix ferdinand fernando fiona florence florian francesca francesco francis francisco francois frank franz fred frederick friedrich fritz ' +
    'gabriel gabriela gareth gary gavin geoffrey george georges gerald gerard gerhard gianni gilbert gina giovanni giulia giuseppe gloria gordon graham greg gregory greta guido günter gustav ' +
    'hanna hannah hans harald harold harriet harry hassan heather heidi heinrich heinz helen helena helga helmut henri henrik henry herbert hermann hiroshi horst howard hugh hugo ' +
    'ian ibrahim ida ignacio igor ines ingrid irene irina isaac isabel isabella isabelle ivan jack jacob jacqueline jacques jake jakob james jan jana jane janet jason javier jean jeff ' +
    'jeffrey jennifer jens jeremy jerome jerry jesse jessica jim joachim joan joanna joaquin joe joel johan johann johanna johannes john jonas jonathan jorge jose josef josefine joseph joshua ' +
    'juan judith judy julia julian julie juliette julio jürgen justin karen karin karl karla katarina kate katharina katherine kathleen kathryn katja keiko keith kelly ken kenji kenneth kevin ' +
    'klaus konrad kristin kristina kurt kyle lars laura lauren laurent lawrence lea leah lena leo leon leonard leonardo leonie leslie liam lilian lillian linda lisa lorenzo lorraine louis ' +
    'louisa louise luc luca lucas lucia lucy ludwig luigi luis luisa lukas luke lydia magdalena malcolm manfred manuel manuela marc marcel marcelo marco marcus margaret margarita maria marianne ' +
    'marie marina mario marion markus marlene marta martha martin martina mary mateo mathieu matteo matthew matthias maurice max maximilian megan melanie melissa michael michel michelle miguel ' +
    'mike mikhail miles milena miriam mohamed mohammed molly monica monika morgan muhammad nadia nadine naomi natalia natalie natasha nathan neil nelson niall nicholas nick nicola nicolas nicole ' +
    'niels nigel niklas nikolai nils nina noah noel nora norbert norman olaf oleg olga oliver olivia omar oscar oskar otto owen pablo pamela paolo pascal patricia patrick paul paula pauline ' +
    'pedro penelope peter petra philip philipp philippe phoebe pierre pietro rachel rafael rainer ralf ralph ramon raphael raquel raul ravi raymond rebecca regina renate rene ricardo richard ' +
    'rita robert roberta roberto robin rodrigo roger roland rolf roman ronald ronan rosa rosemary ross rowan roy ruben rudolf rupert russell ruth ryan sabine sabrina samantha samuel sandra ' +
    'santiago sara sarah sasha scott sean sebastian sergei sergio seth shane sharon sheila shirley sibylle siegfried sigrid silvia simon simone sofia solveig sonia sonja sophia sophie stefan ' +
    'stefanie stella stephan stephanie stephen steve steven stuart sue susan susanne svetlana sven sylvia tamara tanja tara tatiana ted teresa terence theo theodor theodore theresa thomas ' +
    'thorsten tiago tim timothy tina tobias todd tom tomás tony tracy trevor ulrich ulrike uma ursula valentina valeria valerie vanessa vera veronica victor victoria viktor vincent vincenzo ' +
    'violeta virginia vivian vladimir walter wanda wendy werner wilhelm william wolfgang xavier yannick yasmin yuki yusuf yves yvonne zoe'
  ).split(' '),
)
