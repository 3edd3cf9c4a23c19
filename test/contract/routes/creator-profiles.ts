import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db, withToken } from '../../support/helper.ts'
import { now } from '../../support/now.ts'
import { createCampaign, createUser } from '../../support/world/factories.ts'
import {
  forAdmins,
  forEveryone,
  forItsUser,
  forMembers,
  forUsers,
  pages,
  type Row,
  writes,
} from '../support/row.ts'
import { clientFor, type World } from '../support/world.ts'

async function published() {
  const creator = await createUser(db, { name: 'Suki Tanaka' })
  await (await withToken(creator)).patch('/me/profile.json', { profile: { published: true } })
  return { id: encodeId('User', creator.id) }
}

const programs = new Map<number, string>()

async function found({ organization_id }: World) {
  const live = { status: 'active', published_at: now() } as const
  const { id } = await createCampaign(db, { organization_id, ...live })
  programs.set(organization_id, encodeId('Campaign', id))
  return { user_id: (await published()).id }
}

async function ofOwner(world: World) {
  const owner = await clientFor(world, 'write')
  const { id } = (await owner.get('/me.json')).json()
  return { id }
}

export const rows: Row[] = [
  { route: 'GET /me/profile', answers: forUsers(200) },
  {
    route: 'PATCH /me/profile',
    answers: writes(forUsers(200)),
    body: () => ({ profile: { words: 'I film coffee.', languages: ['en'], video_amount: 40_000 } }),
  },
  { route: 'DELETE /me/profile/avatar', answers: writes(forUsers(204)) },
  {
    route: 'GET /organizations/:organization_id/discover/creators',
    answers: forMembers(200),
    given: async () => {
      await published()
      return {}
    },
    list: true,
    counted: true,
  },
  {
    route: 'GET /organizations/:organization_id/discover/creators/:user_id/invitation',
    answers: pages(forAdmins(200)),
    given: found,
    pageOnly: true,
  },
  {
    route: 'POST /organizations/:organization_id/discover/creators/:user_id/invitation',
    answers: writes(forAdmins(201)),
    given: found,
    body: ({ organization_id }) => ({
      program_invitation: { program_id: programs.get(organization_id) },
    }),
  },
  { route: 'GET /creators/:id', answers: forEveryone(200), given: published, counted: true },
  {
    route: 'GET /creators/:id.png',
    answers: forEveryone(200),
    given: published,
    pageOnly: true,
    counted: true,
  },
  {
    route: 'GET /creators/:id.png',
    answers: forEveryone(404),
    given: ofOwner,
    pageOnly: true,
    counted: true,
  },
  { route: 'GET /creators/:id', answers: forItsUser(200), given: ofOwner, counted: true },
]
