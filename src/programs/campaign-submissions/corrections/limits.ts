/** How often the same post can be corrected and handed in again. */
export const mostCorrections = 2

/** The number of corrections as an adverb: twice, or so many times. */
export const correctionsInWords = mostCorrections === 2 ? 'twice' : `${mostCorrections} times`
