import { z } from 'zod'
import type { AttributeErrors } from '../../framework/errors.ts'
import {
  oneOf,
  plainText,
  requiredName,
  uniqueList,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { creatorGroupKinds } from '../../tables/organizations/creator-groups.ts'

const longestQuery = 1000
/** The most creators that are chosen at once. */
export const mostChosen = 100

const query = withExample(
  plainText
    .transform((text) => text.trim())
    .pipe(z.string().max(longestQuery, `is too long (maximum is ${longestQuery} characters)`)),
  'platform_id=tiktok&sort=recent',
)

const name = withExample(requiredName, 'Christmas films').describe('Its name, for the team')

export const CreatorGroupCreate = z.object({
  kind: withExample(oneOf(creatorGroupKinds), 'list'),
  name,
  query: query.optional(),
})
export type CreatorGroupFields = z.infer<typeof CreatorGroupCreate>

export const CreatorGroupUpdate = z.object({ name, query }).partial()
export type CreatorGroupChanges = z.infer<typeof CreatorGroupUpdate>

export const chosenCreators = uniqueList(plainText).pipe(
  z
    .array(z.string())
    .min(1, "can't be blank")
    .max(mostChosen, `are too many (maximum is ${mostChosen} at once)`),
)

/** A form sends it empty wherever no label is made. */
const nameOfNew = withExample(
  z
    .preprocess(
      (sent) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent),
      requiredName.optional(),
    )
    .describe('Of the label that `create` makes'),
  'Warm',
)

/** `create` puts them on a label that is made for it. */
export const groupingActions = ['add', 'remove', 'create'] as const

export const GroupingCreate = z.object({
  group_id: withExample(plainText.optional(), 'Hn8TzWq3').describe(
    'The label or list; not with `create`',
  ),
  name: nameOfNew,
  user_ids: withExample(chosenCreators, ['Rb6KwPz2']).describe(
    'Creators who are put on it or taken off',
  ),
  action: withExample(oneOf(groupingActions), 'add'),
})
export type GroupingFields = z.infer<typeof GroupingCreate>

/** A label that is made has a name, any other is named by its id. */
export function groupingErrors({
  action,
  group_id,
  name,
}: Partial<GroupingFields>): AttributeErrors {
  if (action === undefined) return {}
  const [attribute, value] =
    action === 'create' ? (['name', name] as const) : (['group_id', group_id] as const)
  return value ? {} : { [attribute]: ["can't be blank"] }
}
