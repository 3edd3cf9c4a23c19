import type { Config } from '../../framework/config/config.ts'
import type { Actor } from '../../tables/actor.ts'

/** Those who run the installation. An address in an account is proved, so it says who someone is. */
export function isStaff(
  { staffEmails }: Pick<Config, 'staffEmails'>,
  actor: Pick<Actor, 'user'> | undefined,
): boolean {
  return actor !== undefined && staffEmails.includes(actor.user.email)
}
