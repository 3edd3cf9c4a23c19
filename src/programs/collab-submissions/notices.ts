import { z } from 'zod'
import {
  defineNotifier,
  type Notifier,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { currency, minorUnits, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Author } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collabs/collab-submissions.ts'
import { usualPace } from '../../tables/collabs/collabs.ts'
import { shipmentIssues } from '../../tables/collabs/shipments.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { days } from '../../vocabulary/time/time-limits.ts'
import { aboutSubmission } from '../submissions/notices.ts'
import { type SharedParams, type Side, tellSides } from '../submissions/sides.ts'
import { readNames } from './names.ts'
import { timeLimits } from './time-limits.ts'

export const collabParams = {
  ...organizationParams,
  collab_name: z.string(),
  creator_name: z.string(),
}
export const about = { ...aboutSubmission, mail: true } as const

const daysForContent = z.int().default(usualPace.content_days)

/** The time for the content in words. Notices from before it could be chosen know nothing of it. */
const contentTime = ({ content_days = usualPace.content_days }: { content_days?: number }) =>
  days(content_days).words

export const applicationAccepted = defineNotifier({
  ...about,
  type: 'ApplicationAcceptedNotifier',
  topic: 'decisions',
  when: 'An organization accepted an application to its collab. To the creator.',
  params: z.object({
    ...collabParams,
    amount: minorUnits(25_000),
    currency,
    requires_product_shipment: z.boolean(),
    content_days: daysForContent,
  }),
  title: ({ collab_name }) => `You are in: ${collab_name}`,
  body: (params) => {
    const { organization_name, amount, currency, requires_product_shipment } = params
    const money =
      amount === 0 ? '' : ` ${formatMoney(amount, currency)} is set aside for you until it is done.`
    return requires_product_shipment
      ? `${organization_name} accepted your application and sends you the product.${money}`
      : `${organization_name} accepted your application. Submit your content within ${contentTime(params)}.${money}`
  },
})

const endings = ['declined', 'cancelled', 'expired'] as const
const endingTitles: Record<(typeof endings)[number], (collab: string) => string> = {
  declined: (collab) => `Your application to ${collab} was declined`,
  cancelled: (collab) => `Your work for ${collab} was canceled`,
  expired: (collab) => `Your submission to ${collab} has expired`,
}

export const applicationDeclined = defineNotifier({
  ...about,
  type: 'ApplicationDeclinedNotifier',
  topic: 'decisions',
  when: 'An application was declined, work that was agreed on was canceled, or either took too long. To the creator.',
  params: z.object({
    ...collabParams,
    outcome: z.enum(endings),
    note: z.string(),
    keeps_product: z.boolean().default(false),
  }),
  title: ({ outcome, collab_name }) => endingTitles[outcome](collab_name),
  // Notices from before `keeps_product` was recorded know nothing of the product.
  body: ({ note, organization_name, keeps_product = false }) => {
    const why = note === '' ? `This was a collab of ${organization_name}.` : `The reason: “${note}”`
    return keeps_product ? `${why} You keep what was sent to you.` : why
  },
})

export const applicationWithdrawn = defineNotifier({
  ...about,
  type: 'ApplicationWithdrawnNotifier',
  topic: 'submissions',
  when: 'A creator withdrew. To the admins of the organization.',
  params: z.object(collabParams),
  title: ({ creator_name, collab_name }) => `${creator_name} withdrew from ${collab_name}`,
  body: () => 'What was set aside for it is in your balance again. Send nothing more.',
})

export const shipmentShipped = defineNotifier({
  ...about,
  type: 'ShipmentShippedNotifier',
  topic: 'shipments',
  when: 'The product is on its way. To the creator.',
  params: z.object({
    ...collabParams,
    carrier: z.string(),
    tracking_number: z.string(),
    content_days: daysForContent,
  }),
  title: ({ organization_name }) => `${organization_name} has sent you the product`,
  body: ({ collab_name, carrier, tracking_number, ...params }) =>
    `For ${collab_name}, with ${carrier}${tracking_number && ` (${tracking_number})`}. Confirm when it arrives: your ${contentTime(params)} start then.`,
})

export const shipmentReceived = defineNotifier({
  ...about,
  type: 'ShipmentReceivedNotifier',
  topic: 'shipments',
  when: `A creator has the product, or had ${timeLimits.receipt.words} to say that they have not. To the admins of the organization.`,
  params: z.object({ ...collabParams, content_days: daysForContent }),
  title: ({ creator_name }) => `${creator_name} has the product`,
  body: (params) => `Content for ${params.collab_name} is due in ${contentTime(params)}.`,
})

const issues = [...shipmentIssues, 'late'] as const
const issueTitles: Record<(typeof issues)[number], string> = {
  damaged: 'arrived damaged',
  wrong: 'is the wrong one',
  lost: 'did not arrive',
  late: 'has not been sent yet',
}

export const shipmentIssue = defineNotifier({
  ...about,
  type: 'ShipmentIssueNotifier',
  topic: 'shipments',
  when: 'A product arrived damaged, is the wrong one or did not arrive: to the admins of the organization. Or it was not sent in time: to them and to the creator.',
  params: z.object({ ...collabParams, issue: z.enum(issues), note: z.string() }),
  title: ({ collab_name, issue }) => `The product for ${collab_name} ${issueTitles[issue]}`,
  body: ({ issue, creator_name, note }) =>
    issue === 'late'
      ? `It was due within ${timeLimits.shipment.words}. If it is not sent to ${creator_name} within another ${timeLimits.shipment.words}, the work is canceled. The creator may withdraw at any time.`
      : `${creator_name} writes: “${note}” Send it again within ${timeLimits.shipment.words}.`,
})

const steps = ['content', 'post', 'spark_code'] as const
const stepTitles: Record<(typeof steps)[number], string> = {
  content: 'submitted content for',
  post: 'posted the content of',
  spark_code: 'gave the Spark code of',
}

export const contentSubmitted = defineNotifier({
  ...about,
  type: 'ContentSubmittedNotifier',
  topic: 'submissions',
  when: 'A creator submitted content, posted it, or gave the Spark code. To the admins of the organization.',
  params: z.object({ ...collabParams, step: z.enum(steps) }),
  title: ({ creator_name, step, collab_name }) =>
    `${creator_name} ${stepTitles[step]} ${collab_name}`,
  body: ({ step }) =>
    step === 'content'
      ? `Approve it or ask for changes within ${timeLimits.contentReview.words}. After that it is approved.`
      : `Review and complete it. If nothing is missing, that happens automatically after ${timeLimits.completion.words}.`,
})

export const changesRequested = defineNotifier({
  ...about,
  type: 'ChangesRequestedNotifier',
  topic: 'decisions',
  when: 'An organization wants changes of content. To the creator.',
  params: z.object({ ...collabParams, note: z.string() }),
  title: ({ organization_name, collab_name }) =>
    `${organization_name} asks for changes to ${collab_name}`,
  body: ({ note }) => `“${note}” Submit a new version within ${timeLimits.newVersion.words}.`,
})

export const sparkCodeExpiring = defineNotifier({
  ...about,
  type: 'SparkCodeExpiringNotifier',
  topic: 'shipments',
  when: `A Spark code ends in ${timeLimits.sparkNotice.words}. To the admins of the organization, and to the creator.`,
  params: z.object({ ...collabParams, ends_at: timestamp }),
  title: ({ collab_name }) => `The Spark code for ${collab_name} ends soon`,
  body: ({ ends_at }) =>
    `It is good until ${dayInWords(ends_at)}. After that the post can no longer be advertised with it.`,
})

const decisions = ['asked', 'approved', 'split'] as const

export const submissionEscalated = defineNotifier({
  ...about,
  type: 'SubmissionEscalatedNotifier',
  topic: 'decisions',
  when: 'Staff are to decide about a submission, or have decided. To the creator, and to the admins of the organization.',
  params: z.object({
    ...collabParams,
    status: z.enum(decisions),
    note: z.string(),
    creator_amount: minorUnits(12_500),
    currency,
  }),
  title: ({ status, collab_name }) =>
    status === 'asked'
      ? `Our team decides about ${collab_name}`
      : `Our team has decided about ${collab_name}`,
  body: ({ status, note, creator_name, creator_amount, currency }) => {
    if (status === 'asked')
      return `The reason: “${note}” Until our team has decided, nothing else happens.`
    if (status === 'approved') return 'The content is approved. It can be posted now.'
    return `${formatMoney(creator_amount, currency)} goes to ${creator_name}; what is left of the quote goes back. “${note}”`
  },
})

const sidesOf = {
  creator: ['creator'],
  admins: ['organization'],
  both: ['creator', 'organization'],
} satisfies Record<string, Side[]>

/** Tells one side or both what happened to the work for a collab. */
export async function tell<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  submission: CollabSubmission,
  to: keyof typeof sidesOf,
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof SharedParams | 'collab_name'>,
): Promise<void> {
  const { organizationSide, collab_name, creator_name } = await readNames(tx, submission)
  // Notices of collabs alone have the name of the collab, those of both kinds that of the program.
  const names = { kind: 'collab' as const, program_name: collab_name, collab_name, creator_name }
  const told = { submission, organizationSide, names }
  await tellSides(tx, services, by, told, sidesOf[to], notifier, own)
}
