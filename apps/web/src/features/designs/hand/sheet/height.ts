/** How high the sheet of controls is, in hundredths of the window. */
export const HEIGHT = { least: 35, usual: 42, most: 75 } as const
