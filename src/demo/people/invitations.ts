import { createInvitation } from '../../teams/invitations/model.ts'
import type { World } from '../world.ts'
import type { Owners } from './organizations.ts'

/** Creates an open invitation. Its mail, with the link to accept it, is at `/dev/mail`. */
export async function createDemoInvitations(world: World, { fernweh }: Owners): Promise<void> {
  await createInvitation(world, fernweh, { email: 'lena@example.com', role: 'member' })
}
