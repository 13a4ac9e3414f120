/** Kinds of things that are chosen from, whose members are known by name. */
const MEMBERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/payment/i, ['Card', 'Bank transfer', 'Wallet', 'Voucher']],
  [/\bformats?\b/i, ['PDF', 'Table', 'Slides', 'Web page']],
  [/\bcontents?\b/i, ['Summary', 'Figures', 'Charts', 'Notes']],
  [/calculation/i, ['Basic', 'Percent', 'Algebra', 'Statistics']],
  [/diagram/i, ['Flow chart', 'Org chart', 'Mind map', 'Network']],
  [/theme|colou?r/i, ['Classic', 'Wood', 'Slate', 'Ocean']],
  [/difficult|\blevels?\b/i, ['Easy', 'Medium', 'Hard', 'Expert']],
  [/avatar|\braces?\b|character/i, ['Knight', 'Ranger', 'Mage', 'Scout']],
  [/season/i, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/\btimes?\b|\bslots?\b/i, ['09:00', '11:00', '14:00', '16:30']],
  [/date|day/i, ['This week', 'Next week', 'Weekend', 'Any day']],
  [/seat/i, ['Window', 'Aisle', 'Front', 'Back']],
  [/size/i, ['Small', 'Medium', 'Large', 'Extra large']],
  [/distance/i, ['5 km', '10 km', 'Half', 'Full']],
  [/risk/i, ['Operations', 'Finance', 'Safety', 'Data']],
  [/questions?|exams?\b/i, ['By topic', 'Mixed', 'Mistakes only', 'Mock exam']],
  [/call type|request type|reason/i, ['Question', 'Complaint', 'Order', 'Other']],
  [/\baccounts?\b/i, ['For myself', 'For my family', 'For work', 'Just looking']],
  [/\bweeks?\b/i, ['Week 1', 'Week 2', 'Week 3', 'Week 4']],
  [/language/i, ['English', 'Spanish', 'French', 'German']],
  [/categor|topic|subject/i, ['Newest', 'Popular', 'Classic', 'For beginners']],
]

/** The members of a kind of thing; undefined where none are known. */
export const membersOf = (thing: string): readonly string[] | undefined =>
  MEMBERS.find(([words]) => words.test(thing))?.[1]
