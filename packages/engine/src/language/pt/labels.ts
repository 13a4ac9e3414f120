/** Headings of sections, labels of facts and fields of forms in Portuguese, by their English. */
export const LABELS = `
At a glance: Num relance
What to expect: O que o espera
In short: Em resumo
How it works: Como funciona
Step by step: Passo a passo
Who you will meet: Quem vai encontrar
Good to know: Bom saber
Before you ask: Antes de perguntar
Questions: Perguntas
Get in touch: Contacto
How to reach us: Como nos encontrar
The details: Os detalhes
The menu: A ementa
From the oven: Do forno
The list: A lista
Line-up: Cartaz
Programme: Programa
Subjects: Matérias
Treatments: Tratamentos
Classes: Aulas
Prices: Preços
On offer: O que oferecemos
Find us: Onde estamos
Phone: Telefone
E-mail: E-mail
Online: Online
Social: Redes
Address: Morada
Time: Hora
Date: Data
Place: Local
Price: Preço
Offer: Oferta
With: Com
Role: Profissão
Hours: Horário
Note: Nota
Arrive: Chegada
Leave: Partida
Guests: Pessoas
Day: Dia
When: Quando
Where: Onde
Where to: Para onde
Travellers: Viajantes
What: O quê
Rooms: Quartos
Reason: Motivo
Animal: Animal
Treatment: Tratamento
Class: Aula
Level: Nível
Vehicle: Veículo
Service: Serviço
Job: Trabalho
From: De
To: Para
Tour: Passeio
Group: Grupo
Choose a date: Escolha uma data
Choose a day: Escolha um dia
Choose a time: Escolha uma hora
Choose a place: Escolha um lugar
Choose a visit: Escolha um motivo
Choose one: Escolha
How many?: Quantos?
Town or district: Cidade ou bairro
Town or postcode: Cidade ou código postal
House or flat: Casa ou apartamento
Morning or afternoon: Manhã ou tarde
Dog, cat, other: Cão, gato, outro
New or practised: Iniciante ou avançado
Make and model: Marca e modelo
What needs doing?: O que é preciso?
Presented to: Atribuído a
Awarded to: Concedido a
Proudly presented to: Entregue com orgulho a
This certificate is presented to: Este certificado é atribuído a
Name: Nome
Signature: Assinatura
You are invited: Está convidado
Save the date: Reserve a data
RSVP: Confirmar presença
Starters: Entradas
Mains: Pratos principais
Desserts: Sobremesas
Your dish: O seu prato
Signatures: Da casa
Classics: Clássicos
Your drink: A sua bebida
Passenger: Passageiro
Seat: Lugar
Raffle ticket: Bilhete de rifa
Admit one: Entrada para uma pessoa
No.: N.º
Your photo: A sua foto
Your e-mail address: O seu e-mail
Your name: O seu nome
`
