export const mostOrganizationTokens = 50
