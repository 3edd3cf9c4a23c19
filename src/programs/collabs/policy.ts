import { eq, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../../tables/actor.ts'
import { isAdmin } from '../../tables/actor.ts'
import { type Collab, collabs } from '../../tables/collabs/collabs.ts'

/** Who may do what to a collab. That only drafts may be deleted is a rule for everyone. */
export const collabPolicy = {
  create: (actor: Member) => isAdmin(actor),
  update: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member) => isAdmin(actor),
  isDestructible: ({ state }: Collab) => state === 'draft',
}

export const notADraft = 'Only a draft can be deleted.'

/** Members and admins alike see all collabs of their organization. */
export const isVisible: SQL = eq(collabs.organization_id, sql.placeholder('organizationId'))
