import { z } from 'zod'
import { oneOf } from '../../framework/http/fields.ts'
import { roles } from '../../tables/memberships.ts'

export const MembershipUpdate = z.object({ role: oneOf(roles) })
