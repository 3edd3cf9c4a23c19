import { z } from 'zod'
import { count, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { type PlatformOverview, platformStandings } from './queries.ts'

export const PlatformJson = shapeOf<PlatformOverview>()('Platform', {
  platform_id: z.enum(platformIds),
  state: z.enum(platformStandings),
  provider: text('youtube-data-v3')
    .nullable()
    .describe('Who answers for it; null where staff enter its numbers'),
  used_units: count(1200).describe('What was asked today, as the platform counts'),
  daily_units: count(10_000)
    .nullable()
    .describe('What may be asked in a day; null where it does not count so'),
  renews_at: timestamp.nullable(),
  retry_at: timestamp.nullable(),
  last_success_at: timestamp.nullable(),
  last_error_at: timestamp.nullable(),
  last_error: text('Answered 503').nullable(),
})
