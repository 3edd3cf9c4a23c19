import type { FastifyRequest } from 'fastify'
import { passOver } from '../../../framework/http/fields/unknown-names.ts'
import type { Choice } from '../../../tables/campaigns/decisions.ts'
import { choiceOf } from './decide.ts'

export const unreadHeader = {
  'Unknown-Fields': {
    description: 'The reason or note that was sent and that this action does not read',
    example: 'note (not read to approve)',
  },
}

/** Names what was sent along with an action to which it does not belong: nobody reads it. */
export function passOverUnread(request: FastifyRequest, fields: Choice): void {
  const read = choiceOf(fields)
  const unread = (['reason', 'note'] as const).filter((name) => fields[name] !== read[name])
  passOver(request, unread, `not read to ${fields.action}`)
}
