import type { ConfirmedAction } from '../../../tables/users/credentials/confirmations.ts'
import type { Action } from './action.ts'
import { acceptApplication, approvePosts, completeWork, withdraw } from './payments.ts'
import { finish, fund, publish } from './programs.ts'

/** Everything that needs a person's yes, by its name. */
export const actions: Record<ConfirmedAction, Action> = {
  fund,
  publish,
  approve_posts: approvePosts,
  accept_application: acceptApplication,
  complete_work: completeWork,
  finish,
  withdraw,
}
