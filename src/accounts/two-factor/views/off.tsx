import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { CopyButton } from '../../../framework/views/forms/copy-button.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { QrCode } from '../../../framework/views/values/qr-code.tsx'
import type { CurrentUser } from '../../../tables/actor.ts'
import { twoFactorPath } from '../../../vocabulary/addresses/urls.ts'
import { codeStep } from '../time-limits.ts'
import { enrolmentUri } from '../totp.ts'

type Props = { user: CurrentUser; secret: string; errors?: AttributeErrors }

export function TwoFactorOff({ user, secret, errors }: Props) {
  return (
    <Layout title="Two-factor authentication">
      <PageHeader
        title="Two-factor authentication"
        description="Add a code from your authenticator app when you sign in, so that nobody gets in with your mail alone."
      >
        <Badge>Off</Badge>
      </PageHeader>
      <Card>
        <ol class="space-y-8">
          <Step number={1} title="Scan this with your authenticator app">
            <p class="text-sm text-base-content/70">
              Any authenticator app works: 1Password, Google Authenticator, Aegis, or your phone’s
              password manager.
            </p>
            <div class="mt-4 flex flex-col gap-5 sm:flex-row sm:items-center">
              <QrCode
                text={enrolmentUri(user, secret)}
                label="QR code for your authenticator app"
              />
              <SecretText secret={secret} />
            </div>
          </Step>
          <Step number={2} title="Enter the code it shows">
            <Form
              action={twoFactorPath}
              record="two_factor"
              errors={errors}
              class="mt-3 max-w-sm space-y-5"
            >
              <TextField
                attribute="code"
                label="Code"
                hint={`Six digits. They change every ${codeStep.words}.`}
                autocomplete="one-time-code"
                inputmode="numeric"
                maxlength={12}
                class="font-mono text-lg tracking-[0.25em]"
                required
              />
              <SubmitButton>Turn on two-factor authentication</SubmitButton>
            </Form>
          </Step>
        </ol>
      </Card>
    </Layout>
  )
}

type StepProps = { number: number; title: string; children: ComponentChildren }

function Step({ number, title, children }: StepProps) {
  return (
    <li class="flex gap-4">
      <span
        aria-hidden="true"
        class="grid size-7 shrink-0 place-items-center rounded-full bg-primary/12 text-sm font-semibold text-primary max-sm:hidden"
      >
        {number}
      </span>
      <div class="min-w-0 flex-1">
        <h2 class="mb-1 font-semibold sm:leading-7">{title}</h2>
        {children}
      </div>
    </li>
  )
}

/**
 * The secret as text, for someone who sees this page on the phone itself and has nothing to scan the code
 * with.
 */
function SecretText({ secret }: { secret: string }) {
  return (
    <div class="min-w-0">
      <p class="text-sm font-medium">Cannot scan it?</p>
      <p class="mt-1 text-sm text-base-content/70">Type this key into the app instead.</p>
      <p class="my-3 max-w-64 rounded-field bg-base-200 px-3 py-2 font-mono text-sm leading-6 break-words">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CopyButton text={secret} label="Copy key" />
    </div>
  )
}
