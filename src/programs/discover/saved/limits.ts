/** Nobody reads a longer list. */
export const mostSaved = 500

export const tooManySaved = `You have saved ${mostSaved} programs. Remove one first.`
