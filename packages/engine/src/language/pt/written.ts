/** What is written into designs in Portuguese: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Feito com carinho | Venha ver | Simplesmente bom | Descubra | Aqui começa algo bom | Pensado para você
sale: A hora é agora | Coisas boas, preços pequenos | Enquanto durar | Mais por menos
event: Esperamos por você | Não perca | Venha com os amigos | Um dia para lembrar
food: Venha com fome | Fresco e caseiro | O sabor de sempre | À mesa
care: Em boas mãos | Um tempo para você | Estamos aqui para ouvir | Passo a passo, melhor
home: Bem-vindo a casa | Um lugar para viver | Bem feito, bem vivido | Sua casa em boas mãos
travel: Vá ver o mundo | Para onde agora? | Faça as malas | O mundo espera
learning: Aprenda algo novo | Curiosos são bem-vindos | Saber que fica | Comece hoje
style: Seu estilo, sua história | Nova estação, novo visual | Feito para usar | A beleza do detalhe
cause: Juntos ajudamos | Cada gesto conta | Juntos é possível | Faça o bem
love: Com amor | Dois corações, um dia | Para sempre
>shop: Comprar agora | Ver a oferta
>book: Reservar | Agendar
>join: Participar | Eu vou
>learn: Saiba mais | Ler mais
>visit: Venha nos visitar | Visite-nos
>order: Pedir agora | Ver o cardápio
>contact: Contato | Fale conosco
>give: Doar agora | Ajudar
`
export const PAGES = `
nav: Serviços | Sobre nós | Perguntas | Contacto
headlines: Seja bem-vindo | Feito com carinho | Está no lugar certo | Simplesmente bom
subheads: O que fazemos, como trabalhamos e como nos encontrar. | Uma breve apresentação e uma forma simples de nos escrever. | O essencial numa só página.
calls: Fale connosco / Saiba mais | Escreva-nos / Como trabalhamos | Pedir informações / Descobrir
features: Primeiro, ouvir — Perguntamos antes de propor alguma coisa. | Palavras claras — Sem jargão. Se algo não for claro, pergunte. | Cuidado com o detalhe — O último detalhe conta tanto como o primeiro. | Uma só pessoa — Fala com a mesma pessoa do princípio ao fim. | Flexibilidade — Os planos mudam. Falamos disso cedo e sem rodeios. | Também depois — As perguntas são bem-vindas mesmo no fim.
about: O que nos importa — Coisas que duram e pessoas que se sentem bem. Dizemos o que é possível e levamos o tempo que for preciso. | Conheça-nos — Venha ver, faça perguntas e tire as suas conclusões.
process: Conte-nos — Bastam algumas frases para começar. | Combinar — Escrevemos o que acontece e quando. | Avançar — Vê cedo o resultado e tem a última palavra.
faq: Como começamos? — Com uma mensagem. Diga o que precisa e para quando. | O que devo preparar? — O que mais ajuda são exemplos do que gosta. | Os planos podem mudar? — Sim. Se disser cedo, raramente é um problema. | Como vos encontro? — Pelo contacto desta página.
closings: Em que podemos ajudar? — Bastam algumas linhas; o resto vemos juntos. | Quer saber mais? — Escreva-nos o que o trouxe aqui.
footers: Obrigado pela visita. | Até breve.
`
