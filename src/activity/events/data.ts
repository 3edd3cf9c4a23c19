import type { Event } from '../../tables/events.ts'
import { encodeId, type RecordType } from '../../vocabulary/ids.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

/** Columns that hold the number of another record, and of which kind it is. */
const references: Record<string, RecordType> = {
  organization_id: 'Organization',
  user_id: 'User',
  campaign_id: 'Campaign',
  collab_id: 'Collab',
  submission_id: 'Submission',
}

/** The record as the database kept it, with the ids and moments that JSON shows. */
export function presentData({ record_type, data }: Event): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, presentValue(record_type, name, value)]),
  )
}

function presentValue(recordType: RecordType, name: string, value: unknown): unknown {
  const type = name === 'id' ? recordType : references[name]
  if (type !== undefined) return typeof value === 'number' ? encodeId(type, value) : null
  return name.endsWith('_at') && typeof value === 'string' ? isoTime(value) : value
}
