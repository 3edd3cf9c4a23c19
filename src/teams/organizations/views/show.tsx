import { Badge } from '../../../framework/views/badge.tsx'
import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/facts.tsx'
import { Icon, type IconName } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { Time } from '../../../framework/views/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import { campaignsPath, collabsPath, membersPath, profilePath } from '../../../vocabulary/urls.ts'
import { OrganizationHeading } from './heading.tsx'

export function OrganizationShow({ member }: { member: Member }) {
  const { organization, membership } = member
  const { name } = organization

  return (
    <Layout title={name}>
      <OrganizationHeading organization={organization} />
      <ul class="mb-6 grid gap-4 md:grid-cols-3">
        <Area
          href={campaignsPath(organization)}
          icon="megaphone"
          title="Campaigns"
          count={organization.campaigns_count}
        >
          Creators post, views count, you pay for reach.
        </Area>
        <Area
          href={collabsPath(organization)}
          icon="handshake"
          title="Collabs"
          count={organization.collabs_count}
        >
          Briefs that creators apply to, one by one.
        </Area>
        <Area href={membersPath(organization)} icon="users" title="Members">
          Who works on these programs, and what they may do.
        </Area>
      </ul>
      <Card title="About">
        <Facts>
          <Fact name="Profile">
            <a href={profilePath(organization)} class="link inline-flex items-center gap-2">
              <Badge>{organization.privacy_setting}</Badge>
              See it
            </a>
          </Fact>
          <Fact name="Your role">
            <span class="capitalize">{membership.is_owner ? 'owner' : membership.role}</span>
          </Fact>
          <Fact name="Created">
            <Time at={organization.created_at} />
          </Fact>
        </Facts>
      </Card>
    </Layout>
  )
}

type AreaProps = {
  href: string
  icon: IconName
  title: string
  count?: number
  children: string
}

function Area({ href, icon, title, count, children }: AreaProps) {
  return (
    <li class="relative rounded-box border border-base-300 bg-base-100 p-5 shadow-xs transition-colors hover:border-primary">
      <span class="grid size-10 place-items-center rounded-lg bg-primary/10 text-primary">
        <Icon name={icon} class="size-5" />
      </span>
      <h2 class="mt-4 font-semibold">
        <a href={href} class="card-link flex items-baseline justify-between gap-4">
          {title}
          {count !== undefined && (
            <span class="text-lg leading-none tabular-nums">{count.toLocaleString('en')}</span>
          )}
        </a>
      </h2>
      <p class="mt-1 text-sm text-pretty text-base-content/70">{children}</p>
    </li>
  )
}
