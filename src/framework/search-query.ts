import { z } from 'zod'

/** The address of a page or post that someone pastes may be long. */
export const longestSearch = 500

const mostWords = 5

/** Words to look for. Those that nobody can mean find nothing, as an address may hold anything. */
export const SearchQuery = z.object({
  q: z
    .string()
    .max(longestSearch)
    .refine((text) => !text.includes('\0'))
    .catch(''),
})

/** Accounts are entered by their addresses, of which some have the sign before the name and some do not. */
export function wordsOf(q: string): string[] {
  const words = q.toLowerCase().split(/\s+/)
  return words
    .map((word) => word.replace(/^@(?=.)/, ''))
    .filter(Boolean)
    .slice(0, mostWords)
}
