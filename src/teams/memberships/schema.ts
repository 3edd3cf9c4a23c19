import { z } from 'zod'
import { oneOf } from '../../framework/http/fields.ts'
import { roles } from '../../vocabulary/roles.ts'

export const MembershipUpdate = z.object({ role: oneOf(roles) })
