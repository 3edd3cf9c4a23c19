import type { ComponentChildren } from 'preact'
import { RatingAverages } from '../../../creators/ratings/views/averages.tsx'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import type { DiscoverCampaign, DiscoverCollab } from '../../../programs/discover/queries.ts'
import { CampaignCard } from '../../../programs/discover/views/cards/campaign.tsx'
import { CollabCard } from '../../../programs/discover/views/cards/collab.tsx'
import { DecisionFacts } from '../../../programs/discover/views/decisions.tsx'
import { gridClass } from '../../../programs/discover/views/lists/programs.tsx'
import { OrganizationHeading } from '../../../teams/organizations/views/heading.tsx'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
  filePath,
} from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import type { Profile } from '../queries.ts'

type Props = {
  profile: Profile
  campaigns: Page<DiscoverCampaign> | undefined
  collabs: Page<DiscoverCollab> | undefined
}

export function ProfileShow({ profile, campaigns, collabs }: Props) {
  const { name, avatar_key } = profile
  const query = `?organization_id=${encodeId('Organization', profile.id)}`

  return (
    <Layout
      title={name}
      description={profile.privacy_setting === 'public' ? aboutThem(profile) : undefined}
      image={avatar_key ? { path: filePath(avatar_key) } : undefined}
    >
      <OrganizationHeading organization={profile} />
      <Card>
        <Facts>
          <DecisionFacts figures={profile} />
          <Fact name="Here since">{dayInWords(profile.created_at)}</Fact>
        </Facts>
      </Card>
      <RatingAverages ratings={profile.ratings} by="creators" />
      {campaigns?.total === 0 && collabs?.total === 0 && (
        <EmptyState icon="megaphone" title="Nothing is open right now">
          {name} has no programs that creators can take part in at the moment.
        </EmptyState>
      )}
      {campaigns && campaigns.total > 0 && (
        <Programs title="Campaigns" page={campaigns} all={`${discoverCampaignsPath}${query}`}>
          {campaigns.rows.map((campaign) => (
            <CampaignCard campaign={campaign} heading="h3" />
          ))}
        </Programs>
      )}
      {collabs && collabs.total > 0 && (
        <Programs title="Collabs" page={collabs} all={`${discoverCollabsPath}${query}`}>
          {collabs.rows.map((collab) => (
            <CollabCard collab={collab} heading="h3" />
          ))}
        </Programs>
      )}
    </Layout>
  )
}

type ProgramsProps = {
  title: string
  page: Page<unknown>
  all: string
  children: ComponentChildren
}

function Programs({ title, page, all, children }: ProgramsProps) {
  return (
    <section class="mb-8">
      <div class="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 class="text-lg font-semibold">{title}</h2>
        {page.total > page.rows.length && (
          <a href={all} class="link text-sm">
            {`All ${page.total}`}
          </a>
        )}
      </div>
      <ul class={gridClass}>{children}</ul>
    </section>
  )
}

function aboutThem({ name }: Profile): string {
  return `Campaigns and collabs by ${name} for creators: what they pay, what is left, and how fast posts are decided.`
}
