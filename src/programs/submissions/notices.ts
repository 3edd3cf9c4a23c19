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
import { appealLimit, applicationLimit, postingLimit } from './time-limits.ts'

/** Notices of both kinds of submission: posts for campaigns, and applications to collabs. */

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
const ifUndecided = z.enum(['approved', 'rejected']).nullable()

/** Notices from before `if_undecided` was recorded say nothing of it. */
function askToDecide(ifUndecided: 'approved' | 'rejected' | null | undefined): string {
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
  params: z.object({ ...submissionParams, if_undecided: ifUndecided }),
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
  params: z.object(submissionParams),
  mail: true,
  title: ({ kind, program_name }) =>
    kind === 'collab'
      ? `Your content for ${program_name} is approved`
      : `Your post for ${program_name} is approved`,
  body: ({ kind, organization_name }) =>
    kind === 'collab'
      ? `Post it within ${postingLimit.words}, and tell ${organization_name} where.`
      : `${organization_name} pays for all its views ${countedSince}.`,
})

export const submissionWithheld = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionWithheldNotifier',
  topic: 'decisions',
  when: 'Nobody decided about a post in time, and its creator has joined the organization since, so silence does not approve it. To the creator and to the admins.',
  params: z.object(submissionParams),
  mail: true,
  title: ({ program_name }) => `A post for ${program_name} needs a decision`,
  body: ({ creator_name, organization_name }) =>
    `${creator_name} has joined ${organization_name}, so the post is not approved automatically. Another admin or our team decides.`,
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

export const submissionRejected = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionRejectedNotifier',
  topic: 'decisions',
  when: 'What a creator submitted is rejected. To the creator.',
  params: z.object({
    ...submissionParams,
    reason: z.string(),
    note: z.string(),
    /** Whether the creator may still appeal, which they can once. */
    is_appealable: z.boolean().default(true),
    /** Whether the creator can mend the post and submit it again. */
    is_correctable: z.boolean().default(false),
  }),
  mail: true,
  title: ({ program_name }) => `Not accepted for ${program_name}`,
  body: ({ reason, note, is_appealable, is_correctable }) =>
    [
      reason,
      note,
      is_correctable
        ? `You can correct the post and submit it again within ${appealLimit.words}.`
        : '',
      // Notifications of before this was told have no such param.
      is_appealable === false
        ? 'You have appealed once already, so this is final.'
        : `If you think that is wrong, you can appeal within ${appealLimit.words}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
})

export const submissionCorrected = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionCorrectedNotifier',
  topic: 'submissions',
  // It is decided where it was before.
  path: ({ organization_id }, id) =>
    reviewPath({ id: decodeId('Organization', organization_id) ?? 0 }, { id }),
  when: 'A creator mended a post that was rejected, and submitted it again. To the admins of the organization.',
  params: z.object({ ...submissionParams, text: z.string(), if_undecided: ifUndecided }),
  mail: true,
  title: ({ creator_name, program_name }) => `${creator_name} corrected a post for ${program_name}`,
  body: ({ text, if_undecided }) => `“${text}” ${askToDecide(if_undecided)}`,
})

export const appealResolved = defineNotifier({
  ...aboutSubmission,
  type: 'AppealResolvedNotifier',
  topic: 'decisions',
  when: 'An appeal is decided. To the creator and to the admins of the organization.',
  params: z.object({
    ...submissionParams,
    outcome: z.enum(['accepted', 'refused']),
    note: z.string(),
  }),
  mail: true,
  title: ({ program_name, outcome }) => `The appeal for ${program_name} is ${outcome}`,
  body: ({ outcome, note }) =>
    `${outcome === 'accepted' ? 'The post is approved.' : 'The rejection stands.'} ${note}`.trim(),
})

/** The two whom a submission concerns. The organization is told through its admins. */
export type Side = 'creator' | 'organization'

/** The params that every notice of a submission has. */
export type SharedParams = z.input<z.ZodObject<typeof submissionParams>>

type Told = {
  submission: { id: number; user_id: number | null }
  organizationSide: OrganizationSide
  names: Pick<SharedParams, 'kind' | 'program_name' | 'creator_name'>
}

/**
 * Tells sides of a submission of either kind what happened to it. `own` is what this notifier says beside the
 * names of all it concerns.
 */
export async function tellSides<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  { submission, organizationSide: { admins, params }, names }: Told,
  sides: Side[],
  notifier: Notifier<Params>,
  own: object,
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
