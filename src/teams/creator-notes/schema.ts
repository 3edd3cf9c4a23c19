import { z } from 'zod'
import { longText, withExample } from '../../framework/http/fields/fields.ts'

export const longestNote = 2000

export const CreatorNoteWrite = z.object({
  body: withExample(longText(longestNote), 'Quick, kind, films in daylight. Ask for the recipe.'),
})

export type CreatorNoteFields = z.infer<typeof CreatorNoteWrite>
