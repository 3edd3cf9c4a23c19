import type { Guise } from '../../accounts/sign-in/guises/demo.ts'
import { trialStaffEmail } from '../../framework/config/config.ts'
import { creatorEmail, leadEmail, memberEmail } from './users.ts'

/** The people as whom one may enter a trial by one click: each sees another side of it. */
export const demoGuises: Guise[] = [
  { email: leadEmail, label: 'Mara, brand admin', hint: 'Runs Fernweh Coffee' },
  { email: memberEmail, label: 'Priya, team member', hint: 'Helps there, owns Halide Audio' },
  { email: creatorEmail, label: 'Suki, creator', hint: 'Posts, earns, withdraws' },
  { email: trialStaffEmail, label: 'Ola, staff', hint: 'Runs this installation' },
]
