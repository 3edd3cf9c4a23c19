import { z } from 'zod'

/** An address that someone pastes may be long. */
export const longestStaffSearch = 500

export const StaffSearchQuery = z.object({
  q: z
    .string()
    .max(longestStaffSearch)
    .refine((text) => !text.includes('\0'))
    .catch(''),
})
