/** The most groups of one kind that an organization has. */
export const mostGroups = 100
