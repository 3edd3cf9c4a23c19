import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Unknown } from '../../../framework/views/values/count.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import {
  discoverCampaignsPath,
  socialAccountsPath,
  verificationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { SocialAccountWithNumbers } from '../queries.ts'
import type { BioCode } from '../verifying/codes.ts'
import { AccountHeading, accountName, Disconnect } from './account.tsx'
import { AccountNumbers } from './numbers.tsx'
import { ProofSteps } from './proof.tsx'
import { StatusMeaning } from './status-badge.tsx'

type Props = {
  account: SocialAccountWithNumbers
  /** How its owner proves it, where that is by a code. */
  proof?: Proof | undefined
  /** The page from which its owner signs in to it instead. */
  connection?: string | undefined
  /** The errand that its owner came for before it was verified. */
  errand?: string | undefined
  errors?: AttributeErrors
}

type Proof = { code: BioCode; isRead: boolean }

export function SocialAccountShow({ account, proof, connection, errand, errors }: Props) {
  return (
    <Layout title={accountName(account)}>
      <ErrorAlert messages={errors?.base} />
      <p class="mb-4 text-sm">
        <a href={socialAccountsPath} class="link link-hover text-base-content/70">
          Social accounts
        </a>
      </p>
      <div class="mb-6 flex flex-wrap items-center gap-4">
        <AccountHeading account={account} level="h1" />
        <Disconnect account={account} />
      </div>
      {account.status === 'verified' ? (
        <WhatFor account={account} errand={errand} />
      ) : (
        <NextStep account={account} proof={proof} connection={connection} />
      )}
      <Card title="Numbers" description={<StatusMeaning status={account.status} />}>
        <AccountNumbers numbers={account} />
      </Card>
      <Card title="About">
        <Facts>
          <Fact name={account.verified_at ? 'Connected' : 'Added'}>
            <Time at={account.created_at} />
          </Fact>
          <Fact name="Verified">
            {account.verified_at ? <Time at={account.verified_at} /> : 'Not yet'}
          </Fact>
          <Fact name="Last read">
            {account.last_synced_at ? <Time at={account.last_synced_at} /> : 'Not yet'}
          </Fact>
          <Fact name="Id on the platform">{account.uid ?? <Unknown />}</Fact>
        </Facts>
      </Card>
    </Layout>
  )
}

/** A card that leads to the programs to which posts of this account can be submitted. */
function WhatFor({ account: { platform_id }, errand }: Pick<Props, 'account' | 'errand'>) {
  const programs = `${discoverCampaignsPath}?platform_ids%5B%5D=${platform_id}`
  return (
    <p class="mb-6 flex flex-wrap gap-3">
      {errand && (
        <a href={errand} class="btn btn-primary">
          Go on and submit your post
        </a>
      )}
      <a href={programs} class={errand ? 'btn' : 'btn btn-primary'}>
        Find a program for its posts
      </a>
    </p>
  )
}

/** The step that its owner has to take until it is verified. */
function NextStep({ account, proof, connection }: Pick<Props, 'account' | 'proof' | 'connection'>) {
  const name = platformNames[account.platform_id]

  return (
    <Card
      title="Verify that it is yours"
      description="Only verified accounts can take part in programs."
    >
      <div class="space-y-5">
        {account.failure && (
          <p role="status" class="alert alert-error alert-soft text-sm wrap-anywhere">
            {account.failure}
          </p>
        )}
        {connection && (
          <a href={connection} class="btn btn-primary">
            Connect with {name}
          </a>
        )}
        {connection && proof && <p class="text-sm font-medium">Or put a code in its bio:</p>}
        {proof && (
          <>
            <ProofSteps platform_id={account.platform_id} {...proof} />
            {proof.isRead && (
              <Form action={verificationPath(account)} class="contents">
                <SubmitButton>Check now</SubmitButton>
              </Form>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
