import { z } from 'zod'
import { flag, withExample } from '../../../framework/http/fields/fields.ts'

/** The answer of staff who have looked at an organization. */
export const FirstLook = z.object({ is_shown: withExample(flag, true) })
