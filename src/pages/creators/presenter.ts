import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../framework/http/json-fields.ts'
import { displayName } from '../../tables/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { Creator } from './queries.ts'

export const CreatorJson = z
  .object({
    user_id: sqid,
    name: text('Ida Brandt'),
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
  })
  .meta({ id: 'Creator' })

export function presentCreator(creator: Creator): z.infer<typeof CreatorJson> {
  return {
    user_id: encodeId('User', creator.user_id),
    name: displayName(creator),
    currency: creator.currency,
    submissions_count: creator.submissions_count,
    approved_count: creator.approved_count,
    rejected_count: creator.rejected_count,
    approved_percent: creator.approved_percent,
    view_count: creator.view_count,
    used_amount: creator.used_amount,
    effective_cpm_amount: creator.effective_cpm_amount,
    collabs_count: creator.collabs_count,
    completed_count: creator.completed_count,
    collab_amount: creator.collab_amount,
    last_active_at: creator.last_active_at,
  }
}
