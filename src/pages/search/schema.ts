import { z } from 'zod'

/** The address of a post that someone pastes may be long. */
export const longestSearch = 500

/** Words to look for. Those that nobody can mean find nothing, as an address may hold anything. */
export const SearchQuery = z.object({
  q: z
    .string()
    .max(longestSearch)
    .refine((text) => !text.includes('\0'))
    .catch(''),
})
