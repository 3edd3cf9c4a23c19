import {
  campaignSubmissionPath,
  collabSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { forWhom } from '../transfers/words.ts'
import type { CreatorPayment } from './queries.ts'

type Paid = Pick<
  CreatorPayment,
  'submission_id' | 'organization_id' | 'account_handle' | 'creator_name'
>

/** Whom a payment went to: the account of a post, the name of whoever worked for a collab. */
export function paidTo({ submission_id, organization_id, account_handle, creator_name }: Paid) {
  return forWhom({
    id: submission_id,
    organization_id,
    ...(account_handle !== null && { account_handle }),
    creator_name,
  })
}

export function workPath(payment: CreatorPayment): string {
  const { submission_id: id, organization_id, campaign_id, collab_id } = payment
  return campaign_id === null
    ? collabSubmissionPath({ id, organization_id, collab_id: collab_id ?? 0 })
    : campaignSubmissionPath({ id, organization_id, campaign_id })
}
