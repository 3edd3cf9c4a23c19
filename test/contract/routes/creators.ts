import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db, withToken } from '../../support/helper.ts'
import { now } from '../../support/now.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createUser,
} from '../../support/world/factories.ts'
import { forAdmins, forMembers, forTheOwner, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function withCreator({ organization_id }: World) {
  const campaign = await createCampaign(db, { organization_id })
  const user_id = (await createUser(db)).id
  await createCampaignSubmission(db, campaign, { user_id })
  return { user_id: encodeId('User', user_id) }
}

const body = () => ({ creator_note: { body: 'Films in daylight.' } })

async function withNote(world: World) {
  const { user_id } = await withCreator(world)
  const path = `/organizations/${world.parameters.organization_id}/creators/${user_id}/notes.json`
  const { id } = (await (await withToken(world.owner)).post(path, body())).json()
  return { user_id, id: String(id) }
}

const creators = '/organizations/:organization_id/creators'
const notes = `${creators}/:user_id/notes`
const groups = '/organizations/:organization_id/creator_groups'

/** The program that each world's creator is invited to. */
const programs = new WeakMap<World, string>()

async function withProgram(world: World) {
  const { organization_id } = world
  const known = await withCreator(world)
  const open = { status: 'active', published_at: now() } as const
  const { id } = await createCampaign(db, { organization_id, ...open })
  programs.set(world, encodeId('Campaign', id))
  return known
}

const group = () => ({ creator_group: { kind: 'label', name: 'Films at night' } })

async function withGroup(world: World) {
  const path = `/organizations/${world.parameters.organization_id}/creator_groups.json`
  const { id } = (await (await withToken(world.owner)).post(path, group())).json()
  return { id: String(id) }
}

/** The creator and the label that each world brings together. */
const chosen = new WeakMap<World, { user_ids: string[]; group_id: string }>()

async function withChosen(world: World) {
  const { user_id } = await withCreator(world)
  chosen.set(world, { user_ids: [user_id], group_id: (await withGroup(world)).id })
  return {}
}

export const rows: Row[] = [
  {
    route: `POST ${creators}/grouping`,
    answers: writes(forMembers(200)),
    given: withChosen,
    body: (world) => ({ grouping: { ...chosen.get(world), action: 'add' } }),
    dependent: ['group_id'],
  },
  {
    route: `POST ${creators}/invitations`,
    answers: writes(forAdmins(200)),
    given: async (world) => {
      const { user_id } = await withProgram(world)
      chosen.set(world, { user_ids: [user_id], group_id: '' })
      return {}
    },
    body: (world) => ({
      program_invitation: {
        user_ids: chosen.get(world)?.user_ids,
        program_id: programs.get(world),
      },
    }),
  },
  {
    route: `POST ${creators}/messages`,
    answers: writes(forMembers(200)),
    given: withChosen,
    body: (world) => ({
      message_batch: { user_ids: chosen.get(world)?.user_ids, body: 'Shall we talk?' },
    }),
  },
  { route: `GET ${groups}`, answers: forMembers(200), given: withGroup, list: true },
  {
    route: `POST ${groups}`,
    answers: writes(forMembers(201)),
    body: group,
    further: () => ({ query: '' }),
  },
  { route: `GET ${groups}/:id`, answers: forMembers(200), given: withGroup, page: 303 },
  {
    route: `PATCH ${groups}/:id`,
    answers: writes({ ...forMembers(200), member: 403 }),
    given: withGroup,
    body: () => ({ creator_group: { name: 'Films in daylight' } }),
    further: () => ({ query: '' }),
  },
  {
    route: `DELETE ${groups}/:id`,
    answers: writes({ ...forMembers(204), member: 403 }),
    given: withGroup,
  },
  {
    route: `GET ${creators}`,
    answers: forMembers(200),
    given: withCreator,
    list: true,
  },
  {
    route: `GET ${creators}.csv`,
    answers: { ...forMembers(200), nobody: 303 },
    given: withCreator,
    pageOnly: true,
  },
  {
    route: `GET ${creators}/:user_id`,
    answers: forMembers(200),
    given: withCreator,
  },
  {
    route: `POST ${creators}/:user_id/invitation`,
    answers: writes(forAdmins(201)),
    given: withProgram,
    body: (world) => ({ program_invitation: { program_id: programs.get(world) ?? '' } }),
  },
  {
    route: `GET ${notes}`,
    answers: forMembers(200),
    given: withNote,
    list: true,
    page: 303,
  },
  {
    route: `POST ${notes}`,
    answers: writes(forMembers(201)),
    given: withCreator,
    body,
  },
  { route: `GET ${notes}/:id`, answers: forMembers(200), given: withNote, page: 303 },
  {
    route: `PATCH ${notes}/:id`,
    answers: writes(forTheOwner(200)),
    given: withNote,
    body: () => ({ creator_note: { body: 'Films at night.' } }),
  },
  {
    route: `DELETE ${notes}/:id`,
    answers: writes({ ...forMembers(204), member: 403 }),
    given: withNote,
  },
]
