/** The hour at which the daily mail comes, where its reader is. */
export const morning = '08:00'

export const morningInWords = morning.replace(/^0/, '')
