import { payoutPath } from '../../vocabulary/addresses/money-urls.ts'
import {
  collabSubmissionPath,
  ownSubmissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  campaignPath,
  collabPath,
  discoverCampaignPath,
  discoverCollabPath,
} from '../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { calendarNames } from './names.ts'
import type { CalendarEntry } from './queries.ts'

/** The program that is meant, or the amount of a payout. */
export function subjectOf({ name, amount, currency }: CalendarEntry): string {
  return amount === null || currency === null ? name : formatMoney(amount, currency)
}

/** An entry in one line: “Post due: Morning ritual (Ida Brandt)”. */
export function entryInWords(entry: CalendarEntry): string {
  const [name] = calendarNames[entry.kind]
  const other = entry.with_name ? ` (${entry.with_name})` : ''
  return `${name}: ${subjectOf(entry)}${other}`
}

/** The page that an entry leads to, which is another one for each side. */
export function entryPath(entry: CalendarEntry, isOwn: boolean): string {
  const { kind, record_id: id, program_id, organization_id } = entry
  if (kind === 'payout') return payoutPath({ id })
  const within = { id, organization_id: organization_id ?? 0 }
  if (kind === 'campaign_end') return isOwn ? discoverCampaignPath({ id }) : campaignPath(within)
  if (kind === 'applications_end') return isOwn ? discoverCollabPath({ id }) : collabPath(within)
  return isOwn
    ? ownSubmissionPath({ id })
    : collabSubmissionPath({ ...within, collab_id: program_id ?? 0 })
}
