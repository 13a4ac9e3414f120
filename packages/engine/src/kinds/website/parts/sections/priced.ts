/** A price at the end of a line: it goes to the right edge. Only where a plain space sets it off, so that the line stays as given. */
export const PRICED = /^(.*\S) ((?:[$€£¥₹]|EUR |USD |GBP |CHF )\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₹]|kr|zł|CHF|EUR|USD|GBP))$/
