import { z } from 'zod'
import {
  defineNotifier,
  type Notifier,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import type { Author } from '../../tables/actor.ts'
import type { OrganizationSide } from '../../teams/memberships/organization-side.ts'
import { reviewPath, submissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { submissionKinds } from './access.ts'
import { countedSince } from './posts/counted-since.ts'
import { applicationLimit, postingLimit } from './time-limits.ts'

/**
 * Notices of both kinds of submission: posts for campaigns, and applications to collabs. `submissionLapsed`
 * is of posts alone, and here because campaigns tell it when they are settled.
 */

export const submissionParams = {
  ...organizationParams,
  program_name: z.string(),
  kind: z.enum(submissionKinds),
  creator_name: z.string(),
}

export const aboutSubmission = {
  record_type: 'Submission',
  icon: 'handshake',
  path: (_params: unknown, id: number) => submissionPath({ id }),
} as const

/** The end of a post about which nobody decides, as its checks are now; null where a person has to. */
export const endIfUndecided = z.enum(['approved', 'rejected']).nullable()

/** Notices from before `if_undecided` was recorded say nothing of it. */
export function askToDecide(ifUndecided: 'approved' | 'rejected' | null | undefined): string {
  const ask = 'Approve or reject it.'
  if (ifUndecided === undefined) return ask
  if (ifUndecided === null) return `${ask} It is not decided automatically.`
  return ifUndecided === 'approved'
    ? `${ask} If nobody decides, it is approved.`
    : `${ask} A check failed, so if nobody decides, it is rejected.`
}

export const submissionReceived = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionReceivedNotifier',
  topic: 'submissions',
  // Posts are decided in the inbox of the organization.
  path: ({ kind, organization_id }, id) =>
    kind === 'collab'
      ? submissionPath({ id })
      : reviewPath({ id: decodeId('Organization', organization_id) ?? 0 }, { id }),
  when: 'A creator submitted a post for a campaign, or applied to a collab. To the admins of the organization.',
  params: z.object({ ...submissionParams, if_undecided: endIfUndecided }),
  mail: true,
  title: ({ kind, creator_name, program_name }) =>
    kind === 'collab'
      ? `${creator_name} applied to ${program_name}`
      : `${creator_name} submitted a post for ${program_name}`,
  body: ({ kind, if_undecided }) =>
    kind === 'collab'
      ? `Accept or decline the application within ${applicationLimit.words}. After that it expires.`
      : askToDecide(if_undecided),
})

export const submissionApproved = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionApprovedNotifier',
  topic: 'decisions',
  when: 'What a creator submitted was approved, by the organization or because nobody decided in time. To the creator.',
  params: z.object({
    ...submissionParams,
    /** Since when the views of a post count; null of a collab, and where nobody knows when it was posted. */
    counts_since: z.enum(['posted', 'submitted']).nullable(),
  }),
  mail: true,
  title: ({ kind, program_name }) =>
    kind === 'collab'
      ? `Your content for ${program_name} is approved`
      : `Your post for ${program_name} is approved`,
  body: ({ kind, organization_name, counts_since }) => {
    if (kind === 'collab')
      return `Post it within ${postingLimit.words}, and tell ${organization_name} where.`
    if (counts_since === 'submitted')
      return `${organization_name} pays for its views since you submitted it: you posted it before the campaign began.`
    // Notices from before it was recorded say both.
    const since = counts_since === 'posted' ? 'since you posted it' : countedSince
    return `${organization_name} pays for all its views ${since}.`
  },
})

export const submissionFinalized = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionFinalizedNotifier',
  topic: 'money',
  when: 'The work on a submission is over, and what it earned is settled. To the creator.',
  params: z.object({
    ...submissionParams,
    amount: minorUnits(25_000),
    owed_amount: minorUnits(0),
    currency,
  }),
  mail: true,
  title: ({ program_name }) => `Your work for ${program_name} is done`,
  // Notices from before `owed_amount` was recorded say nothing of it.
  body: ({ amount, owed_amount = 0, currency, organization_name }) => {
    if (amount === 0) return `${organization_name} thanks you.`
    const earned = `You have earned ${formatMoney(amount, currency)} from ${organization_name}`
    if (owed_amount === 0) return `${earned}.`
    const waits = 'waits for budget, and lapses if the campaign ends without.'
    return owed_amount === amount
      ? `${earned}. All of it ${waits}`
      : `${earned}: ${formatMoney(amount - owed_amount, currency)} is granted, and ${formatMoney(owed_amount, currency)} ${waits}`
  },
})

export const submissionLapsed = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionLapsedNotifier',
  topic: 'money',
  when: 'A campaign was settled, and its budget did not cover all that a post earned. To the creator.',
  params: z.object({
    ...submissionParams,
    amount: minorUnits(2500),
    granted_amount: minorUnits(27_120),
    currency,
  }),
  mail: true,
  title: ({ program_name, amount, currency }) =>
    `${formatMoney(amount, currency)} from ${program_name} lapsed`,
  body: ({ amount, granted_amount, currency, organization_name }) =>
    `Your post earned ${formatMoney(granted_amount + amount, currency)}. ${organization_name} ended the campaign, and its budget covered ${granted_amount === 0 ? 'none' : `only ${formatMoney(granted_amount, currency)}`} of it. The other ${formatMoney(amount, currency)} lapsed.`,
})

/** The two whom a submission concerns. The organization is told through its admins. */
export type Side = 'creator' | 'organization'

export type SharedParams = z.input<z.ZodObject<typeof submissionParams>>

type Names = Pick<SharedParams, 'kind' | 'program_name' | 'creator_name'>

type Told<Known extends Names> = {
  submission: { id: number; user_id: number | null }
  organizationSide: OrganizationSide
  names: Known
}

/**
 * Tells sides of a submission of either kind what happened to it. `own` is what this notifier says beside the
 * names of all it concerns.
 */
export async function tellSides<Params extends z.ZodObject, Known extends Names>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  { submission, organizationSide: { admins, params }, names }: Told<Known>,
  sides: Side[],
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof SharedParams | keyof Known>,
): Promise<void> {
  const recipients: Record<Side, number[]> = {
    creator: submission.user_id === null ? [] : [submission.user_id],
    organization: admins,
  }
  await notify(
    tx,
    services,
    sides.flatMap((side) => recipients[side]),
    notifier,
    { record_id: submission.id, params: { ...params, ...names, ...own } as z.input<Params>, by },
  )
}
