import { z } from 'zod'
import { count, idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { creatorGroupKinds } from '../../tables/organizations/creator-groups.ts'
import { creatorGroupUrl } from '../../vocabulary/addresses/creator-urls.ts'
import { type Grouping, groupingOutcomes } from './model.ts'
import type { CountedGroup } from './queries.ts'

const fields = {
  id: idOf('CreatorGroup'),
  kind: z
    .enum(creatorGroupKinds)
    .describe('`label` and `list` hold those who were chosen, `view` those whom filters leave'),
  name: text('Christmas films'),
  query: text('platform_id=tiktok&sort=recent')
    .nullable()
    .describe(
      'The filters and the order of a view, as in the address of the list; null for others',
    ),
  creators_count: count(12).nullable().describe('How many were chosen; null for a view'),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/creator_groups/Hn8TzWq3.json'),
    creatorGroupUrl,
  ),
}

export const CreatorGroupJson = shapeOf<CountedGroup>()('CreatorGroup', fields)

const ResultJson = shapeOf<Grouping['results'][number]>()(undefined, {
  user_id: text('Rb6KwPz2').describe('As it was sent'),
  outcome: z
    .enum(groupingOutcomes)
    .describe(
      '`added` or `removed`; `unchanged` who was there already, or was not; `unknown` who never worked with you',
    ),
})

export const GroupingJson = shapeOf<Grouping>()('Grouping', {
  ...fields,
  results: meaning(listOf(ResultJson), 'One for each creator'),
})
