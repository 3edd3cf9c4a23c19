import type { Context } from '../../../framework/context.ts'
import type { Channel } from '../../../framework/database/channels/channel.ts'
import { rootOf } from '../../../framework/errors.ts'
import { webhooksOf } from './deliveries.ts'
import { enqueueWebhooks } from './jobs.ts'

const topic = 'webhooks'
const gatherMs = 200

/**
 * Sends events as soon as they are committed. Whatever is told within a moment is looked for once; what is
 * not heard is found by the clock.
 */
export function wakeWebhooks(
  channel: Channel,
  context: Pick<Context, 'db' | 'queue' | 'log' | 'drain'>,
): void {
  const waitingAudiences = new Set<string>()
  let gathering: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    gathering = undefined
    const audiences = [...waitingAudiences]
    waitingAudiences.clear()
    if (context.drain.isOn) return
    try {
      for (const audience of audiences)
        await enqueueWebhooks(context, await webhooksOf(context.db, audience))
    } catch (error) {
      context.log.warn({ reason: rootOf(error) }, 'webhooks wait for the clock')
    }
  }

  channel.listen({
    heard: (audience, heard) => {
      if (heard !== topic) return
      waitingAudiences.add(audience)
      if (gathering === undefined) gathering = setTimeout(look, gatherMs).unref()
    },
    missed: () => {},
  })
}
