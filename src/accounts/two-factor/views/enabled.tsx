import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { backupCodesPath, twoFactorPath } from '../../../vocabulary/addresses/urls.ts'
import { backupCodeCount } from '../backup-codes.ts'

type Props = {
  codesLeft: number
  regenerateErrors?: AttributeErrors
  disableErrors?: AttributeErrors
}

export function TwoFactorOn({ codesLeft, regenerateErrors, disableErrors }: Props) {
  return (
    <Layout title="Two-factor authentication">
      <PageHeader
        title="Two-factor authentication"
        description="You sign in with the code we mail you and one from your authenticator app."
      >
        <Badge tone="success">On</Badge>
      </PageHeader>
      <Card
        title="Backup codes"
        description="Each works once, for when you do not have your phone."
      >
        <CodesLeft count={codesLeft} />
        <Form
          action={backupCodesPath}
          record="backup_codes"
          errors={regenerateErrors}
          class="max-w-sm space-y-4"
        >
          <CodeField hint="A code from your authenticator app. New backup codes replace all old ones." />
          <SubmitButton class="btn-primary btn-sm">Create new backup codes</SubmitButton>
        </Form>
      </Card>
      <Card
        danger
        title="Turn off"
        description="Anyone who can read your mail can then sign in. Your backup codes are deleted."
      >
        <Form
          action={twoFactorPath}
          method="delete"
          record="two_factor"
          errors={disableErrors}
          class="max-w-sm space-y-4"
        >
          <CodeField hint="A code from your authenticator app, or a backup code." />
          <SubmitButton class="btn-error btn-outline btn-sm">
            Turn off two-factor authentication
          </SubmitButton>
        </Form>
      </Card>
    </Layout>
  )
}

function CodesLeft({ count }: { count: number }) {
  const isLow = count <= 3

  return (
    <p
      class={`mb-5 flex items-center gap-2 text-sm font-medium ${isLow ? 'text-warning' : 'text-base-content'}`}
    >
      <Icon name={isLow ? 'circleAlert' : 'circleCheck'} class="size-5" />
      {count === 0
        ? 'You have used them all. Create new ones now.'
        : `${count} of ${backupCodeCount} left${isLow ? '. Create new ones soon.' : ''}`}
    </p>
  )
}

function CodeField({ hint }: { hint: string }) {
  return (
    <TextField
      attribute="code"
      label="Code"
      hint={hint}
      autocomplete="one-time-code"
      maxlength={20}
      class="font-mono tracking-widest"
      required
    />
  )
}
