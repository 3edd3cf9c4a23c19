import type { CalendarEvent } from '../../framework/formats/icalendar.ts'
import { absolute, baseUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId, type RecordType } from '../../vocabulary/ids.ts'
import type { CalendarEntry } from './entry.ts'
import type { CalendarKind } from './names.ts'
import { entryHref, entryInWords } from './words.ts'

const types: Partial<Record<CalendarKind, RecordType>> = {
  applications_end: 'Collab',
  campaign_end: 'Campaign',
  budget_end: 'Campaign',
  payout: 'Payout',
}

/** Kinds that an organization is told of by program and day. */
const together: Partial<Record<CalendarKind, RecordType>> = {
  decide_post: 'Campaign',
  decide_flag: 'Campaign',
  answer_application: 'Collab',
}

/** Entries as programs for calendars know them again: by the record and what is due of it. */
export function calendarEvents(entries: CalendarEntry[], isOwn: boolean): CalendarEvent[] {
  const { host } = new URL(baseUrl())
  return entries.map((entry) => {
    const { at, day, changed_at } = entry
    return {
      uid: `${nameOf(entry, isOwn)}@${host}`,
      changed_at,
      start: at === null ? { day } : { at },
      summary: entryInWords(entry),
      url: absolute(entryHref(entry, isOwn)),
    }
  })
}

function nameOf({ kind, record_id, day, currency }: CalendarEntry, isOwn: boolean): string {
  if (record_id === null) return `${currency}-${kind}-${day}`
  const type = isOwn ? undefined : together[kind]
  if (type !== undefined) return `${encodeId(type, record_id)}-${kind}-${day}`
  return `${encodeId(types[kind] ?? 'Submission', record_id)}-${kind}`
}
