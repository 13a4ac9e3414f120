/** What somebody is called among those who work with them. */
export interface Named {
  email: string
  firstName: string
  lastName: string
}

/** Without a name: what stands before the @ of their address. */
export const nameOf = ({ email, firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim() || email.replace(/@.*$/, '')
