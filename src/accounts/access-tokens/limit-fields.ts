import { z } from 'zod'
import { momentInTime, oneOf, withExample } from '../../framework/http/fields/fields.ts'
import { type Areas, areaAccesses, areas } from '../../vocabulary/areas.ts'

/** Fields that limit a token, of a person or of an organization. */

const access = z.preprocess(
  (value) => (value === '' ? undefined : value),
  oneOf(areaAccesses).optional(),
)

/** The areas, by name. Forms send an empty text for those that are left out. */
export const areasGiven = withExample(
  z
    .strictObject(
      Object.fromEntries(areas.map((area) => [area, access])) as Record<
        (typeof areas)[number],
        typeof access
      >,
      {
        error: ({ code }) =>
          code === 'unrecognized_keys' ? `can only be ${areas.join(', ')}` : 'is invalid',
      },
    )
    .transform(
      (chosen): Areas =>
        Object.fromEntries(Object.entries(chosen).filter(([, access]) => access !== undefined)),
    ),
  { review: 'write' },
)

/** The moment at which it ends by itself. */
export const endGiven = withExample(momentInTime, '2027-06-30T22:00:00Z')
  .refine((moment) => moment === null || Date.parse(moment) > Date.now(), 'must be in the future')
  .default(null)

/** The permission that follows from the areas. */
export function permissionFor(chosen: Areas): 'read' | 'write' {
  return Object.values(chosen).includes('write') ? 'write' : 'read'
}
