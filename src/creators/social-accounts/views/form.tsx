import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { isManual } from '../../../platforms/known-platforms.ts'
import {
  challengeOf,
  connectionPath,
  socialAccountsPath,
} from '../../../vocabulary/addresses/urls.ts'
import { type PlatformId, platformIds, platformNames } from '../../../vocabulary/platforms.ts'
import { alreadyTaken } from '../claims.ts'

type Props = {
  /** Platforms whose accounts are connected by signing in there. */
  signIn: PlatformId[]
  typed?: unknown
  errors?: AttributeErrors
}

/** Connects an account: by signing in to its platform, or by its address. */
export function ConnectForm({ signIn, typed, errors }: Props) {
  const values = typedValues(typed, 'social_account')
  const isTaken = errors?.account_url?.includes(alreadyTaken)

  // The buttons lead to other sites, and the answer has a content policy for that: Turbo brings neither.
  return (
    <div class="space-y-6" data-turbo="false">
      {signIn.length > 0 && (
        <div>
          <div class="flex flex-wrap gap-2">
            {signIn.map((platform) => (
              <Form action={connectionPath(platform)} class="contents">
                <SubmitButton class="btn">Connect with {platformNames[platform]}</SubmitButton>
              </Form>
            ))}
          </div>
          <p class="mt-2 text-sm text-base-content/70">
            You sign in there, and the account is verified at once.
          </p>
        </div>
      )}
      <Form action={socialAccountsPath} record="social_account" values={values} errors={errors}>
        <TextField
          attribute="account_url"
          label="Address"
          inputmode="url"
          placeholder="instagram.com/name"
          hint={`Or the link to your profile on ${either.format(byAddress)}: you then show by a code in its bio that it is yours.${eitherWay(signIn)}`}
          required
          maxlength={2048}
        />
        {isTaken && (
          <p class="text-sm">
            Is it yours?{' '}
            <a href={challengeOf(String(values.account_url ?? ''))} class="link">
              Verify it to take it over
            </a>
            , unless someone else has already verified it.
          </p>
        )}
        <SubmitButton>Connect account</SubmitButton>
      </Form>
    </div>
  )
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const byAddress = platformIds.filter(isManual).map((id) => platformNames[id])

/** Which of two ways to choose, where there are two. */
function eitherWay(signIn: PlatformId[]): string {
  const names = signIn.filter(isManual).map((id) => platformNames[id])
  return names.length === 0 ? '' : ` For ${either.format(names)} signing in is quicker.`
}
