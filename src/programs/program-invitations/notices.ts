import { z } from 'zod'
import { defineNotifier, organizationParams } from '../../activity/notifications/notifier.ts'
import { discoverCampaignPath, discoverCollabPath } from '../../vocabulary/addresses/urls.ts'

/** The words that someone wrote to whom they invite; none in notifications from before there were any. */
const withMessage = { message: z.string().default(''), ...organizationParams }
const quoted = (message: string) => (message === '' ? '' : `“${message}”`)

export const campaignInvitation = defineNotifier({
  type: 'CampaignInvitationNotifier',
  topic: 'programs',
  record_type: 'Campaign',
  when: 'An organization you worked with invites you to a campaign. To the creator.',
  params: z.object({ campaign_name: z.string(), ...withMessage }),
  icon: 'megaphone',
  mail: true,
  title: ({ organization_name, campaign_name }) =>
    `${organization_name} invites you to ${campaign_name}`,
  body: ({ message }) =>
    quoted(message) ||
    'They would like to work with you again. What a post earns is there before you start.',
  path: (_, id) => discoverCampaignPath({ id }),
})

export const collabInvitation = defineNotifier({
  type: 'CollabInvitationNotifier',
  topic: 'programs',
  record_type: 'Collab',
  when: 'An organization you worked with invites you to a collab. To the creator.',
  params: z.object({ collab_name: z.string(), ...withMessage }),
  icon: 'handshake',
  mail: true,
  title: ({ organization_name, collab_name }) =>
    `${organization_name} invites you to ${collab_name}`,
  body: ({ message }) =>
    quoted(message) ||
    'They would like to work with you again. Read the brief, and name your price.',
  path: (_, id) => discoverCollabPath({ id }),
})
