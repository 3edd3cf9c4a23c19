import { z } from 'zod'
import { oneOf, requiredText, withExample } from '../../framework/http/fields/fields.ts'
import { roles } from '../../vocabulary/people/roles.ts'

/** The membership, by its id, of whoever is to own the organization. */
export const OwnerUpdate = z.object({
  member_id: withExample(requiredText, 'k5dXwQ2n').describe('The member who becomes the owner'),
})

export const MembershipUpdate = z.object({ role: oneOf(roles) })
