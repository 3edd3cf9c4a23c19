/** How many prices there can be in all, the first of the creator included. */
export const mostOffers = 6

/** How often someone can withdraw from a collab: the organization is told of each by mail. */
export const mostWithdrawn = 3
