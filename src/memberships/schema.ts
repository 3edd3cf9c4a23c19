import { z } from 'zod'
import { oneOf } from '../http/fields.ts'
import { roles } from './table.ts'

export const MembershipUpdate = z.object({ role: oneOf(roles) })
