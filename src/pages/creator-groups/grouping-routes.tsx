import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AttributeErrors, authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { listProgramsOf } from '../../money/transfers/queries.ts'
import { MessageTogetherCreate } from '../../programs/messages/schema.ts'
import { unansweredLimit, writingLimit } from '../../programs/messages/time-limits.ts'
import { sendTogether } from '../../programs/messages/together/model.ts'
import type { MessageResult } from '../../programs/messages/together/outcomes.ts'
import { MessageTogetherJson } from '../../programs/messages/together/presenter.ts'
import { InvitationTogetherCreate } from '../../programs/program-invitations/schema.ts'
import {
  type InvitationResult,
  inviteTogether,
} from '../../programs/program-invitations/together/model.ts'
import { InvitationsTogetherJson } from '../../programs/program-invitations/together/presenter.ts'
import { groupCreators } from '../../teams/creator-groups/model.ts'
import { GroupingJson } from '../../teams/creator-groups/presenter.ts'
import { allCreatorGroups } from '../../teams/creator-groups/queries.ts'
import { GroupingCreate, groupingErrors, mostChosen } from '../../teams/creator-groups/schema.ts'
import { mailsLeft } from '../../teams/creator-invitations/mails.ts'
import { creatorInvitationPolicy } from '../../teams/creator-invitations/policy.ts'
import { filteredPath } from '../../vocabulary/addresses/submission-urls.ts'
import { creatorsPath } from '../../vocabulary/addresses/urls.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { creatorFiltersOf, queryOf, type WantedCreators } from '../creators/filters.ts'
import { filtersInWords } from '../creators/filters-in-words.ts'
import { listCreatorIds, listCreators, namesOfCreators } from '../creators/queries.ts'
import { programsFor } from '../creators/routes.tsx'
import { CreatorIndex } from '../creators/views/index.tsx'
import { addresseesOf } from './queries.ts'
import { InvitationQuestion } from './views/invitation-question.tsx'
import { MessageQuestion } from './views/message-question.tsx'

type Filtered = { Querystring: WantedCreators }

