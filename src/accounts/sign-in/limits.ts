import type { Context } from '../../framework/context.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { networkOf } from '../../framework/net/network.ts'

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
  const perNetwork = { most: config.signInLimitPerIp, seconds: 900 }
  await limitRate(db, { key: `sign-in-network:${network}`, ...perNetwork })

  if (isKnownDevice) {
    await limitRate(db, { key: `sign-in-known:${mailbox}`, most: 10, seconds: 180, quiet: true })
  } else {
    await limitRate(db, {
      key: `sign-in:${mailbox}:${network}`,
      most: 10,
      seconds: 180,
      quiet: true,
    })
    // A mailbox has a limit of its own, from however many networks: nobody's is to be filled from here.
    await limitRate(db, { key: `sign-in-mailbox:${mailbox}`, most: 60, seconds: 3600, quiet: true })
  }
}

/** Limits the tries to come in from one network, by a code or as someone of the demo world. */
export async function limitExchanges(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { ip }: { ip: string },
): Promise<void> {
  await limitRate(db, {
    key: `exchange-ip:${networkOf(ip)}`,
    most: config.exchangeLimitPerIp,
    seconds: 900,
  })
}
