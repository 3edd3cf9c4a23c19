import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { RadioField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { membershipPath, membersPath, ownerPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { membershipPolicy } from '../policy.ts'
import type { MembershipWithUser } from '../queries.ts'
import { RemoveMembership } from './actions.tsx'

const roles = [
  { value: 'member', label: 'Member', hint: 'Can see everything in the organization.' },
  {
    value: 'admin',
    label: 'Admin',
    hint: 'Can also change programs, members, invitations and settings.',
  },
]

type Props = {
  member: Member
  membership: MembershipWithUser
  typed?: unknown
  errors?: AttributeErrors
}

export function MembershipEdit({ member, membership, typed, errors }: Props) {
  const { organization } = member
  const name = displayName(membership.user)
  const isOwn = membership.id === member.membership.id
  const values = { role: membership.role, ...typedValues(typed, 'membership') }

  return (
    <Layout title={`${name}, member of ${organization.name}`}>
      <PageHeader title={name} description={membership.user.email}>
        <a href={membersPath(organization)} class="btn btn-sm">
          Back to the members
        </a>
      </PageHeader>
      {membership.is_owner ? (
        <Card title="Owner">
          {errors?.base && (
            <p role="alert" class="mb-2 text-sm font-medium text-error">
              {errors.base.join(' ')}
            </p>
          )}
          <p class="text-sm">
            {isOwn ? 'You own' : `${name} owns`} {organization.name}. The owner stays an admin and
            cannot be removed.
          </p>
        </Card>
      ) : (
        <>
          <Card title="Role">
            <Form
              action={membershipPath(membership)}
              method="patch"
              record="membership"
              values={values}
              errors={errors}
            >
              <RadioField attribute="role" label={`What ${name} may do`} options={roles} />
              <SubmitButton>Save role</SubmitButton>
            </Form>
          </Card>
          {membershipPolicy.handOver(member) && (
            <Card
              title={`Transfer ownership of ${organization.name}`}
              description="An organization has one owner, and only they can delete it. You stay an admin."
            >
              <Confirm
                id="owner"
                label={`Make ${name} the owner`}
                class="btn btn-sm"
                title={`Make ${name} the owner?`}
                action={ownerPath(organization)}
                method="patch"
                confirm="Transfer ownership"
                tone="btn-primary"
                fields={{ 'owner[member_id]': encodeId('Membership', membership.id) }}
              >
                {name} can then remove you from {organization.name}, or delete it. Only they can
                give it back.
              </Confirm>
            </Card>
          )}
          <Card
            danger
            title={isOwn ? `Leave ${organization.name}` : `Remove from ${organization.name}`}
            description="Access ends right away, including for this person's access tokens."
          >
            <RemoveMembership membership={membership} member={member} />
          </Card>
        </>
      )}
    </Layout>
  )
}
