import { minutes, seconds } from '../../vocabulary/time/time-limits.ts'

/** How long a sign-in waits for its second factor. */
export const pendingLimit = minutes(5)

/** How often an authenticator app shows another code. */
export const codeStep = seconds(30)
