/** Names of colours in Danish by their English, with their endings. */
export const COLOURS = `
red: rød rødt røde
dark red: mørkerød mørkerødt mørkerøde
blue: blåt
dark blue: mørkeblå mørkeblåt
light blue: lyseblå lyseblåt
green: grøn grønt grønne
dark green: mørkegrøn mørkegrønt mørkegrønne
light green: lysegrøn lysegrønt lysegrønne
yellow: gul gult gule
black: sort sorte
white: hvid hvidt hvide
purple: lilla
pink: lyserød lyserødt lyserøde
gray: gråt
brown: brun brunt brune
cream: cremefarvet
turquoise: turkis
`
