import { creatorEventTypes, eventTypes, organizationEventTypes } from '../../tables/events.ts'

/** The type of what is sent where somebody tries a webhook. It is no event, and in no list of them. */
export const testType = 'webhook.test'

/** All types that may be sent. */
export const sentTypes: readonly string[] = [...eventTypes, testType]

type Type = (typeof organizationEventTypes)[number] | (typeof creatorEventTypes)[number]

/** The moment at which each comes. */
const moments: Record<Type, string> = {
  'submission.received': 'A post is handed in to a campaign',
  'submission.approved':
    'A post is approved: by the organization (after a rejection, too), by staff, or because nobody decided in time',
  'submission.rejected': 'A post is rejected, or the appeal against that is refused',
  'submission.mended': 'A rejected post is corrected and submitted again',
  'submission.flagged': 'A post is flagged, by the organization, by staff or by a rule',
  'submission.lifted': 'The flag on a post is lifted',
  'submission.appealed': 'A creator appeals against a rejection',
  'submission.withdrawn': 'A creator withdraws a post',
  'submission.earned':
    'The views of a post are final, or work for a collab is completed: what it earned is fixed',
  'submission.paid': 'What a post or work earned is paid in full into the balance of its creator',
  'application.received': 'A creator applies to a collab',
  'application.accepted':
    'An application is accepted, or its creator takes the price that was offered: the work begins',
  'application.declined': 'An application is declined',
  'application.expired': 'An application or work ends because nobody acted in time',
  'application.withdrawn': 'A creator withdraws an application or work',
  'application.canceled':
    'Work is canceled by the organization, or ended by staff. Its `state` is written `cancelled`',
  'shipment.sent': 'The product is sent',
  'shipment.received': 'The product has reached the creator',
  'content.submitted': 'Content is handed in',
  'content.approved': 'Content is approved',
  'content.changes_requested': 'Changes of content are asked for',
  'content.posted': 'The creator says where the content was posted',
  'message.received': 'The other side writes',
  'campaign.published': 'A campaign is published',
  'campaign.paused': 'A campaign is paused, by an admin or because its budget is spent',
  'campaign.resumed': 'A campaign goes on',
  'campaign.budget_low': 'A share of the budget that is watched is spent: `data.share`, in percent',
  'campaign.budget_spent': 'All of the budget is spent',
  'campaign.finished': 'A campaign is finished, by an admin or because its end has come',
  'campaign.settled': 'The last post is paid, and what was left of the budget went back',
  'collab.submitted': 'A collab is handed to staff',
  'collab.published': 'Staff publish a collab',
  'collab.declined': 'Staff return a collab to its authors',
  'collab.paused': 'A collab is paused',
  'collab.resumed': 'A collab is open again',
  'funding.succeeded': 'Money of a funding is here, at once or later',
  'funding.failed': 'Money of a funding did not come, and will not',
  'funding.refunded': 'Money of a funding went back',
  'funding.disputed': 'A payment is disputed',
  'member.joined': 'Somebody joins by an invitation',
  'member.changed': 'The role of a member changes, or the owner',
  'member.left': 'A member leaves, or is removed',
  'payout.requested': 'A creator asks for a payout',
  'payout.sent': 'A payout is sent',
  'payout.failed': 'A payout could not be sent',
  'payout.returned': 'A payout came back',
  'account.verified': 'A social account is proved to be theirs, or connected at its platform',
  'account.failed': 'A social account could not be verified, or staff refused it',
}

const records: Record<string, string> = {
  message: 'Message',
  campaign: 'Campaign',
  collab: 'Collab',
  funding: 'Funding',
  member: 'Membership',
  payout: 'Payout',
  account: 'SocialAccount',
}

/** A table of all types, in Markdown: when each comes, what its record is, and who hears of it. */
export function typesTable(): string {
  const rows = Object.entries(moments).map(([type, moment]) => {
    const record = records[type.split('.')[0] ?? ''] ?? 'Submission'
    return `| \`${type}\` | ${moment} | \`${record}\` | ${hearersOf(type)} |`
  })
  const test = `| \`${testType}\` | Somebody tries a webhook. It is sent to that one alone, and in no list | \`Webhook\` | whose it is |`
  return [
    '| `type` | Comes when | `record.type` | Heard by |',
    '|---|---|---|---|',
    ...rows,
    test,
  ].join('\n')
}

function hearersOf(type: string): string {
  const isOf = (types: readonly string[]) => types.includes(type)
  if (type === 'message.received') return 'the side that is written to'
  if (isOf(organizationEventTypes) && isOf(creatorEventTypes)) return 'organization and creator'
  return isOf(creatorEventTypes) ? 'creator' : 'organization'
}
