import {
  createSimulatedAccount,
  createSimulatedPost,
} from '../../../src/platforms/simulated/model.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { unique } from '../../support/world/factories.ts'
import { makeStaff } from '../../support/world/staff.ts'
import { forItsUser, forUsers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

const handle = () => unique('sim').replaceAll('-', '_').toLowerCase()

async function anAccount({ owner }: World) {
  const fields = { platform_id: 'tiktok' as const, handle: handle() }
  const account = await createSimulatedAccount(db, owner.user, fields)
  const post = await createSimulatedPost(db, account, {
    kind: 'normal',
    sound: null,
    posted_at: undefined,
  })
  return { account, post }
}

const account = async (world: World) => {
  const { account } = await anAccount(world)
  return { id: encodeId('SimulatedAccount', account.id) }
}

const aPost = async (world: World) => {
  const { post } = await anAccount(world)
  return { id: encodeId('SimulatedPost', post.id) }
}

export const rows: Row[] = [
  {
    route: 'GET /staff/platforms',
    answers: forItsUser(200),
    given: async ({ owner }) => {
      makeStaff(owner.user)
      return {}
    },
    list: true,
  },
  {
    route: 'GET /simulated',
    answers: forUsers(200),
    given: account,
    list: true,
  },
  {
    route: 'POST /simulated/accounts',
    answers: writes(forUsers(201)),
    body: () => ({ simulated_account: { platform_id: 'x', handle: handle() } }),
  },
  {
    route: 'GET /simulated/accounts/:id',
    answers: forItsUser(200),
    given: account,
  },
  {
    route: 'PATCH /simulated/accounts/:id',
    answers: writes(forItsUser(200)),
    given: account,
    body: () => ({ simulated_account: { bio: 'Tea' } }),
  },
  {
    route: 'DELETE /simulated/accounts/:id/access',
    answers: writes(forItsUser(204)),
    given: account,
  },
  {
    route: 'POST /simulated/accounts/:id/posts',
    answers: writes(forItsUser(201)),
    given: account,
    body: () => ({ simulated_post: { kind: 'normal' } }),
  },
  {
    route: 'PATCH /simulated/posts/:id',
    answers: writes(forItsUser(200)),
    given: aPost,
    body: () => ({ simulated_post: { caption: 'Tea. #ad' } }),
  },
  {
    route: 'DELETE /simulated/posts/:id',
    answers: writes(forItsUser(204)),
    given: aPost,
  },
  {
    route: 'GET /simulated/clips/:platform_id/:uid',
    answers: pages(forUsers(200)),
    given: async (world) => {
      const { post } = await anAccount(world)
      return { platform_id: post.platform_id, uid: post.uid }
    },
    pageOnly: true,
  },
  {
    route: 'POST /simulated/clock',
    answers: writes(forUsers(200)),
    body: () => ({ simulated_clock: { seconds: 1 } }),
  },
]
