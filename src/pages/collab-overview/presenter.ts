import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { collabSubmissionStates } from '../../tables/collabs/collab-submissions.ts'
import { collabSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { Card, CollabOverview } from './queries.ts'

const CardJson = z
  .object({
    id: sqid,
    creator_name: text('Ida Brandt').nullable(),
    state: z.enum(collabSubmissionStates),
    quote_amount: minorUnits(18_000),
    currency,
    due_at: timestamp.nullable(),
    next: z
      .enum(['organization', 'creator', 'staff'])
      .meta({ description: 'Who is to do something' }),
    is_shipment_late: z
      .boolean()
      .meta({ description: 'Whether the product was not sent in time', examples: [false] }),
    url: urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/collabs/Tz4RmQ7x/submissions/Wm3NpKz5.json',
    ),
  })
  .meta({ id: 'CollabCard' })

const ApplicantJson = CardJson.extend({
  message: text('I film in my kitchen every morning.'),
  accounts: z.array(
    z.object({
      platform_id: z.enum(platformIds),
      account_url: urlLike('https://www.tiktok.com/@ida.brews'),
      subscriber_count: count(12_840).nullable(),
      median_view_count: count(8_200).nullable(),
    }),
  ),
  submissions_count: count(12),
  approved_count: count(10),
  rejected_count: count(1),
  view_count: count(96_400),
  completed_count: count(2),
}).meta({ id: 'Applicant' })

export const CollabOverviewJson = z
  .object({
    applicants: z.array(ApplicantJson),
    cards: z.array(CardJson),
    states: z.array(z.object({ state: z.enum(collabSubmissionStates), number: count(3) })),
  })
  .meta({ id: 'CollabOverview' })

function presentCard<Kind extends Card>(shown: Kind) {
  const { organization_id: _, collab_id: __, ...own } = shown
  return { ...own, id: encodeId('Submission', shown.id), url: collabSubmissionUrl(shown) }
}

export function presentCollabOverview({
  applicants,
  cards,
  states,
}: CollabOverview): z.infer<typeof CollabOverviewJson> {
  return { applicants: applicants.map(presentCard), cards: cards.map(presentCard), states }
}
