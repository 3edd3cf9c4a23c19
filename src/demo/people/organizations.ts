import { and, eq } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import { one } from '../../framework/database/rows.ts'
import type { Member } from '../../tables/actor.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import type { User } from '../../tables/users/users.ts'
import { membershipRecord } from '../../teams/memberships/record.ts'
import { createOrganization } from '../../teams/organizations/model.ts'
import type { OrganizationFields } from '../../teams/organizations/schema.ts'
import type { Role } from '../../vocabulary/people/roles.ts'
import { drawAvatar } from '../pictures/avatars.ts'
import { actingAs, actingIn, type World } from '../world.ts'
import type { People } from './users.ts'

type Team = Pick<People, 'mara' | 'jonas' | 'priya' | 'teo' | 'ada'>

/** The organizations, each with its owner acting in it. */
export type Owners = Awaited<ReturnType<typeof createDemoOrganizations>>

export async function createDemoOrganizations(
  world: World,
  { mara, jonas, priya, teo, ada }: Team,
) {
  const fernweh = await found(world, mara, {
    name: 'Fernweh Coffee',
    website: 'https://fernweh-coffee.example/',
    lets_work_be_shown: true,
    avatar: { data: await drawAvatar('cup'), truncated: false },
  })
  await join(world, fernweh, jonas, 'admin')
  await join(world, fernweh, priya, 'member')

  const halide = await found(world, priya, {
    name: 'Halide Audio',
    website: 'https://halide-audio.example/',
    privacy_setting: 'restricted',
    avatar: { data: await drawAvatar('waves'), truncated: false },
  })
  await join(world, halide, mara, 'admin')
  await join(world, halide, teo, 'member')

  const saltmarsh = await found(world, ada, {
    name: 'Saltmarsh Skincare',
    website: 'https://saltmarsh-skincare.example/',
    lets_work_be_shown: true,
    avatar: { data: await drawAvatar('reeds'), truncated: false },
  })

  return { fernweh, halide, saltmarsh }
}

async function found(world: World, owner: User, fields: OrganizationFields): Promise<Member> {
  const organization = await createOrganization(world, actingAs(owner), fields)
  const isOwners = and(
    eq(memberships.organization_id, organization.id),
    eq(memberships.user_id, owner.id),
  )
  const membership = one(await world.db.select().from(memberships).where(isOwners))
  return actingIn(owner, organization, membership)
}

async function join({ db }: World, owner: Member, user: User, role: Role): Promise<void> {
  const organization_id = owner.organization.id
  await db.transaction(async (tx) => {
    const membership = one(
      await tx.insert(memberships).values({ organization_id, user_id: user.id, role }).returning(),
    )
    await audit(tx, actingAs(user), membershipRecord, 'create', membership, { role: [null, role] })
  })
}
