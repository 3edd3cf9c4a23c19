import { payoutPath, statementPath } from '../../vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionsPath,
  collabSubmissionPath,
  collabSubmissionsPath,
  ownSubmissionPath,
  reviewPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  campaignPath,
  collabPath,
  discoverCampaignPath,
  discoverCollabPath,
} from '../../vocabulary/addresses/urls.ts'
import { grouped } from '../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import type { CalendarEntry } from './entry.ts'
import { calendarNames, namesOfMany } from './names.ts'

/** The thing that is due: “Post due”, “3 applications expire”. */
export function dueInWords({ kind, number }: Pick<CalendarEntry, 'kind' | 'number'>): string {
  const many = namesOfMany[kind]
  return number === 1 || many === undefined ? calendarNames[kind][0] : `${grouped(number)} ${many}`
}

/** The program that is meant, or the amount of a payout. */
export function subjectOf({ name, amount, currency }: CalendarEntry): string {
  return amount === null || currency === null ? name : formatMoney(amount, currency)
}

/**
 * The thing that is due, with its program or amount: “Post due: Morning ritual”, “$8.37 comes into your
 * balance”.
 */
export function titleOf(entry: CalendarEntry): string {
  return entry.kind === 'release'
    ? `${subjectOf(entry)} comes into your balance`
    : `${dueInWords(entry)}: ${subjectOf(entry)}`
}

/** Whom it is with, or from which programs money comes. */
export const besideTitle = ({ kind, name, with_name }: CalendarEntry): string | null =>
  kind === 'release' && name ? `From ${name}` : with_name

/** An entry in one line: “Post due: Morning ritual (Ida Brandt)”. */
export function entryInWords(entry: CalendarEntry): string {
  const beside = besideTitle(entry)
  return beside ? `${titleOf(entry)} (${beside})` : titleOf(entry)
}

/** The page that an entry leads to, which is another one for each side. */
export function entryPath(entry: CalendarEntry, isOwn: boolean): string {
  const { kind, record_id, program_id, organization_id } = entry
  const id = record_id ?? 0
  const within = { id, organization_id: organization_id ?? 0 }
  if (kind === 'payout' || kind === 'payout_arrival') return payoutPath({ id })
  if (kind === 'release') return statementPath
  if (kind === 'campaign_end' || kind === 'budget_end')
    return isOwn ? discoverCampaignPath({ id }) : campaignPath(within)
  if (kind === 'applications_end') return isOwn ? discoverCollabPath({ id }) : collabPath(within)
  if (isOwn) return ownSubmissionPath({ id })
  if (kind === 'decide_post' || kind === 'decide_flag') return campaignSubmissionsPath(within)
  if (kind === 'answer_application') return collabSubmissionsPath(within)
  return collabSubmissionPath({ ...within, collab_id: program_id ?? 0 })
}

/** The address for people, who decide about posts in the inbox. Programs were promised the list. */
export function entryHref(entry: CalendarEntry, isOwn: boolean): string {
  const { kind, record_id, organization_id } = entry
  if (kind === 'decide_post' && !isOwn && organization_id !== null && record_id !== null)
    return reviewPath({ id: organization_id }, { campaign_id: record_id })
  return `${entryPath(entry, isOwn)}${entryQuery(entry, isOwn)}`
}

const states: Partial<Record<CalendarEntry['kind'], string>> = {
  decide_post: 'pending',
  decide_flag: 'flagged',
  answer_application: 'applied',
}

/** The state that a list is narrowed to, where an entry leads to one. */
export function entryQuery({ kind }: CalendarEntry, isOwn: boolean): string {
  return isOwn || states[kind] === undefined ? '' : `?state=${states[kind]}`
}
