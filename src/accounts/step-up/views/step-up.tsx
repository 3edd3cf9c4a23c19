import { codeLimit } from '../../../framework/codes.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { TrialMailHint } from '../../../framework/views/layout/trial-mail-hint.tsx'
import type { CurrentUser } from '../../../tables/actor.ts'
import { stepUpPath } from '../../../vocabulary/addresses/urls.ts'

type Props = { user: CurrentUser; returnTo: string; isSent: boolean; errors?: AttributeErrors }

/** First the mail, then the code in it: nothing is sent by merely opening the page. */
export function StepUpPage({ user, returnTo, isSent, errors }: Props) {
  return (
    <FocusLayout title="Confirm that it is you">
      <h1 class="text-center page-title">Confirm that it is you</h1>
      <p class="mt-2 mb-8 text-center text-pretty text-base-content/70">
        {isSent
          ? 'Enter the six-character code we sent to '
          : 'The next step is about who can use your account, so we check that it is you. We will send a code to '}
        <strong class="font-medium wrap-anywhere text-base-content">{user.email}</strong>
        {isSent ? `. It is valid for ${codeLimit.words}.` : ' first.'}
      </p>
      {isSent ? (
        <Codes user={user} returnTo={returnTo} errors={errors} />
      ) : (
        <SendCode returnTo={returnTo} class="btn-primary btn-block">
          Send me the code
        </SendCode>
      )}
      {isSent && <TrialMailHint />}
      <p class="mt-6 text-center text-sm">
        <a href={returnTo} class="link text-base-content/80">
          Not now
        </a>
      </p>
    </FocusLayout>
  )
}

function Codes({
  user,
  returnTo,
  errors,
}: Omit<Props, 'isSent' | 'errors'> & { errors: AttributeErrors | undefined }) {
  return (
    <>
      <Form action={stepUpPath()} method="patch" record="step_up" errors={errors}>
        <input type="hidden" name="return_to" value={returnTo} />
        <TextField
          attribute="code"
          label="Code"
          autocomplete="one-time-code"
          maxlength={20}
          class="input-lg text-center font-mono text-xl tracking-[0.4em] uppercase"
          required
          autofocus
        />
        {user.two_factor && (
          <TextField
            attribute="two_factor_code"
            label="Code from your authenticator app"
            hint="Or one of your backup codes."
            inputmode="text"
            maxlength={20}
            class="text-center font-mono tracking-[0.2em]"
            required
          />
        )}
        <SubmitButton class="btn-primary btn-block">Continue</SubmitButton>
      </Form>
      <div class="mt-4 text-center">
        <SendCode returnTo={returnTo} class="btn-ghost btn-sm">
          Send a new code
        </SendCode>
      </div>
    </>
  )
}

function SendCode({
  returnTo,
  class: className,
  children,
}: {
  returnTo: string
  class: string
  children: string
}) {
  return (
    <Form action={stepUpPath()} class="">
      <input type="hidden" name="return_to" value={returnTo} />
      <SubmitButton class={className}>{children}</SubmitButton>
    </Form>
  )
}
