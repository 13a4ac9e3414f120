/**
 * What is looked at when a token is judged: each row is one feature, made of attributes (attributes.ts) of the token itself
 * or, with '@', of one that many places away. 'sense' stands for every sense of the word.
 */
export const TOKEN_TEMPLATES = `
word
lemma
pos
shape
tail
quoting
word@-1
word@1
word@-2
word@2
lemma@-1
lemma@1
pos@-1
pos@1
pos@-2
pos@2
pos@-1 pos
pos pos@1
pos@-2 pos@-1 pos
pos pos@1 pos@2
pos@-1 pos pos@1
word@-1 word
word word@1
word@-1 pos
pos word@1
word@-2 word@-1 word
quoting word@-1
quoting word@1
capital
capital pos
capitals
capital elsewhere
capital@-1
capital@1
act
act pos
act lemma
act place
act quoting
act capital
act length
act before
rule
rule pos
opening
opening opening2
opening pos
head
preposition
preposition head
preposition pos act
verb
verb pos
verb head
label quoting
label distance quoting
label pos
part quoting
part distance quoting
part pos
behind quoting
partBehind quoting
kind pos
kind act
kind quoting
sentence pos
quotes act pos
entity
entity@-1 entity
entity entity@1
entity act
sense
sense pos
sense act
sense quoting
sense@-1
sense@-1 pos
sense@1
sense@1 pos
sense@-2
sense@2
listed
listed pos
listed act
listed quoting
listed kind
listed capital
listed@1
listed@-1
listed part
listed label
`
  .trim()
  .split('\n')

/** The same for a text that was found, to tell its role (span-attributes.ts). */
export const SPAN_TEMPLATES = `
text
first
last
words
kind
ordinal
ordinal kind
ordinal count
shape
quoted
quoted kind
entity
entity kind
capitals
act
act kind
act quoted
rule
opening
verb
preposition
preposition kind
preposition quoted
label
label kind
label quoted
label distance
behind
behind kind
behind quoted
left
left2 left
left kind
left quoted
right
right right2
right kind
right quoted
left right
key
key kind
opensLine ordinal
opensLine kind
words kind
words quoted
last kind
first kind
lemma
lemma kind
sense
sense kind
sense quoted
sense words
ordinal quoted kind
ordinal label
ordinal act kind
ordinal left
size
size kind
part
part kind
part quoted
part distance
part ordinal
partBehind
partBehind quoted
keyPart
keyPart kind
look
look kind
look quoted
look ordinal
listed
listed kind
listed look
listed part
listed label
listed entity
`
  .trim()
  .split('\n')

/** The same for a piece between marks, to tell whether it is a text as it stands: a look or a request is none. */
export const PIECE_TEMPLATES = [
  ...SPAN_TEMPLATES,
  ...`
first words
last words
act words
sense entity
lemma@-1
lemma@1
sense@-1
sense@1
entity@-1
entity@1
entity@-1 entity
entity entity@1
words@-1 words
words words@1
ordinal words
place
place act
`
    .trim()
    .split('\n'),
]
