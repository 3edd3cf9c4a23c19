import { command, organizationOf } from '../command.ts'
import { exitCodes, WrongUse } from '../exit-codes.ts'
import { say, sayJson } from '../output.ts'

const actions = ['approve', 'reject', 'flag', 'undo'] as const

/** Decisions for scripts: no questions, and a code that tells whether all of it was done. */
export const decide = command(
  'Decide posts by their ids: troupe decide approve Nq7RwXk3',
  {
    action: { type: 'positional', description: actions.join(', '), required: true },
    posts: { type: 'positional', description: 'Ids of up to 100 posts', required: true },
    reason: { type: 'string', description: 'To reject, such as low_quality' },
    note: { type: 'string', description: 'To flag, or to say more' },
  },
  async (place, args) => {
    const action = actions.find((one) => one === args.action)
    if (action === undefined) throw new WrongUse(`An action is one of ${actions.join(', ')}.`)
    const options = { organization: await organizationOf(place) }
    const { review } = place.troupe
    const ids = args._.slice(1)
    // The server knows which reasons there are, and names them where it refuses one.
    const fields = {
      action,
      ...(args.reason && { reason: args.reason }),
      ...(args.note && { note: args.note }),
    } as Parameters<typeof review.decide>[1]
    const { decisions, failed } =
      action === 'undo'
        ? await review.undo(ids, options)
        : await review.decide(ids, fields, options)
    if (place.isJson) sayJson({ decisions })
    else say(`${action}: ${decisions.length - failed.length} of ${decisions.length}.`)
    for (const { submission_id, error } of failed)
      process.stderr.write(`${submission_id}: ${error}\n`)
    if (failed.length > 0) process.exitCode = exitCodes.refused
  },
  { isOpen: true },
)
