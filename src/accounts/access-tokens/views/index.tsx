import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { DateTimeField } from '../../../framework/views/fields/date-time-field.tsx'
import { RadioField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { AccessToken } from '../../../tables/users/credentials/access-tokens.ts'
import { accessTokenPath, accessTokensPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { namedOrganizations } from '../presenter.ts'
import type { AccessTokenInList } from '../queries.ts'
import { byArea } from '../typed.ts'
import { AreaBadges } from './areas.tsx'
import { AreasField } from './areas-field.tsx'
import { DailyLimit, DailyLimitFields } from './daily-limit.tsx'
import { Permission } from './permission.tsx'

type Props = {
  page: Page<AccessTokenInList>
  currency: string
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export function AccessTokenIndex({ page, ...form }: Props) {
  return (
    <Layout title="Access tokens">
      <PageHeader
        title="Access tokens"
        description="Let scripts, integrations and agents use the API as you, with your permissions, in all your organizations or in some."
      />
      {page.total === 0 ? (
        <EmptyState icon="key" title="No access tokens yet">
          Create a token below for a script, an integration or an agent.
        </EmptyState>
      ) : (
        <TokenTable rows={page.rows} />
      )}
      <Pagination page={page} />
      <div class="mt-6">
        <NewToken {...form} />
      </div>
    </Layout>
  )
}

function TokenTable({ rows }: { rows: AccessTokenInList[] }) {
  return (
    <Table
      caption="Your access tokens"
      rows={rows}
      columns={[
        {
          title: 'Token',
          class: 'w-full',
          cell: (accessToken) => (
            <>
              <span class="font-medium wrap-anywhere">{accessToken.description}</span>
              <span class="mt-1 block space-y-1.5">
                <Reach accessToken={accessToken} />
                {accessToken.maker_description !== null && (
                  <span class="text-sm wrap-anywhere text-base-content/70">
                    Made by the token “{accessToken.maker_description}”
                  </span>
                )}
              </span>
            </>
          ),
        },
        {
          title: 'Last used',
          class: 'max-sm:hidden',
          cell: ({ last_used_at }) =>
            last_used_at ? <Time isReal at={last_used_at} /> : <span>Never</span>,
        },
        {
          title: 'Created',
          class: 'max-sm:hidden',
          cell: ({ created_at }) => <Time isReal at={created_at} />,
        },
        {
          title: 'Ends',
          class: 'max-sm:hidden',
          cell: ({ expires_at }) =>
            expires_at ? (
              <Time isReal at={expires_at} />
            ) : (
              <span class="whitespace-nowrap">When revoked</span>
            ),
        },
        { title: '', class: 'text-right', cell: (accessToken) => <Revoke {...accessToken} /> },
      ]}
    />
  )
}

/** Where someone belongs to none or to one there is nothing to choose. */
function OrganizationsField() {
  const { organizations } = useFrame()
  if (organizations.length < 2) return null
  return (
    <CheckboxListField
      attribute="organization_ids"
      label="Organizations"
      hint="Tick some to limit the token to them. It then does nothing that is not about an organization."
      choices={organizations.map(({ name, path }) => ({
        value: path.split('/')[2] ?? '',
        label: name,
      }))}
    />
  )
}

function Reach({ accessToken }: { accessToken: AccessTokenInList }) {
  const { areas, permission } = accessToken
  return (
    <>
      {areas === null ? <Permission permission={permission} /> : <AreaBadges chosen={areas} />}
      {areas !== null && <DailyLimit token={accessToken} />}
      <Within accessToken={accessToken} />
    </>
  )
}

function Within({ accessToken }: { accessToken: AccessTokenInList }) {
  const { organizations } = useFrame()
  const ids = namedOrganizations(accessToken)
  if (ids === null) return null
  const names = organizations.filter(({ path }) => ids.includes(path.split('/')[2] ?? ''))
  return (
    <span class="block text-sm wrap-anywhere text-base-content/70">
      Only in {names.map(({ name }) => name).join(', ') || 'organizations that you have left'}
    </span>
  )
}

function Revoke({ id, description }: AccessToken) {
  return (
    <Confirm
      id={encodeId('AccessToken', id)}
      label={
        <>
          Revoke<span class="sr-only"> {description}</span>
        </>
      }
      title={`Revoke ${description}?`}
      action={accessTokenPath({ id })}
      confirm="Revoke token"
    >
      Whatever uses this token, or a token that was made with it, stops working right away. This
      cannot be undone.
    </Confirm>
  )
}

const permissions = [
  { value: 'read', label: 'Read only', hint: 'Can see what you see, but change nothing.' },
  { value: 'write', label: 'Read and write', hint: 'Can do everything you can do.' },
  {
    value: byArea,
    label: 'By area',
    hint: 'Can do what you choose below and nothing else.',
  },
]

function NewToken({ currency, typed, errors }: Omit<Props, 'page'>) {
  const sent = typedValues(typed, 'access_token')
  const limit = { daily_limit_currency: currency, ...Object(sent.typed) }
  const values = { permission: 'read', ...limit, ...sent }

  return (
    <Card title="New token" description="What a token may do cannot be changed later.">
      <Form
        action={accessTokensPath}
        record="access_token"
        values={values}
        errors={errors}
        class="group/token space-y-5"
        data-controller="currency"
      >
        <TextField
          attribute="description"
          label="Description"
          placeholder="Weekly report script"
          hint="What will use it, so that you know which one to revoke later."
          required
          maxlength={255}
        />
        <RadioField attribute="permission" label="Permission" options={permissions} />
        <div class="hidden space-y-5 group-has-[input[value=by_area]:checked]/token:block">
          <AreasField label="Areas" none="Nothing" />
          <DailyLimitFields currency={currency} />
          <p class="text-sm text-base-content/70">
            Your account, refunds, prices that you offer, roles of members and access tokens stay
            with you.
          </p>
        </div>
        <OrganizationsField />
        <DateTimeField
          attribute="expires_at"
          label="Ends"
          hint="Leave it empty for a token that lasts until it is revoked."
        />
        <SubmitButton>Create token</SubmitButton>
      </Form>
    </Card>
  )
}
