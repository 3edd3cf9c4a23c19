import { z } from 'zod'
import type { Reader } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import { confirmationUrl } from '../../../vocabulary/addresses/agent-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { Action } from '../actions/action.ts'
import { actions } from '../actions/all-actions.ts'
import { sum } from '../amounts.ts'
import { type Ask, Refused } from '../asking.ts'
import { createConfirmation, isStill } from '../confirmations/model.ts'
import {
  confirmationNotFound,
  findConfirmation,
  type ShownConfirmation,
} from '../confirmations/queries.ts'
import { recordId } from '../ids.ts'
import { textOfOthers } from '../shown.ts'
import { type Tool, tool } from '../tool.ts'

const Asked = z.object({
  action: z.string(),
  amount: sum.nullable(),
  currency: z.string().nullable(),
  untrusted_from: textOfOthers(),
  untrusted_to: textOfOthers(),
  confirmation_id: z.string(),
  confirm_url: z.string(),
  expires_at: z.string(),
})

const AskedForPosts = Asked.extend({
  would_pay: z.array(z.object({ currency: z.string(), amount: sum })),
})

/** A tool that does nothing but ask a person, and says where they can say yes. */
function toolOf(action: Action): Tool {
  const { name, title, description, area, input } = action
  return tool({
    name,
    title: title.replace(/\?$/, ''),
    description: `${description} Nothing happens until they say yes at confirm_url.`,
    access: 'write',
    area,
    input,
    output: name === 'approve_posts' ? AskedForPosts : Asked,
    run: async (ask, sent, { actor, server }) => {
      const preview = await action.preview(ask, sent)
      const { context } = server
      const reasons = await action.check({ ask, context, actor }, sent, preview)
      if (reasons.length > 0) throw new Refused(422, reasons.join('\n'))
      const { db } = context
      const confirmation = await createConfirmation(db, actor, action, sent, preview)
      return {
        ...preview,
        action: name,
        confirmation_id: encodeId('Confirmation', confirmation.id),
        confirm_url: confirmationUrl(confirmation),
        expires_at: confirmation.expires_at,
      }
    },
    say: ({ amount, currency, confirm_url }) => {
      const money =
        amount === null || currency === null ? '' : ` (${formatMoney(amount, currency)})`
      return `Nothing has happened yet. Ask the user to confirm ${name}${money} at ${confirm_url}`
    },
  })
}

const outcomes = {
  waiting: 'Nobody has said yes yet.',
  done: 'It was confirmed, and done.',
  unknown: 'It was confirmed; whether it was done is not known. Look at the record.',
  expired: 'Nobody said yes in time: nothing has happened.',
  outdated:
    'What it was about is different by now, so nobody can say yes to it any more: nothing has happened. Look at the record, and ask anew if it is still wanted.',
} as const

const showConfirmation = tool({
  name: 'show_confirmation',
  title: 'What came of a request',
  description:
    'Whether what a tool asked a person for waits, was done, has expired, or can no longer be done and has to be asked for anew. One that was declined is not there any more.',
  access: 'read',
  area: 'all',
  input: z.object({ confirmation_id: recordId.describe('Of the answer of the tool that asked') }),
  output: z.object({
    action: z.string(),
    outcome: z.enum(Object.keys(outcomes) as [keyof typeof outcomes]),
    confirmed_at: z.string().nullable(),
    done_at: z.string().nullable(),
    expires_at: z.string(),
  }),
  run: async (ask, { confirmation_id }, { actor, server }) => {
    const found = await findOwn(server.context.db, actor, confirmation_id)
    const outcome = outcomeOf(found)
    const isOutdated = outcome === 'waiting' && (await hasChangedSince(ask, found))
    return { ...found, outcome: isOutdated ? 'outdated' : outcome }
  },
  say: ({ outcome }) => outcomes[outcome],
})

/** One that the same token asked for: what another did is not its business. */
async function findOwn(db: Reader, actor: Actor, publicId: string): Promise<ShownConfirmation> {
  const found = await findConfirmation(db, actor, publicId).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined
    throw error
  })
  if (found === undefined || found.access_token_id !== actor.credential.id)
    throw new Refused(404, confirmationNotFound)
  return found
}

/**
 * Looks at the records as the tool did that asked: what it may not do now, no person can say yes to either.
 */
async function hasChangedSince(ask: Ask, confirmation: ShownConfirmation): Promise<boolean> {
  const { action, arguments: sent } = confirmation
  try {
    return !isStill(confirmation, await actions[action].preview(ask, sent))
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return true
    throw error
  }
}

function outcomeOf({ done_at, confirmed_at, is_past }: ShownConfirmation): keyof typeof outcomes {
  if (done_at !== null) return 'done'
  if (confirmed_at !== null) return 'unknown'
  return is_past ? 'expired' : 'waiting'
}

/** Tools for what moves money or cannot be undone, and for what came of it. */
export const confirmedTools: Tool[] = [...Object.values(actions).map(toolOf), showConfirmation]
