import { z } from 'zod'

/** Longer is nothing anybody types to find something. */
export const longestSearch = 100

/** What is looked for. What nobody can mean finds nothing, as an address may hold anything. */
export const SearchQuery = z.object({
  q: z
    .string()
    .max(longestSearch)
    .refine((text) => !text.includes('\0'))
    .catch(''),
})
