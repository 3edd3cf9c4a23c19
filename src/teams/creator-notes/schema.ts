import { z } from 'zod'
import { longText, withExample } from '../../framework/http/fields/fields.ts'

export const longestNote = 2000

export const CreatorNoteWrite = z.object({
  body: withExample(
    longText(longestNote),
    'Quick, kind, films in daylight. Ask for the recipe.',
  ).describe('Words for the team; the creator gets them on request'),
})

export type CreatorNoteFields = z.infer<typeof CreatorNoteWrite>
