import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { PrivacySetting } from '../../../tables/organizations/organizations.ts'
import { displayName } from '../../../tables/users/users.ts'
import {
  creatorInvitationPath,
  creatorInvitationsPath,
  editOrganizationPath,
  newCreatorInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { invitedName, type ListedInvitation } from '../queries.ts'

const seenBy: Record<PrivacySetting, string> = {
  public: 'everyone sees your published programs, even without an invitation',
  restricted: 'everyone who is signed in sees your published programs, even without an invitation',
  private: 'only your members and the creators on this page see your published programs',
}

type Props = {
  member: Member
  page: Page<ListedInvitation>
  typed?: unknown
  errors?: AttributeErrors
}

/** Creators who may see the programs of a private organization. */
export function CreatorInvitationIndex({ member: { organization }, page, typed, errors }: Props) {
  return (
    <Layout title={`Creators invited by ${organization.name}`}>
      <PageHeader
        title="Invitations"
        description={
          <>
            {organization.name} is {organization.privacy_setting}:{' '}
            {seenBy[organization.privacy_setting]}.{' '}
            <a href={editOrganizationPath(organization)} class="link">
              Settings
            </a>
          </>
        }
      >
        <a href={newCreatorInvitationPath(organization)} class="btn btn-sm">
          Invite many at once
        </a>
      </PageHeader>
      <Card
        title="Invite a creator"
        description="They get a mail, and see your programs once they sign in with that address."
      >
        <Form
          action={creatorInvitationsPath(organization)}
          record="creator_invitation"
          values={typedValues(typed, 'creator_invitation')}
          errors={errors}
          class="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
        >
          <TextField
            attribute="email"
            label="E-mail address"
            type="email"
            autocomplete="off"
            placeholder="creator@example.com"
            required
            maxlength={255}
          />
          <div class="sm:pt-[1.625rem]">
            <SubmitButton class="btn-primary max-sm:btn-block">Send invitation</SubmitButton>
          </div>
        </Form>
        {page.rows.length > 0 && (
          <ul class="mt-6 divide-y divide-base-300 border-t border-base-300">
            {page.rows.map((invitation) => (
              <InvitedCreator organization={organization} invitation={invitation} />
            ))}
          </ul>
        )}
        <Pagination page={page} />
      </Card>
    </Layout>
  )
}

type InvitedProps = { organization: { id: number }; invitation: ListedInvitation }

function InvitedCreator({ organization, invitation }: InvitedProps) {
  const { id, email, invited_by, updated_at, program_name } = invitation
  const invited = invitedName(invitation)

  return (
    <li class="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div class="min-w-0 flex-1 basis-60">
        <p class="text-sm font-medium wrap-anywhere">{invited}</p>
        <p class="mt-0.5 text-sm text-base-content/70">
          Invited {program_name && `to ${program_name} `}
          {invited_by && `by ${displayName(invited_by)}, `}
          <Time at={updated_at} isPhrase />
        </p>
      </div>
      {email !== null && (
        <Form
          id={`again-${id}`}
          action={creatorInvitationsPath(organization)}
          record="creator_invitation"
          class="contents"
        >
          <input type="hidden" name="creator_invitation[email]" value={email} />
          <SubmitButton class="btn-sm">
            Send again<span class="sr-only"> to {invited}</span>
          </SubmitButton>
        </Form>
      )}
      <Confirm
        id={`creator-${id}`}
        label={
          <>
            Withdraw<span class="sr-only"> the invitation of {invited}</span>
          </>
        }
        title="Withdraw the invitation?"
        action={creatorInvitationPath(invitation)}
        confirm="Withdraw invitation"
      >
        <strong class="wrap-anywhere">{invited}</strong> no longer sees your programs while your
        organization is private.
      </Confirm>
    </li>
  )
}
