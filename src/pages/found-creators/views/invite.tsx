import type { ComponentProps } from 'preact'
import type { OwnProfile } from '../../../creators/profiles/queries.ts'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { ProgramInvitation } from '../../../programs/program-invitations/views/card.tsx'
import { displayName } from '../../../tables/users/users.ts'
import {
  foundCreatorInvitePath,
  foundCreatorsPath,
} from '../../../vocabulary/addresses/creator-urls.ts'
import { creatorProfilePath } from '../../../vocabulary/addresses/urls.ts'

type Props = Omit<ComponentProps<typeof ProgramInvitation>, 'creator' | 'action'> & {
  creator: OwnProfile
}

/** Asks someone whom the organization has found to take part in a program. */
export function InviteFound({ member, creator, errors = {}, ...form }: Props) {
  const { organization } = member
  const { base, ...ofFields } = errors
  const whom = { organization_id: organization.id, user_id: creator.id, name: creator.name }

  return (
    <Layout title={`Invite ${displayName(creator)}`}>
      <ErrorAlert messages={base} />
      <PageHeader title={`Invite ${displayName(creator)}`}>
        <a href={creatorProfilePath(creator)} class="btn btn-sm">
          Profile
        </a>
        <a href={foundCreatorsPath(organization)} class="btn btn-sm">
          All creators
        </a>
      </PageHeader>
      <ProgramInvitation
        {...form}
        member={member}
        creator={whom}
        errors={ofFields}
        action={foundCreatorInvitePath(whom)}
      />
    </Layout>
  )
}
