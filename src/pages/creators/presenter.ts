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
import { statuses as campaignStatuses } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissionStates } from '../../tables/collabs/collab-submissions.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorUrl } from '../../vocabulary/addresses/creator-urls.ts'
import { collabSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { campaignUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { KnownCreator } from './creator.ts'
import type { Creator } from './queries.ts'
import type { Result } from './results.ts'

const result = {
  currency,
  submissions_count: count(12),
  approved_count: count(10),
  rejected_count: count(1),
  approved_percent: count(90).nullable(),
  view_count: count(1_920_000),
  used_amount: minorUnits(320_400),
  effective_cpm_amount: minorUnits(166).nullable(),
  collabs_count: count(2),
  completed_count: count(1),
  collab_amount: minorUnits(18_000),
  last_active_at: timestamp,
}

export const CreatorJson = z
  .object({ user_id: sqid, name: text('Ida Brandt'), ...result })
  .meta({ id: 'Creator' })

export function presentCreator(creator: Creator): z.infer<typeof CreatorJson> {
  return {
    user_id: encodeId('User', creator.user_id),
    name: displayName(creator),
    ...presentResult(creator),
  }
}

function presentResult(of: Result) {
  return {
    currency: of.currency,
    submissions_count: of.submissions_count,
    approved_count: of.approved_count,
    rejected_count: of.rejected_count,
    approved_percent: of.approved_percent,
    view_count: of.view_count,
    used_amount: of.used_amount,
    effective_cpm_amount: of.effective_cpm_amount,
    collabs_count: of.collabs_count,
    completed_count: of.completed_count,
    collab_amount: of.collab_amount,
    last_active_at: of.last_active_at,
  }
}

export const KnownCreatorJson = z
  .object({
    user_id: sqid,
    name: text('Ida Brandt'),
    accounts: z.array(
      z.object({ platform_id: z.enum(platformIds), account_handle: text('ida.brews') }),
    ),
    results: z.array(z.object(result)),
    campaigns: z.array(
      z.object({
        campaign_id: sqid,
        campaign_name: text('Autumn roast launch'),
        status: z.enum(campaignStatuses),
        currency,
        submissions_count: count(12),
        view_count: count(1_920_000),
        used_amount: minorUnits(320_400),
        last_active_at: timestamp,
        url: urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json'),
      }),
    ),
    collabs: z.array(
      z.object({
        id: sqid,
        collab_id: sqid,
        collab_name: text('Morning ritual'),
        state: z.enum(collabSubmissionStates),
        currency,
        quote_amount: minorUnits(18_000),
        created_at: timestamp,
        url: urlLike(
          'https://troupe.example.com/organizations/k5dXwQ2n/collabs/Tz4RmQ7x/submissions/Wm3NpKz5.json',
        ),
      }),
    ),
    url: urlLike('https://troupe.example.com/organizations/k5dXwQ2n/creators/Rb6KwPz2.json'),
  })
  .meta({ id: 'KnownCreator' })

export function presentKnownCreator(creator: KnownCreator): z.infer<typeof KnownCreatorJson> {
  const { user_id, organization_id, accounts, results, campaigns, collabs } = creator
  return {
    user_id: encodeId('User', user_id),
    name: displayName(creator),
    accounts,
    results: results.map(presentResult),
    campaigns: campaigns.map((work) => ({
      ...work,
      campaign_id: encodeId('Campaign', work.campaign_id),
      url: campaignUrl({ organization_id, id: work.campaign_id }),
    })),
    collabs: collabs.map((work) => ({
      ...work,
      id: encodeId('Submission', work.id),
      collab_id: encodeId('Collab', work.collab_id),
      url: collabSubmissionUrl({ ...work, organization_id }),
    })),
    url: creatorUrl(creator),
  }
}
