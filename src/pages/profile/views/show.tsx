import { Badge } from '../../../framework/views/badge.tsx'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { Thumbnail } from '../../../framework/views/thumbnail.tsx'
import { OrganizationHeading } from '../../../teams/organizations/views/heading.tsx'
import { filePath } from '../../../vocabulary/urls.ts'
import type { Profile, Program } from '../queries.ts'

export function ProfileShow({ profile: { organization, programs } }: { profile: Profile }) {
  const { name } = organization

  return (
    <Layout title={name}>
      <OrganizationHeading organization={organization} />
      <h2 class="mb-4 text-lg font-semibold">Programs</h2>
      {programs.length === 0 ? (
        <EmptyState icon="megaphone" title="Nothing is open right now">
          {name} has no programs that creators can take part in at the moment.
        </EmptyState>
      ) : (
        <ul class="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {programs.map((program) => (
            <ProgramCard program={program} />
          ))}
        </ul>
      )}
    </Layout>
  )
}

function ProgramCard({ program: { kind, name, banner_image_key } }: { program: Program }) {
  return (
    <li class="flex items-center gap-4 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs">
      <Thumbnail
        src={banner_image_key ? filePath(banner_image_key) : undefined}
        icon={kind === 'Campaign' ? 'megaphone' : 'handshake'}
      />
      <div class="min-w-0">
        <p class="font-semibold wrap-anywhere">{name}</p>
        <p class="mt-1">
          <Badge tone={kind === 'Campaign' ? 'primary' : 'neutral'}>{kind}</Badge>
        </p>
      </div>
    </li>
  )
}
