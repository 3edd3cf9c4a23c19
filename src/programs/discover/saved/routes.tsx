import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import { localPath } from '../../../framework/http/safety/local-path.ts'
import type { ProgramKind } from '../../../tables/listings.ts'
import { discoverCampaignPath, discoverCollabPath } from '../../../vocabulary/addresses/urls.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { readUsualViews } from '../pay/usual-views.ts'
import { saveProgram, unsaveProgram } from './model.ts'
import { SavedProgramJson } from './presenter.ts'
import { findProgramToSave, listSavedPrograms, readSavedCards } from './queries.ts'
import { SavedPrograms } from './views/index.tsx'

const tag = 'Discover'

/** Programs that creators keep to find them again. */
export async function savedProgramRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listSavedPrograms',
    summary: 'List the programs that you saved',
    description:
      'For every user: campaigns and collabs, the latest to be saved first. One that is over stays, and says so in `is_open`; one that you may not see any more is left out.',
    tag,
    response: z.array(SavedProgramJson),
    paginated: true,
  })

  app.get('/me/saved_programs', list, async (request, reply) => {
    const page = await listSavedPrograms(db, request.actor, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: async () => {
        const cards = await readSavedCards(db, request.actor, page)
        const usualViews = await readUsualViews(db, request.actor)
        return sendPage(reply, <SavedPrograms page={page} cards={cards} usualViews={usualViews} />)
      },
      json: () => page.rows.map(SavedProgramJson.present),
    })
  })

  serveSaving(app, 'Campaign')
  serveSaving(app, 'Collab')
}

type OfProgram = { Params: { campaign_id: string; collab_id: string } }

const words = {
  Campaign: { noun: 'campaign', parameter: 'campaign_id', path: discoverCampaignPath },
  Collab: { noun: 'collab', parameter: 'collab_id', path: discoverCollabPath },
} as const

/** Saving a program, and taking that back. */
function serveSaving(app: FastifyInstance, kind: ProgramKind): void {
  const { db } = app.context
  const { noun, parameter, path } = words[kind]
  const address = `/${noun}s/:${parameter}/saved_program`

  const save = api({
    name: `save${kind}`,
    summary: `Save a ${noun}, to find it again`,
    description:
      'For every user who may see it: 204, also where it is saved already. Nobody is told. A draft is 404.',
    tag,
    status: 204,
    errors: [404],
  })

  app.post<OfProgram>(address, save, async (request, reply) => {
    const id = await findProgramToSave(db, request.actor, kind, request.params[parameter])
    await saveProgram(db, request.actor, { kind, id })
    return answer(request, reply, path({ id }), `The ${noun} is saved.`)
  })

  const unsave = api({
    name: `unsave${kind}`,
    unconditional: true,
    summary: `Take a ${noun} off your saved programs`,
    description: 'For every user: 204. 404 where it is not saved.',
    tag,
    status: 204,
    errors: [404],
  })

  app.delete<OfProgram>(address, unsave, async (request, reply) => {
    const id = decodeId(kind, request.params[parameter]) ?? 0
    const isTaken = await unsaveProgram(db, request.actor, { kind, id })
    // A page that is older than that says what its reader wants, and it is so.
    if (!isTaken && (id === 0 || request.format === 'json')) throw new NotFound('It is not saved.')
    return answer(request, reply, path({ id }), `The ${noun} is not saved any more.`)
  })
}

/**
 * The button alone is replaced where it stands in a frame, which the page of the program has, too. Other
 * forms go back to where they were sent from.
 */
function answer(request: FastifyRequest, reply: FastifyReply, path: string, done: string) {
  const { body, headers } = request
  return respond(reply, {
    html: () =>
      headers['turbo-frame'] === undefined
        ? redirectWith(reply, localPath(Object(body).return_to) ?? path, done)
        : reply.redirect(path, 303),
    json: () => reply.code(204).send(),
  })
}
