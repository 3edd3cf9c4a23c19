import type { CalendarEvent } from '../../framework/icalendar.ts'
import { absolute, baseUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId, type RecordType } from '../../vocabulary/ids.ts'
import type { CalendarKind } from './names.ts'
import type { CalendarEntry } from './queries.ts'
import { entryInWords, entryPath } from './words.ts'

const types: Partial<Record<CalendarKind, RecordType>> = {
  applications_end: 'Collab',
  campaign_end: 'Campaign',
  payout: 'Payout',
}

/** Entries as programs for calendars know them again: by the record and what is due of it. */
export function calendarEvents(entries: CalendarEntry[], isOwn: boolean): CalendarEvent[] {
  const { host } = new URL(baseUrl())
  return entries.map((entry) => {
    const { kind, record_id, at, day, changed_at } = entry
    const id = encodeId(types[kind] ?? 'Submission', record_id)
    return {
      uid: `${id}-${kind}@${host}`,
      changed_at,
      start: at === null ? { day } : { at },
      summary: entryInWords(entry),
      url: absolute(entryPath(entry, isOwn)),
    }
  })
}
