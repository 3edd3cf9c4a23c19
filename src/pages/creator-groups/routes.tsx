import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../framework/database/db.ts'
import { authorize, Invalid, NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { mostGroups } from '../../teams/creator-groups/limits.ts'
import {
  createCreatorGroup,
  destroyCreatorGroup,
  updateCreatorGroup,
} from '../../teams/creator-groups/model.ts'
import { creatorGroupPolicy } from '../../teams/creator-groups/policy.ts'
import { CreatorGroupJson } from '../../teams/creator-groups/presenter.ts'
import { findCreatorGroup, listCreatorGroups } from '../../teams/creator-groups/queries.ts'
import { CreatorGroupCreate, CreatorGroupUpdate } from '../../teams/creator-groups/schema.ts'
import { creatorGroupsPath, creatorGroupUrl } from '../../vocabulary/addresses/creator-urls.ts'
import { creatorQuery, filtersIn, queryOf } from '../creators/filters.ts'
import { groupAddress } from './views/address.ts'
import { CreatorGroupIndex, type RefusedGroup } from './views/index.tsx'

type ById = { Params: { id: string } }

const tag = 'Organizations'
const root = 'creator_group'
const everything = { number: 1, offset: 0, size: mostGroups * 3 }

/** Labels, lists and views that a team makes of the creators it works with. */
export async function creatorGroupRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreatorGroups',
    summary: 'List the labels, lists and views of creators',
    description: 'For members: all that their team has made, by kind and name.',
    tag,
    response: z.array(CreatorGroupJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const { member, format } = request
    if (format !== 'json') return sendPage(reply, await indexPage(db, member))
    const page = await listCreatorGroups(db, member, pageRequest(request))
    setPageHeaders(reply, page)
    return page.rows.map(CreatorGroupJson.present)
  })

  const create = api({
    name: 'createCreatorGroup',
    summary: 'Make a label, a list or a view of creators',
    description: `For members: it is there for the whole team. A view keeps \`query\`, the filters and the order of the list of creators. At most ${mostGroups} of each kind.`,
    tag,
    body: { schema: CreatorGroupCreate, root },
    response: CreatorGroupJson,
    status: 201,
  })

  app.post('/', create, async ({ member, body }, reply) => {
    const group = await attempt(
      async () => {
        const fields = parse(CreatorGroupCreate, root, body)
        return createCreatorGroup(db, member, { ...fields, ...readQuery(fields) })
      },
      (errors) => indexPage(db, member, { typed: body, errors }),
    )
    const path =
      group.kind === 'view' ? groupAddress(group) : creatorGroupsPath(member.organization)

    return respond(reply, {
      html: () => redirectWith(reply, path, `“${group.name}” is there for your team.`),
      json: () =>
        reply
          .code(201)
          .header('Location', creatorGroupUrl(group))
          .send(CreatorGroupJson.present(group)),
    })
  })

  const show = api({
    name: 'showCreatorGroup',
    summary: 'Show a label, a list or a view of creators',
    description: 'For members: its name, and how many creators were chosen for it.',
    tag,
    response: CreatorGroupJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const group = await findCreatorGroup(db, member, params.id)

    return respond(reply, {
      html: () => reply.redirect(groupAddress(group), 303),
      json: () => CreatorGroupJson.present(group),
    })
  })

  const update = api({
    name: 'updateCreatorGroup',
    summary: 'Change a label, a list or a view of creators',
    description: 'For who made it, and for admins: another name or, for a view, another `query`.',
    tag,
    body: { schema: CreatorGroupUpdate, root },
    response: CreatorGroupJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async ({ member, params, body }, reply) => {
    const before = await findCreatorGroup(db, member, params.id)
    authorize(creatorGroupPolicy.change(member, before))
    const after = await attempt(
      async () => {
        const fields = parse(CreatorGroupUpdate, root, body)
        return updateCreatorGroup(db, member, before, { ...fields, ...readQuery(fields) })
      },
      (errors) => indexPage(db, member, { id: before.id, typed: body, errors }),
    )
    const group = { ...before, ...after }

    return respond(reply, {
      html: () =>
        redirectWith(reply, creatorGroupsPath(member.organization), `“${group.name}” is saved.`),
      json: () => CreatorGroupJson.present(group),
    })
  })

  const destroy = api({
    name: 'deleteCreatorGroup',
    summary: 'Delete a label, a list or a view of creators',
    description: 'For who made it, and for admins: 204. The creators stay.',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const group = await findCreatorGroup(db, member, params.id)
    authorize(creatorGroupPolicy.change(member, group))
    await destroyCreatorGroup(db, member, group)

    return respond(reply, {
      html: () =>
        redirectWith(reply, creatorGroupsPath(member.organization), `“${group.name}” is deleted.`),
      json: () => reply.code(204).send(),
    })
  })
}

async function indexPage(db: Db, member: Member, refused?: RefusedGroup) {
  const { rows } = await listCreatorGroups(db, member, everything)
  return <CreatorGroupIndex member={member} groups={rows} refused={refused} />
}

/** The filters of a view are read as those of the list are, and kept in one way of writing. */
function readQuery({ query }: { query?: string | undefined }): { query?: string } {
  if (query === undefined) return {}
  const known = [...Object.keys(creatorQuery), 'page', 'limit']
  const unknown = [...new URLSearchParams(query).keys()].find((name) => !known.includes(name))
  // Passed over, a filter would leave more creators than were meant.
  if (unknown !== undefined)
    throw new Invalid({ query: [`is not one of ${known.join(', ')}: ${unknown}`] })
  try {
    return { query: queryOf(filtersIn(query)) }
  } catch (error) {
    if (error instanceof NotFound) throw new Invalid({ query: ['is invalid'] })
    throw error
  }
}
