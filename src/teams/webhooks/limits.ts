export const mostWebhooks = 20

/** Secrets that sign at the same time, each of which makes the header of the signatures longer. */
export const mostSecrets = 10
