import { eq } from 'drizzle-orm'
import { invitations } from '../../../src/tables/organizations/invitations.ts'
import { invitationsPath } from '../../../src/vocabulary/addresses/urls.ts'
import { db, withToken } from '../helper.ts'
import { createMembership, unique } from './factories.ts'

/** An organization with an admin, who acts, and a member, and an address that nobody has been invited at. */
export async function createInviting() {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  const email = `${unique('invited')}@example.com`
  const path = invitationsPath({ id: organization_id })
  return { admin, member, organization_id, email, path, client: await withToken(admin) }
}

/** The address of an invitation in its mail. */
export function invitationLinkIn({ text }: { text: string }): string {
  return /http:\/\/troupe\.localhost(\/invitations\/[\w-]+)/.exec(text)?.[1] as string
}

export function invitationsOf({ email }: { email: string }) {
  return db.select().from(invitations).where(eq(invitations.email, email))
}
