import type { Member } from '../../authentication/actor.ts'
import { editOrganizationPath, filePath, membersPath } from '../../urls.ts'
import { Avatar } from '../../views/avatar.tsx'
import { Badge } from '../../views/badge.tsx'
import { Card } from '../../views/card.tsx'
import { Layout } from '../../views/layout.tsx'
import { Time } from '../../views/time.tsx'
import { organizationPolicy } from '../policy.ts'

export function OrganizationShow({ member }: { member: Member }) {
  const { organization, membership } = member

  return (
    <Layout title={organization.name}>
      <div class="mb-6 flex flex-wrap items-center gap-4">
        <Avatar
          name={organization.name}
          src={organization.avatar_key ? filePath(organization.avatar_key) : undefined}
          class="size-16 text-xl"
        />
        <div class="min-w-0 flex-1">
          <h1 class="text-2xl font-semibold tracking-tight break-words">{organization.name}</h1>
          {organization.website && (
            <a href={organization.website} rel="noopener nofollow" class="link text-sm break-all">
              {organization.website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          )}
        </div>
        {organizationPolicy.update(member) && (
          <a href={editOrganizationPath(organization)} class="btn btn-sm">
            Settings
          </a>
        )}
      </div>
      <Card title="About">
        <dl class="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-3">
          <Fact name="Profile">
            <Badge>{organization.privacy_setting}</Badge>
          </Fact>
          <Fact name="Your role">{membership.is_owner ? 'Owner' : membership.role}</Fact>
          <Fact name="Created">
            <Time at={organization.created_at} />
          </Fact>
        </dl>
      </Card>
      <Card title="Team" description="Who works on this organization's programs.">
        <a href={membersPath(organization)} class="btn btn-primary btn-sm">
          See the members
        </a>
      </Card>
    </Layout>
  )
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt class="text-base-content/70">{name}</dt>
      <dd class="mt-1 font-medium capitalize">{children}</dd>
    </div>
  )
}
