import { z } from 'zod'
import { timestamp } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Proof } from './queries.ts'

export const StepUpJson = shapeOf<Proof & Actor['user']>()('StepUp', {
  proved_until: timestamp.nullable().describe('Until when your last proof is good'),
  code_expires_at: timestamp
    .nullable()
    .describe('Until when the code that was sent to you is good'),
  two_factor_required: from(
    z.boolean().describe('Whether `two_factor_code` has to be sent beside the code'),
    ({ two_factor }: Actor['user']) => two_factor,
  ),
})
