import { z } from 'zod'

/** Longer is nothing anybody types to find something. */
export const longestSearch = 100

/** Words to look for. Those that nobody can mean find nothing, as an address may hold anything. */
export const SearchQuery = z.object({
  q: z
    .string()
    .max(longestSearch)
    .refine((text) => !text.includes('\0'))
    .catch(''),
})
