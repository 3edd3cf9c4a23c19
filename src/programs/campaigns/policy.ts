import { eq, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../../tables/actor.ts'
import { isAdmin } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'

/** Who may do what to a campaign. What its state allows is decided by the guards in the model. */
export const campaignPolicy = {
  create: (actor: Member) => isAdmin(actor),
  update: (actor: Member) => isAdmin(actor),
  destroy: (actor: Member) => isAdmin(actor),
}

/** Members and admins alike see all campaigns of their organization. */
export const isVisible: SQL = eq(campaigns.organization_id, sql.placeholder('organizationId'))
