import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { challengePath, socialAccountsPath } from '../../../vocabulary/addresses/urls.ts'
import type { SocialAccountFields } from '../schema.ts'
import { claimLimit } from '../time-limits.ts'
import type { BioCode } from '../verifying/codes.ts'
import { ProofSteps } from './proof.tsx'

type Props = {
  named: SocialAccountFields
  code: BioCode
  isRead: boolean
  errors?: AttributeErrors
}

/** The page for the owner of an account that someone else has typed first. */
export function ChallengePage({ named, code, isRead, errors = {} }: Props) {
  const { platform_id, account_url } = named
  const address = decodeURIComponent(account_url).replace('https://', '')
  const problems = [
    ...(errors.base ?? []),
    ...(errors.account_url ?? []).map((one) => `It ${one}.`),
  ]

  return (
    <Layout title="Verify that it is yours">
      <ErrorAlert messages={problems.length > 0 ? problems : undefined} />
      <PageHeader
        title="Verify that it is yours"
        description={`Someone else has connected ${address} but not verified it. Verify it, and it becomes yours.`}
      >
        <a href={socialAccountsPath} class="btn btn-sm">
          Your accounts
        </a>
      </PageHeader>
      <Card title="Put a code in the bio">
        <div class="space-y-5">
          <ProofSteps platform_id={platform_id} code={code} isRead={isRead} />
          {isRead ? (
            <Form action={challengePath}>
              <input type="hidden" name="social_account[platform_id]" value={platform_id} />
              <input type="hidden" name="social_account[account_url]" value={account_url} />
              <SubmitButton>Check now</SubmitButton>
            </Form>
          ) : (
            <p class="text-sm text-base-content/70">
              A claim that nobody verifies expires after {claimLimit.words}. After that you can
              simply connect the account.
            </p>
          )}
        </div>
      </Card>
    </Layout>
  )
}
