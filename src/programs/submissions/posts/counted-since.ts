/** From when on the views of a post count, said with the same words wherever it is said. */
export const countedSince =
  'since you posted it. If you posted it before the campaign began, only those after you submit it count'
