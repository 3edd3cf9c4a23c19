import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parseOptional, validate } from '../../framework/http/fields/parse.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { collabUrl, editCollabPath } from '../../vocabulary/addresses/urls.ts'
import { readWithBanner } from '../banners.ts'
import { beginningOf } from './defaults.ts'
import { createCollab } from './model.ts'
import { readProgress } from './moves/progress.ts'
import { collabPolicy } from './policy.ts'
import { CollabJson, CreatedCollabJson } from './presenter.ts'
import { collabsListed, collabsListing, listCollabs } from './queries.ts'
import { collabErrors } from './refusals.ts'
import {
  CollabBeginning,
  CollabSource,
  CollabWrite,
  type TemplateName,
  templateNames,
} from './schema.ts'
import { CollabIndex } from './views/index.tsx'
import { CollabNew } from './views/new.tsx'

type Begun = { Querystring: { website?: unknown; template?: unknown } }

const tag = 'Collabs'

/** As many as one may well want to use again. */
const latest = { number: 1, size: 5, offset: 0 }

/** The collabs of an organization, and the way to a new one. */
export async function collabListRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'listCollabs',
    summary: "List an organization's collabs",
    description:
      'For members: newest first unless `sort` says otherwise, without `brief`, and those that filters leave.',
    tag,
    response: z.array(CollabJson),
    paginated: true,
    query: collabsListing.query,
  })

  const listed = keptAnswer({ config: { ...list.config, lists: collabsListed } }, 2)
  app.get('/', listed, async (request, reply) => {
    const page =
      request.format === 'json'
        ? await collabsListed.pageFor(request)
        : await listCollabs(db, request.member, pageRequest(request), 'running')
    setPageHeaders(reply, page)

    return respond(reply, {
      html: async () => {
        const progress = await readProgress(db, page.rows)
        return sendPage(
          reply,
          <CollabIndex member={request.member} page={page} progress={progress} />,
        )
      },
      json: () => page.rows.map(CollabJson.present),
    })
  })

  app.get('/new', async ({ member }, reply) => {
    authorize(collabPolicy.create(member))
    const { rows } = await listCollabs(db, member, latest, 'newest')
    return sendPage(reply, <CollabNew member={member} latest={rows} feeBps={config.money.feeBps} />)
  })

  const create = api({
    name: 'createCollab',
    summary: 'Create a collab as a draft, from defaults where nothing is sent',
    description:
      'For admins: makes a draft, also from no body at all. What is left out comes from the product page that `website` names, as far as it can be read, then from the `template`, if one is named, and then from defaults; `prefill` says whether that page could be read. A banner needs multipart.',
    shows: { state: 'draft' },
    tag,
    body: { schema: CollabWrite, root: 'collab', optional: true },
    files: true,
    query: {
      website: {
        description:
          'The address of a product page to take name, brief, countries, website and banner from',
        example: 'https://northwind.example/mug',
      },
      template: {
        description: 'Where to take brief and terms from',
        example: 'unboxing',
        values: templateNames,
      },
    },
    response: CreatedCollabJson,
    status: 201,
    errors: [403],
  })

  app.post<Begun>('/', create, async (request, reply) => {
    const { member, body } = request
    authorize(collabPolicy.create(member))
    const { collab, prefill } = await attempt(
      async () => {
        const fields = await readWithBanner(member.user.id, (banner) =>
          parseOptional(CollabWrite, 'collab', body, (fields) => ({
            ...collabErrors(fields),
            ...banner(fields),
          })),
        )
        const wanted = { template: templateOf(request), website: productPage(request) }
        const isPerson = request.format === 'html'
        const { beginning, prefill } = await beginningOf(context, member, { ...wanted, isPerson })
        return { collab: await createCollab(context, member, fields, beginning), prefill }
      },
      (errors) => (
        <CollabNew
          member={member}
          feeBps={config.money.feeBps}
          values={Object(body)}
          errors={errors}
        />
      ),
    )

    return respond(reply, {
      html: () =>
        prefill?.reason === 'unreadable'
          ? redirectWith(reply, editCollabPath(collab), unreadPage, 'error')
          : redirectWith(reply, editCollabPath(collab), 'Your draft is ready to be edited.'),
      json: () =>
        reply
          .code(201)
          .header('Location', collabUrl(collab))
          .send(CreatedCollabJson.present({ ...collab, prefill })),
    })
  })
}

const unreadPage = 'The product page could not be read, so your draft starts from the template.'

/** A form cannot add a query to its address, so it sends the template in its body. */
function templateOf({ query, body }: FastifyRequest<Begun>): TemplateName | undefined {
  const template = query.template ?? Object(body).template
  return validate(CollabBeginning, { template }).template
}

/** People get an error if this is not a web address. Programs get a draft whatever they send. */
function productPage(request: FastifyRequest<Begun>): string | undefined {
  // A form cannot add a query to its address, so it sends the page in its body.
  const website = request.query.website ?? Object(request.body).product_page
  if (request.format === 'json') return typeof website === 'string' ? website : undefined
  return validate(CollabSource, { product_page: website ?? '' }).product_page ?? undefined
}
