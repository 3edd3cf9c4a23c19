import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { shipmentIssues } from '../../../tables/collabs/shipments.ts'
import { aboutWork, collabParams, contentTime, daysForContent } from '../notices.ts'
import { timeLimits } from '../time-limits.ts'

export const shipmentShipped = defineNotifier({
  ...aboutWork,
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
  ...aboutWork,
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
  ...aboutWork,
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
