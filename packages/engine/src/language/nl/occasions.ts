/** What takes place, in Dutch: nouns of occasions; with '!' those that say by themselves what it is. Words of one phrase are joined by '_'. */
export const OCCASIONS = `
feest concert tentoonstelling festival cursus toernooi lezing voorstelling wedstrijd workshop opening rommelmarkt! kerstmarkt! vlooienmarkt!
braderie! open_dag! uitverkoop!
`
