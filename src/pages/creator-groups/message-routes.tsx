import type { FastifyInstance } from 'fastify'
import type { AttributeErrors } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { questionBefore } from '../../framework/http/bodies/confirmation.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { listProgramsOf } from '../../money/transfers/queries.ts'
import { MessageTogetherCreate } from '../../programs/messages/schema.ts'
import { unansweredLimit, writingLimit } from '../../programs/messages/time-limits.ts'
import { sendTogether } from '../../programs/messages/together/model.ts'
import type { MessageResult } from '../../programs/messages/together/outcomes.ts'
import { MessageTogetherJson } from '../../programs/messages/together/presenter.ts'
import { allCreatorGroups } from '../../teams/creator-groups/queries.ts'
import { mostChosen } from '../../teams/creator-groups/schema.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { creatorFiltersOf, queryOf } from '../creators/filters.ts'
import { filtersInWords } from '../creators/filters-in-words.ts'
import { addresseesOf } from './queries.ts'
import { bodyWithChosen, type Filtered, filteredListPath, showListAgain } from './ticked.tsx'
import { MessageQuestion } from './views/message-question.tsx'

/** Writes the same to creators who were ticked in the list, after a question. */
export async function messageTogetherRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const messages = api({
    name: 'messageCreators',
    summary: 'Write the same to many creators',
    description: `For members: up to ${mostChosen} creators who have worked with the organization. Each gets it in the conversation about their latest work, and the answer says what became of it for each. Nobody gets the same words twice in ${unansweredLimit.words}, nor more than ${unansweredLimit.most} such messages without having answered; who refused the invitations of the organization, was declined or withdrew gets none. Each counts as a message: 503 with \`Retry-After\` beyond ${writingLimit.most} in ${writingLimit.words}.`,
    tag: 'Messages',
    body: { schema: MessageTogetherCreate, root: 'message_batch' },
    strict: true,
    response: MessageTogetherJson,
  })

  app.post<Filtered>('/messages', messages, async (request, reply) => {
    const { member, query } = request
    const again = (errors: AttributeErrors) => showListAgain(db, request, errors)
    const body = await bodyWithChosen(db, request)
    const fields = await attempt(
      async () => parse(MessageTogetherCreate, 'message_batch', body),
      again,
    )
    const isAll = Object(request.body).all === '1'
    const filters = creatorFiltersOf(query)
    const ask = async () => {
      const addressees = await addresseesOf(db, member, fields.user_ids)
      if (addressees.length === 0) return undefined
      const asked = { member, fields, addressees, query: queryOf(filters), isAll }
      return <MessageQuestion {...asked} />
    }
    const question = await questionBefore(request, { ask, again: () => again({}) })
    if (question) return sendPage(reply, question)
    const chosenBy = isAll
      ? filtersInWords(
          filters,
          await allCreatorGroups(db, member),
          await listProgramsOf(db, member),
        )
      : undefined
    const results = await attempt(
      async () => sendTogether(context, member, fields, chosenBy),
      again,
    )

    return respond(reply, {
      html: () => redirectWith(reply, filteredListPath(request), saying(results)),
      json: () => MessageTogetherJson.present({ results }),
    })
  })
}

function saying(results: MessageResult[]): string {
  const sent = results.filter(({ outcome }) => outcome === 'sent').length
  const left = results.length - sent
  const said = `Your message is sent to ${counted(sent, 'creator')}.`
  return left === 0 ? said : `${said} ${counted(left, 'creator')} cannot be written to now.`
}
