import { defineRecord } from '../../activity/records/record.ts'
import { users } from '../../tables/users/users.ts'

export const userRecord = defineRecord({
  type: 'User',
  table: users,
  confidential: ['totp_secret', 'totp_last_step', 'totp_enabled_at'],
  sentences: {
    create: () => 'signed up',
    update: () => 'changed their account',
    look: () => 'looked at an account',
    choose_reporting: () => 'chose a reporting currency',
    destroy: () => 'deleted their account',
    step_up: () => 'proved that the account is theirs',
    request_email_change: ({ email }) => `asked to change their address to ${email}`,
    undo_email_change: ({ email }) => `took their address ${email} back`,
    choose_notifications: () => 'chose how they are notified',
    end_sessions: () => 'signed out everywhere else',
    sign_out: () => 'signed an account out everywhere',
    resend_code: () => 'sent a new code to sign in with',
    enable_two_factor: () => 'switched two-factor authentication on',
    disable_two_factor: () => 'switched two-factor authentication off',
    regenerate_backup_codes: () => 'made new backup codes',
  },
})
