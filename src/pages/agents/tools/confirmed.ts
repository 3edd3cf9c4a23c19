import { z } from 'zod'
import { confirmationUrl } from '../../../vocabulary/addresses/agent-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { Action } from '../actions/action.ts'
import { actions } from '../actions/all-actions.ts'
import { createConfirmation } from '../confirmations/model.ts'
import { confirmationLimit } from '../confirmations/time-limits.ts'
import { textOfOthers } from '../shown.ts'
import { sum, type Tool, tool } from '../tool.ts'

const Asked = z.object({
  action: z.string(),
  amount: sum.nullable(),
  currency: z.string().nullable(),
  untrusted_from: textOfOthers(),
  untrusted_to: textOfOthers(),
  confirm_url: z.string().describe('Give this to the user: nothing happens until they confirm it'),
  expires_at: z.string(),
})

/** A tool that does nothing but ask a person, and says where they can say yes. */
function toolOf(action: Action): Tool {
  const { name, title, description, area, input } = action
  return tool({
    name,
    title: title.replace(/\?$/, ''),
    description: `${description} Nothing happens by itself: it answers with a preview and a confirm_url, where the user signs in and says yes within ${confirmationLimit.words}.`,
    access: 'write',
    area,
    input,
    output: Asked,
    run: async (ask, sent, { actor, server }) => {
      const preview = await action.preview(ask, sent)
      const { db } = server.context
      const confirmation = await createConfirmation(db, actor, action, sent, preview)
      return {
        ...preview,
        action: name,
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

/** Tools for what moves money or cannot be undone. */
export const confirmedTools: Tool[] = Object.values(actions).map(toolOf)
