import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { avatarPath, organizationPath } from '../../../vocabulary/addresses/urls.ts'
import { organizationPolicy } from '../policy.ts'
import { OrganizationFields } from './form.tsx'

type Props = {
  member: Member
  typed?: unknown
  errors?: AttributeErrors
  /** The reasons why the organization could not be deleted. */
  refusals?: string[] | undefined
}

export function OrganizationEdit({ member, typed, errors, refusals }: Props) {
  const { organization } = member
  const values = { ...organization, ...typedValues(typed, 'organization') }

  return (
    <Layout title={`Settings of ${organization.name}`}>
      <PageHeader title="Settings" description={`What people see of ${organization.name}.`} />
      <Card title="Profile">
        <Form
          action={organizationPath(organization)}
          method="patch"
          record="organization"
          values={values}
          errors={errors}
          multipart
        >
          <OrganizationFields organization={organization} />
          <SubmitButton>Save changes</SubmitButton>
        </Form>
        {organization.avatar_key && (
          // Moved up beside the button above, because a form cannot contain another form.
          <div class="mt-4 flex sm:-mt-9 sm:justify-end">
            <Confirm
              id="avatar"
              label="Remove picture"
              title="Remove the picture?"
              action={avatarPath(organization)}
              confirm="Remove picture"
            >
              The picture of {organization.name} is deleted. Its initials are shown instead.
            </Confirm>
          </div>
        )}
      </Card>
      {organizationPolicy.destroy(member) && (
        <Card
          danger
          title="Delete this organization"
          description="Only possible without campaigns, collabs or an active subscription, which Troupe’s team ends for you."
        >
          <ErrorAlert messages={refusals} />
          <Confirm
            id="organization"
            label="Delete organization"
            title={`Delete ${organization.name}?`}
            action={organizationPath(organization)}
            confirm="Delete organization"
          >
            The organization, its memberships and its open invitations are deleted for everyone.
            This cannot be undone.
          </Confirm>
        </Card>
      )}
    </Layout>
  )
}
