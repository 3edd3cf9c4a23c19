import { z } from 'zod'
import { timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Proof } from './queries.ts'

export const StepUpJson = z
  .object({
    proved_until: timestamp.nullable().meta({ description: 'Until when your last proof is good' }),
    code_expires_at: timestamp
      .nullable()
      .meta({ description: 'Until when the code that was sent to you is good' }),
    two_factor_required: z.boolean(),
  })
  .meta({ id: 'StepUp' })

export function presentStepUp({ user }: Actor, proof: Proof): z.infer<typeof StepUpJson> {
  return {
    proved_until: proof.proved_until,
    code_expires_at: proof.code_expires_at,
    two_factor_required: user.two_factor,
  }
}
