import { z } from 'zod'
import { idOf, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'
import type { OwnSession } from './queries.ts'

export const SessionJson = shapeOf<OwnSession>()('Session', {
  id: idOf('Session'),
  device: from(
    text('Firefox on Linux').describe(
      'In words, such as `Firefox on Linux`, or the name of the program',
    ),
    ({ user_agent }: OwnSession) => deviceName(user_agent),
  ),
  user_agent: text(
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ).describe('What it said of itself when signing in'),
  ip: text('203.0.113.7').describe('The address on the network that it signed in from'),
  last_active_at: timestamp.describe('To the minute'),
  created_at: timestamp,
  current: z.boolean().describe('Whether it is the one that asks. With an access token none is'),
})
