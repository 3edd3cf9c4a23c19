import type { Context } from '../../framework/context.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'

/**
 * How often a code may be asked for. Counted for each mailbox and network, so that nobody can use up
 * the tries of someone else; a browser that was signed in to the account before is counted by itself, and
 * gets its code however many others ask.
 */
export async function limitRequests(
  { db, config }: Pick<Context, 'db' | 'config'>,
  mailbox: string,
  network: string,
  isKnownDevice: boolean,
): Promise<void> {
  const most = config.signInLimitPerIp
  await limitRate(db, { ...limitFor('sign-in-network', network), most })

  if (isKnownDevice) {
    await limitRate(db, limitFor('sign-in-known', mailbox))
  } else {
    await limitRate(db, limitFor('sign-in', `${mailbox}:${network}`))
    // A mailbox has a limit of its own, from however many networks: nobody's is to be filled from here.
    await limitRate(db, limitFor('sign-in-mailbox', mailbox))
  }
}

/** Limits the tries to come in from one network, by a code or as someone of the demo world. */
export async function limitExchanges(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { ip }: { ip: string },
): Promise<void> {
  const most = config.exchangeLimitPerIp
  await limitRate(db, { ...limitFor('exchange-ip', networkOf(ip)), most })
}
