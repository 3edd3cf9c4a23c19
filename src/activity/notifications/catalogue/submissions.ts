import { z } from 'zod'
import { sqid } from '../../../framework/http/json-fields.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { campaignPath, collabPath, mySubmissionsPath } from '../../../vocabulary/urls.ts'
import {
  amountParams,
  defineNotifier,
  inOrganization,
  moneyOf,
  organizationParams,
} from '../notifier.ts'

/** The campaign or collab that was submitted to. */
const programParams = {
  program_type: z.enum(['Campaign', 'Collab']),
  program_id: sqid,
  program_name: z.string(),
  ...organizationParams,
}

type Program = z.infer<z.ZodObject<typeof programParams>>

const forCreator = { record_type: 'Submission', path: () => mySubmissionsPath } as const

const forBrand = { record_type: 'Submission', path: programPath } as const

function programPath(params: Program): string {
  const program = inOrganization(params, decodeId(params.program_type, params.program_id) ?? 0)
  return params.program_type === 'Campaign' ? campaignPath(program) : collabPath(program)
}

export const submissionNotifiers = {
  SubmissionReceivedNotifier: defineNotifier({
    ...forBrand,
    when: 'A creator submitted a post to a campaign, or applied to a collab. To the admins.',
    params: z.object({ ...programParams, creator_name: z.string() }),
    icon: 'inbox',
    title: ({ creator_name, program_name }) => `${creator_name} submitted to ${program_name}`,
    body: () => 'It waits for your review.',
  }),
  SubmissionApprovedNotifier: defineNotifier({
    ...forCreator,
    when: 'A submission was approved. To its creator.',
    params: z.object(programParams),
    icon: 'circleCheck',
    mail: true,
    title: ({ program_name }) => `Approved: your submission to ${program_name}`,
    body: ({ organization_name }) => `${organization_name} accepted it.`,
  }),
  SubmissionRejectedNotifier: defineNotifier({
    ...forCreator,
    when: 'A submission was rejected. To its creator.',
    params: z.object({ ...programParams, reason: z.string(), note: z.string() }),
    icon: 'circleAlert',
    mail: true,
    title: ({ program_name }) => `Rejected: your submission to ${program_name}`,
    body: ({ reason, note }) => note || `Reason: ${reason.replaceAll('_', ' ')}.`,
  }),
  SubmissionFlaggedNotifier: defineNotifier({
    ...forCreator,
    when: 'A submission is held back for a closer look. To its creator.',
    params: z.object({ ...programParams, reason: z.string() }),
    icon: 'circleAlert',
    mail: true,
    title: ({ program_name }) => `On hold: your submission to ${program_name}`,
    body: ({ reason }) => `Reason: ${reason.replaceAll('_', ' ')}.`,
  }),
  SubmissionFinalizedNotifier: defineNotifier({
    ...forCreator,
    when: 'The views of a submission are final, and so is what it earned. To its creator.',
    params: z.object({ ...programParams, ...amountParams }),
    icon: 'wallet',
    mail: true,
    title: ({ program_name, ...amount }) => `${moneyOf(amount)} earned with ${program_name}`,
    body: () => 'Its views are final now.',
  }),
  SubmissionMessageNotifier: defineNotifier({
    ...forCreator,
    when: 'Someone wrote about a submission. To the other side. Left out of the JSON list.',
    params: z.object({ ...programParams, sender_name: z.string(), excerpt: z.string() }),
    icon: 'mail',
    title: ({ sender_name, program_name }) => `${sender_name} wrote about ${program_name}`,
    body: ({ excerpt }) => excerpt,
  }),
  ApplicationAcceptedNotifier: defineNotifier({
    ...forCreator,
    when: 'An application to a collab was accepted. To its creator.',
    params: z.object(programParams),
    icon: 'circleCheck',
    mail: true,
    title: ({ program_name }) => `You are in: ${program_name}`,
    body: ({ organization_name }) => `${organization_name} accepted your application.`,
  }),
  ApplicationDeclinedNotifier: defineNotifier({
    ...forCreator,
    when: 'An application to a collab was declined. To its creator.',
    params: z.object(programParams),
    icon: 'circleAlert',
    mail: true,
    title: ({ program_name }) => `Not this time: ${program_name}`,
    body: ({ organization_name }) => `${organization_name} declined your application.`,
  }),
  ShipmentShippedNotifier: defineNotifier({
    ...forCreator,
    when: 'The product for a collab is on its way. To its creator.',
    params: z.object({ ...programParams, carrier: z.string(), tracking_number: z.string() }),
    icon: 'box',
    title: ({ program_name }) => `On its way: the product for ${program_name}`,
    body: ({ carrier, tracking_number }) => [carrier, tracking_number].filter(Boolean).join(' '),
  }),
  ShipmentReceivedNotifier: defineNotifier({
    ...forBrand,
    when: 'The product for a collab arrived. To the admins.',
    params: z.object({ ...programParams, creator_name: z.string() }),
    icon: 'box',
    title: ({ creator_name }) => `${creator_name} received the product`,
    body: ({ program_name }) => `Work on ${program_name} begins.`,
  }),
  ContentSubmittedNotifier: defineNotifier({
    ...forBrand,
    when: 'A creator handed in content for a collab. To the admins.',
    params: z.object({ ...programParams, creator_name: z.string() }),
    icon: 'inbox',
    title: ({ creator_name, program_name }) =>
      `${creator_name} handed in content for ${program_name}`,
    body: () => 'Undecided for 72 hours it counts as approved.',
  }),
  ChangesRequestedNotifier: defineNotifier({
    ...forCreator,
    when: 'The brand asks for changes to content of a collab. To its creator.',
    params: z.object({ ...programParams, note: z.string() }),
    icon: 'pencil',
    mail: true,
    title: ({ program_name }) => `Changes requested for ${program_name}`,
    body: ({ note }) => note,
  }),
  SparkCodeExpiringNotifier: defineNotifier({
    ...forBrand,
    when: 'The Spark code of a post ends within a week. To the admins.',
    params: z.object({ ...programParams, creator_name: z.string(), expires_on: z.iso.date() }),
    icon: 'circleAlert',
    mail: true,
    title: ({ creator_name }) => `The Spark code of ${creator_name} ends soon`,
    body: ({ program_name, expires_on }) => `${program_name}: good until ${expires_on}.`,
  }),
}
