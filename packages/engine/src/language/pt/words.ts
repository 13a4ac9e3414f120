/** Words of Portuguese requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: o os as
a/DET: um uma uns umas
and/CCONJ: e
or/CCONJ: ou
for/ADP: para pra
with/ADP: com
without/ADP: sem
is/AUX: é são
should/AUX: deve devem
our/PRON: nosso nossa nossos nossas
my/PRON: meu minha
I/PRON: eu
please/INTJ: favor obrigado obrigada
create/VERB: crie criar cria desenhe faça fazer projete
need/VERB: preciso precisamos quero queremos gostaria
called/VERB: chamado chamada intitulado
show/VERB: mostra mostre
poster/NOUN: cartaz pôster
flyer/NOUN: panfleto folheto
invitation/NOUN: convite
card/NOUN: cartão
menu/NOUN: cardápio ementa
logo/NOUN: logotipo
website/NOUN: página
banner/NOUN: faixa
ad/NOUN: anúncio
icon/NOUN: ícone
app/NOUN: aplicativo aplicação
background/NOUN: fundo
title/NOUN: título
text/NOUN: texto
font/NOUN: letra fonte tipografia
name/NOUN: nome
date/NOUN: data
time/NOUN: hora horário
place/NOUN: local
price/NOUN: preço
address/NOUN: endereço
button/NOUN: botão
picture/NOUN: foto imagem
illustration/NOUN: ilustração desenho
symbol/NOUN: símbolo
border/NOUN: borda moldura
color/NOUN: cor cores
style/NOUN: estilo
top/NOUN: topo cima
bottom/NOUN: embaixo baixo
left/NOUN: esquerda
right/NOUN: direita
center/NOUN: centro
above/ADP: acima
below/ADP: abaixo sob
behind/ADP: atrás
free/ADJ: grátis gratuita gratuito franca
modern/ADJ: moderno moderna
simple/ADJ: simples
light/ADJ: claro clara claros
dark/ADJ: escuro escura escuros
large/ADJ: grande
small/ADJ: pequeno pequena
red/ADJ: vermelho vermelha
blue/ADJ: azul
navy/ADJ: marinho
green/ADJ: verde
yellow/ADJ: amarelo amarela
black/ADJ: preto preta
white/ADJ: branco branca
orange/ADJ: laranja
purple/ADJ: roxo roxa
pink/ADJ: rosa
gray/ADJ: cinza
brown/ADJ: marrom castanho
turquoise/ADJ: turquesa
gold/ADJ: dourado dourada
`
