export const megabyte = 1024 * 1024

/** The most that one upload may hold. The database has the same limit. */
export const largestUpload = { megabytes: 500, bytes: 500 * megabyte }

/** Uploads that someone has at a time, finished or not, and what all of them hold together. */
export const mostUploads = 8

export const mostTogether = { megabytes: 2000, bytes: 2000 * megabyte }

/** A piece costs a row and a file, however small it is. A connection does not break nearly as often. */
export const mostPieces = 1000
