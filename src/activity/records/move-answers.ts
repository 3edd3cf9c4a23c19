import type { FastifyReply } from 'fastify'
import { Invalid } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, type SentReply } from '../../framework/http/answers/format.ts'
import type { Moved } from './transitions.ts'

type Answer<Row> = {
  present: (record: Row) => unknown
  path: (record: Row) => string
  url: (record: Row) => string
  done: string
  status: 200 | 201
}

/** Gives programs the record as it is now, or says why it stays what it is; people see its page. */
export function answerMove<Row>(
  reply: FastifyReply,
  { reasons, record }: Moved<Row>,
  { done, status, present, path, url }: Answer<Row>,
): SentReply {
  return respond(reply, {
    html: () => redirectToPage(reply, path(record), reasons, done),
    json: () => {
      if (reasons.length > 0) throw new Invalid({ base: reasons })
      if (status === 201) reply.header('Location', url(record))
      return reply.code(status).send(present(record))
    },
  })
}

export function redirectToPage(reply: FastifyReply, path: string, reasons: string[], done: string) {
  return reasons.length === 0
    ? redirectWith(reply, path, done)
    : redirectWith(reply, path, reasons.join(' '), 'error')
}
