import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import {
  liabilitiesPath,
  payoutBatchPath,
  staffCampaignPath,
  staffCollabPath,
  staffFundingPath,
  staffOrganizationPath,
  staffPayoutPath,
  staffSocialAccountPath,
  staffUserPath,
} from '../../vocabulary/addresses/staff-urls.ts'
import {
  staffCollabSubmissionPath,
  staffSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { absolute, type Identified } from '../../vocabulary/addresses/urls.ts'
import { encodeId, isPostId } from '../../vocabulary/ids.ts'
import { maskEmail } from '../../vocabulary/people/email.ts'
import { type RecordKind, recordKinds } from './kinds.ts'
import type { StaffFound } from './queries.ts'

export const StaffFoundJson = shapeOf<StaffFound>()('StaffFound', {
  type: from(z.enum(recordKinds), 'kind'),
  id: from(sqid, ({ kind, id }: StaffFound) => encodeId(kind, id)),
  title: text('Suki Tanaka'),
  detail: from(
    text('s***@example.com').describe(
      'Whose it is, or how it is known; the mail address of a person is masked',
    ),
    detailOf,
  ),
  state: text('active').nullable(),
  amount: minorUnits(12_500).nullable(),
  currency: currency.nullable(),
  created_at: timestamp,
  app_url: from(
    urlLike('https://troupe.example.com/staff/users/k5dXwQ2n').describe('The page for staff'),
    (found: StaffFound) => absolute(pathOf(found)),
  ),
})

/** Looking at an account is recorded, so what is found says no more than who it is. */
export function detailOf({ kind, detail }: StaffFound): string {
  return kind === 'User' ? maskEmail(detail) : detail
}

const submissionPath = (submission: Identified) =>
  isPostId(submission.id) ? staffSubmissionPath(submission) : staffCollabSubmissionPath(submission)

const paths: Partial<Record<RecordKind, (record: Identified) => string>> = {
  User: staffUserPath,
  Organization: staffOrganizationPath,
  Campaign: staffCampaignPath,
  Collab: staffCollabPath,
  Submission: submissionPath,
  SocialAccount: staffSocialAccountPath,
  Funding: staffFundingPath,
  Payout: staffPayoutPath,
  PayoutBatch: payoutBatchPath,
}

export function pathOf({ kind, id, target_kind, target_id }: StaffFound): string {
  // A transfer of the installation's own, such as what a provider charged.
  if (kind === 'Transfer' && target_id === null) return liabilitiesPath
  const path = paths[target_kind ?? kind] ?? staffOrganizationPath
  return path({ id: target_id ?? id })
}
