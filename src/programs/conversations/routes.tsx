import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import {
  organizationConversationsPath,
  ownConversationsPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { grouped } from '../../vocabulary/amounts/counts.ts'
import { ConversationJson } from './presenter.ts'
import {
  conversationFiltersOf,
  conversationQuery,
  listConversations,
  mostConversations,
  readConversations,
} from './queries.ts'
import { ConversationIndex } from './views/index.tsx'

type Filtered = { Querystring: { q?: string; unread?: string } }

const tag = 'Messages'
const list = {
  tag,
  response: z.array(ConversationJson),
  paginated: true,
  query: conversationQuery,
}
const order = `Those you have not read come first, then the latest; the latest ${grouped(mostConversations)} are looked through. Listing them marks nothing as read.`
const reading = { tag, status: 204 as const }

/** Conversations of a creator with all organizations. */
export async function ownConversationRoutes(app: FastifyInstance) {
  const listing = api({
    ...list,
    name: 'listOwnConversations',
    summary: 'List what was written about your submissions',
    description: `For creators: the submissions of theirs that someone wrote about, of all programs. ${order}`,
  })
  app.get<Filtered>('/', listing, answerList)

  const marking = api({
    strict: true,
    ...reading,
    name: 'readOwnConversations',
    summary: 'Mark all messages about your submissions as read',
    description: 'For every user: all that is there now, also what no list shows, and 204.',
  })
  app.post('/reading', marking, answerReading)
}

export async function organizationConversationRoutes(app: FastifyInstance) {
  const listing = api({
    ...list,
    name: 'listConversations',
    summary: 'List what was written about the submissions of an organization',
    description: `For members: the submissions that someone wrote about, of all programs. ${order} What was written before you became a member counts as read.`,
  })
  app.get<Filtered>('/', listing, answerList)

  const marking = api({
    strict: true,
    ...reading,
    name: 'readConversations',
    summary: 'Mark all messages to an organization as read',
    description: 'For members: 204. They are read by you alone.',
  })
  app.post('/reading', marking, answerReading)
}

async function answerList(request: FastifyRequest<Filtered>, reply: FastifyReply) {
  const { actor, member, query, server } = request
  const filters = conversationFiltersOf(query)
  const asked = pageRequest(request)
  const page = await listConversations(
    server.context.db,
    actor,
    member?.organization,
    asked,
    filters,
  )
  setPageHeaders(reply, page)

  return respond(reply, {
    html: () => (
      <ConversationIndex path={pathOf(request)} page={page} filters={filters} isOwn={!member} />
    ),
    json: () => page.rows.map(ConversationJson.present),
  })
}

async function answerReading(request: FastifyRequest, reply: FastifyReply) {
  const { actor, member, server } = request
  await readConversations(server.context.db, actor, member?.organization)

  return respond(reply, {
    html: () => redirectWith(reply, pathOf(request), 'All messages are marked as read.'),
    json: () => reply.code(204).send(),
  })
}

const pathOf = ({ member }: Pick<FastifyRequest, 'member'>) =>
  member ? organizationConversationsPath(member.organization) : ownConversationsPath
