import { decodeId, encodeId, type RecordType } from '../../vocabulary/ids.ts'

/** The place of a record in an order by time: its moment there and, of those with the same, its number. */
export type Cursor = { at: string; id: number }

/**
 * A text that says after which record a list goes on. It stays right when that record changes or is deleted.
 * Where it is told, the mark of the list stands behind it (`cursor-mark.ts`).
 */
export const encodeCursor = (type: RecordType, { at, id }: Cursor): string =>
  `${Date.parse(at).toString(36)}-${encodeId(type, id)}`

export function decodeCursor(type: RecordType, text: string): Cursor | undefined {
  const [, moment, publicId] = /^([0-9a-z]{1,9})-(\w{1,32})(?:-[0-9a-f]{8})?$/.exec(text) ?? []
  const at = new Date(Number.parseInt(moment ?? '', 36))
  const id = decodeId(type, publicId ?? '')
  if (id === undefined || Number.isNaN(at.getTime())) return undefined
  return at.getUTCFullYear() < 10_000 ? { at: at.toISOString(), id } : undefined
}
