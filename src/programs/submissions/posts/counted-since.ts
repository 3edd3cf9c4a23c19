/** From when on the views of a post count, said with the same words wherever it is said. */
export const countedSince =
  'since you posted it, or since you submit it if you posted it before the campaign began'
