import type { FastifyInstance, FastifyRequest } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { groupCreators } from '../../teams/creator-groups/model.ts'
import { GroupingJson } from '../../teams/creator-groups/presenter.ts'
import { GroupingCreate, groupingErrors, mostChosen } from '../../teams/creator-groups/schema.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { bodyWithChosen, type Filtered, filteredListPath, showListAgain } from './ticked.tsx'

/** Puts creators who were ticked in the list on labels and lists. */
export async function groupingRoutes(app: FastifyInstance) {
  const { db } = app.context

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
    const body = await bodyWithChosen(db, request)
    const group = await attempt(
      async () =>
        groupCreators(db, member, parse(GroupingCreate, 'grouping', body, groupingErrors)),
      (errors) => showListAgain(db, request, errors),
    )
    const said = `“${group.name}” has ${counted(group.creators_count ?? 0, 'creator')} now.`

    return respond(reply, {
      html: () => redirectWith(reply, backFrom(request) ?? filteredListPath(request), said),
      json: () => GroupingJson.present(group),
    })
  })
}

/** The page of a creator, where it was done on one. */
function backFrom({ body }: FastifyRequest): string | undefined {
  return localPath(Object(body).return_to)
}
