import { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'
import type { OwnSession } from './queries.ts'

export const SessionJson = z
  .object({
    id: sqid,
    device: text('Firefox on Linux'),
    user_agent: text('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'),
    ip: text('203.0.113.7'),
    last_active_at: timestamp,
    created_at: timestamp,
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

export function presentSession(session: OwnSession): z.infer<typeof SessionJson> {
  return {
    id: encodeId('Session', session.id),
    device: deviceName(session.user_agent),
    user_agent: session.user_agent,
    ip: session.ip,
    last_active_at: session.last_active_at,
    created_at: session.created_at,
    current: session.current,
  }
}
