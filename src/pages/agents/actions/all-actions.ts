import type { ConfirmedAction } from '../../../tables/users/credentials/confirmations.ts'
import type { Action } from './action.ts'
import { acceptApplicationAction, approvePosts, completeWorkAction, withdraw } from './payments.ts'
import { finish, fund, publish } from './programs.ts'

/** Everything that needs a person's yes, by its name. */
export const actions: Record<ConfirmedAction, Action> = {
  fund,
  publish,
  approve_posts: approvePosts,
  accept_application: acceptApplicationAction,
  complete_work: completeWorkAction,
  finish,
  withdraw,
}
