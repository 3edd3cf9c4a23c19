import { z } from 'zod'
import {
  defineNotifier,
  inOrganization,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { sqid } from '../../framework/http/json-fields.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { campaignSubmissionPath, ownSubmissionPath } from '../../vocabulary/submission-urls.ts'

/** What is told of submissions, to the creator or to the organization. */

export const submissionParams = {
  ...organizationParams,
  kind: z.enum(['campaign', 'collab']),
  program_id: sqid,
  program_name: z.string(),
  creator_name: z.string(),
  /** Which of the two sides is told. */
  side: z.enum(['creator', 'organization']),
}

type Params = z.output<z.ZodObject<typeof submissionParams>>

const aboutSubmission = {
  record_type: 'Submission',
  icon: 'fileText',
  path: (params: Params, id: number) => pathOf(params, id),
} as const

function pathOf(params: Params, id: number): string {
  if (params.side === 'creator') return ownSubmissionPath({ id })
  const campaign_id = decodeId('Campaign', params.program_id) ?? 0
  return campaignSubmissionPath({ ...inOrganization(params, id), campaign_id })
}

export const submissionReceived = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionReceivedNotifier',
  when: 'A creator handed in a post, or applied to a collab. To the admins of the organization.',
  params: z.object(submissionParams),
  title: ({ program_name }) => `New for ${program_name}`,
  body: ({ kind, creator_name }) =>
    kind === 'campaign'
      ? `${creator_name} handed in a post.`
      : `${creator_name} would like to take part.`,
})

export const submissionApproved = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionApprovedNotifier',
  when: 'What a creator handed in is approved. To the creator.',
  params: z.object(submissionParams),
  mail: true,
  title: ({ program_name }) => `Approved for ${program_name}`,
  body: ({ kind, organization_name }) =>
    kind === 'campaign'
      ? 'Your post counts from now on. You see what it earns as its views grow.'
      : `${organization_name} likes what you made. Now post it.`,
})

export const submissionRejected = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionRejectedNotifier',
  when: 'What a creator handed in is rejected. To the creator.',
  params: z.object({ ...submissionParams, reason: z.string(), note: z.string() }),
  mail: true,
  title: ({ program_name }) => `Not accepted for ${program_name}`,
  body: ({ reason, note }) =>
    `${[reason, note].filter((part) => part !== '').join(' ')} If you think that is wrong, you can appeal within 7 days.`,
})

export const submissionFlagged = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionFlaggedNotifier',
  when: 'Someone or a rule has doubts about a submission, and its money waits. To the creator and to the admins.',
  params: z.object({ ...submissionParams, note: z.string(), until: z.string() }),
  mail: true,
  title: ({ program_name }) => `A question about a post for ${program_name}`,
  body: ({ note, until, side }) =>
    `${note} ${side === 'creator' ? 'What it earned' : 'Its money'} waits until this is cleared up, until ${until.slice(0, 10)} at the latest.`,
})

export const submissionAppealed = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionAppealedNotifier',
  when: 'A creator appealed against a rejection. To the admins of the organization.',
  params: z.object(submissionParams),
  title: ({ program_name }) => `An appeal for ${program_name}`,
  body: ({ creator_name }) =>
    `${creator_name} does not agree with the rejection. Someone neutral decides about it.`,
})

export const appealResolved = defineNotifier({
  ...aboutSubmission,
  type: 'AppealResolvedNotifier',
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

export const submissionFinalized = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionFinalizedNotifier',
  when: 'A post counts no more, and what it earned is certain. To the creator.',
  params: z.object({ ...submissionParams, earned: z.string() }),
  mail: true,
  title: ({ earned, program_name }) => `You earned ${earned} with ${program_name}`,
  body: () =>
    'Its views are final. Each part of it becomes yours to withdraw once its waiting time is over.',
})

export const submissionNotifiers = [
  submissionReceived,
  submissionApproved,
  submissionRejected,
  submissionFlagged,
  submissionAppealed,
  appealResolved,
  submissionFinalized,
]
