export const mostWebhooks = 20
