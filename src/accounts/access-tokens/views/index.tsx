import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { RadioField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { AccessToken } from '../../../tables/users/credentials/access-tokens.ts'
import { accessTokenPath, accessTokensPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { AccessTokenInList } from '../queries.ts'
import { Permission } from './permission.tsx'

type Props = {
  page: Page<AccessTokenInList>
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export function AccessTokenIndex({ page, typed, errors }: Props) {
  return (
    <Layout title="Access tokens">
      <PageHeader
        title="Access tokens"
        description="Let scripts, integrations and agents use the API as you, in all your organizations and with your permissions."
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
        <NewToken typed={typed} errors={errors} />
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
              <span class="mt-1 block">
                <Permission permission={accessToken.permission} />
                {accessToken.maker_description !== null && (
                  <span class="ml-2 text-sm wrap-anywhere text-base-content/70">
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
        { title: '', class: 'text-right', cell: (accessToken) => <Revoke {...accessToken} /> },
      ]}
    />
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
]

function NewToken({ typed, errors }: Pick<Props, 'typed' | 'errors'>) {
  const values = { permission: 'read', ...typedValues(typed, 'access_token') }

  return (
    <Card title="New token" description="A token’s permission cannot be changed later.">
      <Form action={accessTokensPath} record="access_token" values={values} errors={errors}>
        <TextField
          attribute="description"
          label="Description"
          placeholder="Weekly report script"
          hint="What will use it, so that you know which one to revoke later."
          required
          maxlength={255}
        />
        <RadioField attribute="permission" label="Permission" options={permissions} />
        <SubmitButton>Create token</SubmitButton>
      </Form>
    </Card>
  )
}
