import { encodeId } from '../../../src/vocabulary/ids.ts'
import { pdf } from '../../support/files/movies.ts'
import {
  bodies,
  createApplication,
  createOpenCollab,
  createOwnPost,
  go,
  stored,
} from '../../support/world/collab-work.ts'
import { makeStaff } from '../../support/world/staff.ts'
import {
  forAdmins,
  forItsUser,
  forMembers,
  forUsers,
  pages,
  type Row,
  writes,
} from '../support/row.ts'
import type { World } from '../support/world.ts'

/** The owner has applied to a collab of someone else, and the work has come so far. */
const ownWork =
  (...way: string[]) =>
  async ({ owner }: World) => {
    const sent = { requires_product_shipment: true, require_spark_ads: true, creator: owner.user }
    const application = await createApplication(sent)
    await go(application, ...way.filter((noun) => noun !== 'answer'))
    if (way.includes('answer'))
      await application.asCreator.post(`${application.ownPath}/counter_offer.json`, {
        counter_offer: { quote_amount: 22_000 },
      })
    return { id: application.id }
  }

const posted = new WeakMap<World, string>()

/** Someone has applied to a collab of the organization, and the work has come so far. */
const receivedWork =
  (...way: string[]) =>
  async (world: World) => {
    const { organization_id } = world
    const application = await createApplication({
      organization_id,
      requires_product_shipment: way.includes('shipment') || way.includes('waiting'),
    })
    await go(application, ...way.filter((noun) => noun !== 'waiting'))
    if (way.includes('post')) posted.set(world, (await stored(application)).post_url as string)
    return { id: application.id, collab_id: encodeId('Collab', application.collab.id) }
  }

/** The owner runs the installation, and others do not agree. */
async function escalated({ owner }: World) {
  makeStaff(owner.user)
  const application = await createApplication()
  await go(application, 'acceptance', 'content', 'escalation')
  return { id: application.id }
}

async function anOpenCollab() {
  return { id: encodeId('Collab', (await createOpenCollab()).id) }
}

const ready = new WeakMap<World, string>()

const ownMove = (noun: string, ...way: string[]): Row => ({
  route: `POST /me/submissions/:id/${noun}`,
  answers: writes(forItsUser(201)),
  given: ownWork(...way),
  body: () => bodies[noun],
})

const decision = (noun: string, ...way: string[]): Row => ({
  route: `POST /organizations/:organization_id/collabs/:collab_id/submissions/:id/${noun}`,
  answers: writes(forAdmins(201)),
  given: receivedWork(...way),
  body: () => bodies[noun],
})

const sent = ['acceptance', 'shipment']
const atWork = [...sent, 'receipt']

export const rows: Row[] = [
  {
    route: 'GET /me/submissions',
    answers: forUsers(200),
    given: ownWork(),
    list: true,
  },
  {
    route: 'GET /me/submissions/:id',
    answers: forItsUser(200),
    given: ownWork(...atWork, 'content'),
  },
  ownMove('acceptance', 'counter_offer'),
  {
    ...ownMove('counter_offer', 'counter_offer'),
    body: () => ({ counter_offer: { quote_amount: 22_000 } }),
  },
  {
    route: 'DELETE /me/submissions/:id/counter_offer',
    answers: writes(forItsUser(200)),
    given: ownWork('counter_offer', 'answer'),
  },
  ownMove('withdrawal', ...sent),
  ownMove('receipt', ...sent),
  ownMove('shipment_issue', ...sent),
  {
    ...ownMove('content', ...atWork),
    further: () => ({ uploads: [] }),
    dependent: ['content_url'],
  },
  {
    ...ownMove('post', ...atWork, 'content', 'approval'),
    given: async (world: World) => {
      ready.set(world, await createOwnPost(world.owner.user))
      return ownWork(...atWork, 'content', 'approval')(world)
    },
    body: (world: World) => ({ post: { post_url: ready.get(world) } }),
  },
  ownMove('spark_code', ...atWork, 'content', 'approval', 'post'),
  ownMove('extension', ...atWork),
  ownMove('escalation', ...atWork, 'content'),
  {
    route: 'POST /collabs/:id/submissions',
    answers: writes(forUsers(201)),
    given: anOpenCollab,
    body: () => ({ submission: { quote_amount: 25_000, message: 'I film mugs.' } }),
  },
  {
    route: 'GET /collabs/:id/submissions/new',
    answers: pages(forUsers(200)),
    given: anOpenCollab,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:collab_id/submissions.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: receivedWork(),
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:collab_id/submissions',
    answers: forMembers(200),
    given: receivedWork(),
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:collab_id/submissions/:id',
    answers: forMembers(200),
    given: receivedWork('acceptance', 'shipment', 'receipt', 'content'),
  },
  { ...decision('acceptance'), further: () => ({ quote_amount: 25_000 }) },
  decision('counter_offer'),
  {
    route:
      'DELETE /organizations/:organization_id/collabs/:collab_id/submissions/:id/counter_offer',
    answers: writes(forAdmins(200)),
    given: receivedWork('counter_offer'),
  },
  decision('extension_grant', 'acceptance', 'extension'),
  decision('extension_refusal', 'acceptance', 'extension'),
  decision('decline'),
  decision('shipment', 'acceptance', 'waiting'),
  decision('approval', 'acceptance', 'content'),
  decision('change_request', 'acceptance', 'content'),
  decision('cancellation', 'acceptance'),
  {
    ...decision('completion', 'acceptance', 'content', 'approval', 'post'),
    further: (world: World) => ({ post_url: posted.get(world) }),
  },
  decision('escalation', 'acceptance', 'content'),
  {
    route: 'GET /staff/collab_submissions',
    answers: forItsUser(200),
    given: escalated,
    list: true,
  },
  {
    route: 'GET /staff/collab_submissions/:id',
    answers: forItsUser(200),
    given: escalated,
  },
  {
    route: 'POST /staff/collab_submissions/:id/approval',
    answers: writes(forItsUser(201)),
    given: escalated,
  },
  {
    route: 'POST /staff/collab_submissions/:id/split',
    answers: writes(forItsUser(201)),
    given: escalated,
    body: () => ({ split: { creator_amount: 100, note: 'A hundredth.' } }),
  },
  {
    route: 'GET /submissions/:id',
    answers: pages({ ...forMembers(303) }),
    given: receivedWork(),
    pageOnly: true,
  },
  {
    route: 'GET /submissions/:submission_id/files/:id',
    // A token fetches a file as a browser does.
    answers: { ...forMembers(200), nobody: 303 },
    given: aFile,
    pageOnly: true,
  },
]

async function aFile({ organization_id }: World) {
  const application = await createApplication({ organization_id })
  await go(application, 'acceptance')
  const form = new FormData()
  form.append('content[files][]', new Blob([new Uint8Array(pdf)]), 'mug.pdf')
  const answer = await application.asCreator.post(`${application.ownPath}/content.json`, form)
  return { submission_id: application.id, id: answer.json().contents[0].files[0].id }
}
