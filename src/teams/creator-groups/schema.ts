import { z } from 'zod'
import {
  listOf,
  oneOf,
  plainText,
  requiredName,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { creatorGroupKinds } from '../../tables/organizations/creator-groups.ts'

export const longestQuery = 1000
/** The most creators that are chosen at once. */
export const mostChosen = 100

const query = withExample(
  plainText
    .transform((text) => text.trim())
    .pipe(z.string().max(longestQuery, `is too long (maximum is ${longestQuery} characters)`)),
  'platform_id=tiktok&sort=recent',
)

const name = withExample(requiredName, 'Christmas films')

export const CreatorGroupCreate = z.object({
  kind: withExample(oneOf(creatorGroupKinds), 'list'),
  name,
  query: query.optional(),
})
export type CreatorGroupFields = z.infer<typeof CreatorGroupCreate>

export const CreatorGroupUpdate = z.object({ name, query }).partial()
export type CreatorGroupChanges = z.infer<typeof CreatorGroupUpdate>

export const chosenCreators = listOf(plainText).pipe(
  z
    .array(z.string())
    .min(1, "can't be blank")
    .max(mostChosen, `are too many (maximum is ${mostChosen} at once)`),
)

export const groupingActions = ['add', 'remove'] as const

export const GroupingCreate = z.object({
  group_id: withExample(plainText, 'Hn8TzWq3'),
  user_ids: withExample(chosenCreators, ['Rb6KwPz2']),
  action: oneOf(groupingActions),
})
export type GroupingFields = z.infer<typeof GroupingCreate>
