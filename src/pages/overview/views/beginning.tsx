import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Member } from '../../../tables/actor.ts'
import { OrganizationHeading } from '../../../teams/organizations/views/heading.tsx'
import { collabsPath, profilePath } from '../../../vocabulary/addresses/urls.ts'
import type { Start } from '../start.ts'
import { Checklist } from './checklist.tsx'

/** The home of an organization of which creators have seen nothing yet. */
export function Beginning({ member, start }: { member: Member; start: Start }) {
  const { organization } = member

  return (
    <Layout title={`Home of ${organization.name}`}>
      <OrganizationHeading organization={organization} />
      <Checklist member={member} start={start} />
      <p class="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href={collabsPath(organization)} class="link inline-flex items-center gap-2">
          <Icon name="handshake" />
          Or work with creators one by one, in a collab
        </a>
        <a href={profilePath(organization)} class="link inline-flex items-center gap-2">
          <Icon name="eye" />
          View your profile as creators see it
        </a>
      </p>
    </Layout>
  )
}
