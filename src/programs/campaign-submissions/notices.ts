import { z } from 'zod'
import { defineNotifier, type Notifier } from '../../activity/notifications/notifier.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import {
  type CampaignSubmission,
  withheldReasons,
} from '../../tables/campaigns/campaign-submissions.ts'
import { adminsOf } from '../../teams/memberships/organization-side.ts'
import { reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import {
  aboutSubmission,
  askToDecide,
  endIfUndecided,
  type SharedParams,
  type Side,
  submissionParams,
  tellSides,
} from '../submissions/notices.ts'
import type { LockedSubmission } from './lock.ts'
import { timeLimits } from './time-limits.ts'
import { unchangedInWords } from './words.ts'

/** Notices that only posts have; those of both kinds are in `programs/submissions/notices.ts`. */

export const submissionWithheld = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionWithheldNotifier',
  topic: 'decisions',
  when: 'Silence does not approve a post that waits: its creator has joined the organization (`member`), it was submitted again as it was when it was rejected (`unchanged`), or its views are unusual (`unusual`, with the reading in `note`). To the creator and to the admins; `unchanged` to the creator.',
  params: z.object({
    ...submissionParams,
    because: z.enum(withheldReasons),
    note: z.string(),
  }),
  mail: true,
  title: ({ program_name }) => `Not approved automatically: a post for ${program_name}`,
  // Notifications from before `because` was recorded are about members.
  body: ({ creator_name, organization_name, because, note }) =>
    because === 'unchanged' || because === 'unusual'
      ? `${because === 'unchanged' ? unchangedInWords : note} So the post is not approved automatically: ${organization_name} or Troupe’s team decides.`
      : `${creator_name} has joined ${organization_name}, so the post is not approved automatically. Another admin or Troupe’s team decides.`,
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
    /** Whether the creator can correct the post and submit it again. */
    is_correctable: z.boolean().default(false),
  }),
  mail: true,
  title: ({ program_name }) => `Not accepted for ${program_name}`,
  body: ({ reason, note, is_appealable, is_correctable }) =>
    [
      reason,
      note,
      is_correctable
        ? `You can correct the post and submit it again within ${timeLimits.appeal.words}.`
        : '',
      // Notifications of before this was told have no such param.
      is_appealable === false
        ? 'You have appealed once already, so this is final.'
        : `If you think that is wrong, you can appeal within ${timeLimits.appeal.words}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
})

export const submissionCorrected = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionCorrectedNotifier',
  topic: 'submissions',
  // Corrections are decided in the inbox.
  path: ({ organization_id }, id) =>
    reviewPath({ id: decodeId('Organization', organization_id) ?? 0 }, { id }),
  when: 'A creator corrected a post that was rejected, and submitted it again. To the admins of the organization.',
  params: z.object({
    ...submissionParams,
    text: z.string(),
    if_undecided: endIfUndecided,
    /** Whether its caption and checks are as they were when it was rejected. */
    is_unchanged: z.boolean().default(false),
  }),
  mail: true,
  title: ({ creator_name, program_name }) => `${creator_name} corrected a post for ${program_name}`,
  body: ({ text, if_undecided, is_unchanged }) =>
    `“${text}” ${is_unchanged ? `${unchangedInWords} ` : ''}${askToDecide(if_undecided)}`,
})

export const submissionAppealed = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionAppealedNotifier',
  topic: 'submissions',
  when: 'A creator appealed against a rejection. To the admins of the organization.',
  params: z.object(submissionParams),
  title: ({ program_name }) => `An appeal for ${program_name}`,
  body: ({ creator_name }) =>
    `${creator_name} does not agree with the rejection. Troupe’s team decides about it.`,
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

/** The submission that sides are told of, which may be about to be written. */
type Told = Pick<LockedSubmission, 'campaign' | 'organizationSide'> & {
  submission: Pick<CampaignSubmission, 'id' | 'organization_id' | 'user_id' | 'account_handle'>
}

export async function tellSidesOfPost<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  told: Told,
  sides: Side[],
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof SharedParams>,
): Promise<void> {
  const { campaign, submission } = told
  const organizationSide = told.organizationSide ?? (await adminsOf(tx, submission))
  const names = {
    kind: 'campaign' as const,
    program_name: campaign.name,
    creator_name: `@${submission.account_handle}`,
  }
  await tellSides(tx, services, by, { submission, organizationSide, names }, sides, notifier, own)
}