/** Actions for creators who were ticked in the list. The filters of the list are in the address. */
export async function groupingRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const listAgain = async (request: FastifyRequest<Filtered>, errors: AttributeErrors) => {
    const { member, query, body } = request
    const filters = creatorFiltersOf(query)
    const page = await listCreators(db, member, pageRequest(request), filters)
    const groups = await allCreatorGroups(db, member)
    const programs = await programsFor(db, member)
    const allPrograms = await listProgramsOf(db, member)
    const shown = { member, page, filters, groups, programs, allPrograms, errors }
    return <CreatorIndex {...shown} typed={body} />
  }
  /**
   * The body, with those whom the filters leave where these are chosen instead of ticked: the first of the
   * list, if they are too many. Who was asked about is not looked for again.
   */
  const chosenIn = async ({ member, query, body, format }: FastifyRequest<Filtered>) => {
    const { all, confirmed } = Object(body)
    if (format === 'json' || all !== '1' || confirmed === 'yes') return body
    const found = await listCreatorIds(db, member, creatorFiltersOf(query), mostChosen)
    return { ...Object(body), user_ids: found }
  }
  const listPath = ({ member, query }: FastifyRequest<Filtered>) =>
    filteredPath(creatorsPath(member.organization), creatorFiltersOf(query))

  const grouping = api({
    name: 'groupCreators',
    summary: 'Put creators on a label or a list, or take them off',
    description: `For members: up to ${mostChosen} creators who have worked with the organization, and the answer says what became of each. \`create\` makes a label of this \`name\` first. Who is there already stays, who is not there is passed over, and an id that is not known keeps none of the others from it.`,
    shows: { query: null },
    tag: 'Organizations',
    body: { schema: GroupingCreate, root: 'grouping' },
    response: GroupingJson,
    errors: [404],
  })

  app.post<Filtered>('/grouping', grouping, async (request, reply) => {
    const { member } = request
    const body = await chosenIn(request)
    const group = await attempt(
      async () =>
        groupCreators(db, member, parse(GroupingCreate, 'grouping', body, groupingErrors)),
      (errors) => listAgain(request, errors),
    )
    const said = `“${group.name}” has ${counted(group.creators_count ?? 0, 'creator')} now.`

    return respond(reply, {
      html: () => redirectWith(reply, backFrom(request) ?? listPath(request), said),
      json: () => GroupingJson.present(group),
    })
  })

  const messages = api({
    name: 'messageCreators',
    summary: 'Write the same to many creators',
    description: `For members: up to ${mostChosen} creators who have worked with the organization. Each gets it in the conversation about their latest work, and the answer says what became of it for each. Nobody gets the same words twice in ${unansweredLimit.words}, nor more than ${unansweredLimit.most} such messages without having answered; who refused the invitations of the organization, was declined or withdrew gets none. Each counts as a message: 503 with \`Retry-After\` beyond ${writingLimit.most} in ${writingLimit.words}.`,
    tag: 'Messages',
    body: { schema: MessageTogetherCreate, root: 'message_batch' },
    strict: true,
    response: MessageTogetherJson,
  })

  const invitations = api({
    name: 'inviteCreators',
    summary: 'Invite many creators you worked with to a program',
    description: `For admins: up to ${mostChosen} creators who have worked with the organization, each as by themselves. Whoever could not be invited says why, and keeps none of the others from it.`,
    tag: 'Invitations',
    body: { schema: InvitationTogetherCreate, root: 'program_invitation' },
    strict: true,
    response: InvitationsTogetherJson,
    errors: [403],
  })

  app.post<Filtered>('/invitations', invitations, async (request, reply) => {
    const { member } = request
    authorize(creatorInvitationPolicy.create(member))
    const again = (errors: AttributeErrors) => listAgain(request, errors)
    const body = await chosenIn(request)
    const fields = await attempt(
      async () => parse(InvitationTogetherCreate, 'program_invitation', body),
      again,
    )
    const { confirmed, all } = Object(request.body)
    if (request.format === 'html' && confirmed === 'no') return sendPage(reply, await again({}))
    if (request.format === 'html' && confirmed !== 'yes') {
      const names = await namesOfCreators(db, member, fields.user_ids)
      const programs = await programsFor(db, member)
      const program = programs.find(({ public_id }) => public_id === fields.program_id)
      const left = await mailsLeft(db, member.organization)
      const query = queryOf(creatorFiltersOf(request.query))
      // A program that takes nobody is refused below.
      if (program && names.length > 0)
        return sendPage(
          reply,
          <InvitationQuestion
            member={member}
            fields={fields}
            names={names}
            program={program}
            left={left}
            query={query}
            isAll={all === '1'}
          />,
        )
    }
    const results = await attempt(async () => inviteTogether(context, member, fields), again)

    return respond(reply, {
      html: () => redirectWith(reply, listPath(request), invited(results)),
      json: () => InvitationsTogetherJson.present({ results }),
    })
  })

  app.post<Filtered>('/messages', messages, async (request, reply) => {
    const { member, format, query } = request
    const again = (errors: AttributeErrors) => listAgain(request, errors)
    const body = await chosenIn(request)
    const fields = await attempt(
      async () => parse(MessageTogetherCreate, 'message_batch', body),
      again,
    )
    const { confirmed, all } = Object(request.body)
    const filters = creatorFiltersOf(query)
    if (format === 'html' && confirmed === 'no') return sendPage(reply, await again({}))
    if (format === 'html' && confirmed !== 'yes') {
      const addressees = await addresseesOf(db, member, fields.user_ids)
      const asked = { member, fields, addressees, query: queryOf(filters), isAll: all === '1' }
      if (addressees.length > 0) return sendPage(reply, <MessageQuestion {...asked} />)
    }
    const chosenBy =
      all === '1'
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
      html: () => redirectWith(reply, listPath(request), saying(results)),
      json: () => MessageTogetherJson.present({ results }),
    })
  })
}

/** The page of a creator, where it was done on one. */
function backFrom({ body }: FastifyRequest): string | undefined {
  return localPath(Object(body).return_to)
}

function invited(results: InvitationResult[]): string {
  const left = results.flatMap(({ error }) => error ?? [])
  const said = `${counted(results.length - left.length, 'creator')} invited.`
  return left.length === 0 ? said : `${said} ${counted(left.length, 'creator')} not: ${left[0]}`
}

function saying(results: MessageResult[]): string {
  const sent = results.filter(({ outcome }) => outcome === 'sent').length
  const left = results.length - sent
  const said = `Your message is sent to ${counted(sent, 'creator')}.`
  return left === 0 ? said : `${said} ${counted(left, 'creator')} cannot be written to now.`
}
