import { z } from 'zod'
import { sqid } from '../../../framework/http/json-fields.ts'
import {
  accessTokensPath,
  earningsPath,
  membersPath,
  organizationPath,
  sessionsPath,
  socialAccountsPath,
} from '../../../vocabulary/urls.ts'
import {
  amountParams,
  defineNotifier,
  inOrganization,
  moneyOf,
  organizationParams,
} from '../notifier.ts'

const role = z.enum(['member', 'admin'])
const withArticle = { member: 'a member', admin: 'an admin' }

export const accountNotifiers = {
  MembershipAddedNotifier: defineNotifier({
    record_type: 'Membership',
    when: 'Someone joined an organization. To them, and to its other admins.',
    params: z.object({ ...organizationParams, user_id: sqid, user_name: z.string(), role }),
    icon: 'users',
    title: ({ organization_name, user_id, user_name }, reader) =>
      `${user_id === reader.id ? 'You' : user_name} joined ${organization_name}`,
    body: ({ role }) => `As ${withArticle[role]}.`,
    path: (params) => membersPath(organizationOf(params)),
  }),
  MembershipRoleChangedNotifier: defineNotifier({
    record_type: 'Membership',
    when: 'Your role in an organization was changed by someone else. To you.',
    params: z.object({ ...organizationParams, role, changed_by: z.string() }),
    icon: 'shield',
    title: ({ organization_name, role }) =>
      `You are now ${withArticle[role]} of ${organization_name}`,
    body: ({ changed_by }) => `${changed_by} changed your role.`,
    path: (params) => organizationPath(organizationOf(params)),
  }),
  NewSignInNotifier: defineNotifier({
    record_type: 'Session',
    when: 'Someone signed in to your account, the first time ever excepted. To you.',
    params: z.object({ device: z.string(), ip: z.string() }),
    icon: 'monitor',
    title: ({ device }) => `New sign-in with ${device}`,
    body: ({ ip }) => `From ${ip}. If this was not you, revoke the session.`,
    path: () => sessionsPath,
  }),
  AccessTokenCreatedNotifier: defineNotifier({
    record_type: 'AccessToken',
    when: 'An access token was created for your account. To you.',
    params: z.object({ description: z.string(), permission: z.enum(['read', 'write']) }),
    icon: 'key',
    mail: true,
    title: ({ description }) => `New access token: ${description}`,
    body: ({ permission }) =>
      `It can ${permission === 'write' ? 'read and change' : 'read'} what you can. If this was not you, revoke it.`,
    path: () => accessTokensPath,
  }),
  SocialAccountVerifiedNotifier: defineNotifier({
    record_type: 'SocialAccount',
    when: 'A social account of yours was verified. To you.',
    params: z.object({ platform_id: z.string(), account_url: z.string() }),
    icon: 'circleCheck',
    title: ({ platform_id }) => `Your ${platform_id} account is verified`,
    body: ({ account_url }) => account_url,
    path: () => socialAccountsPath,
  }),
  SocialAccountFailedNotifier: defineNotifier({
    record_type: 'SocialAccount',
    when: 'A social account of yours could not be verified. To you.',
    params: z.object({ platform_id: z.string(), account_url: z.string(), reason: z.string() }),
    icon: 'circleAlert',
    title: ({ platform_id }) => `Your ${platform_id} account could not be verified`,
    body: ({ reason }) => reason,
    path: () => socialAccountsPath,
  }),
  PayoutPaidNotifier: defineNotifier({
    record_type: 'Payout',
    when: 'A payout was made. To the creator.',
    params: z.object(amountParams),
    icon: 'wallet',
    mail: true,
    title: (params) => `${moneyOf(params)} is on its way to you`,
    body: () => 'Your payout was made.',
    path: () => earningsPath,
  }),
  PayoutFailedNotifier: defineNotifier({
    record_type: 'Payout',
    when: 'A payout failed; the money is back in the balance. To the creator.',
    params: z.object({ ...amountParams, reason: z.string() }),
    icon: 'circleAlert',
    mail: true,
    title: (params) => `Your payout of ${moneyOf(params)} failed`,
    body: ({ reason }) => reason || 'The money is back in your balance.',
    path: () => earningsPath,
  }),
}

function organizationOf(params: { organization_id: string }): { id: number } {
  return { id: inOrganization(params, 0).organization_id }
}
