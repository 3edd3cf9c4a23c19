import { Card } from '../../../framework/views/card.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { ShownWork } from '../work.ts'

/** Posts that a creator made for brands here, which let them be shown. */
export function WorkShown({ work }: { work: ShownWork[] }) {
  if (work.length === 0) return null

  return (
    <Card title="Past work" description="Made for brands here, and approved by them.">
      <ul class="grid gap-4 sm:grid-cols-2">
        {work.map(({ program_name, organization_name, post_url, ...post }) => (
          <li class="flex min-w-0 gap-3">
            <PostPicture post={post} class="h-24 w-18" />
            <div class="min-w-0 text-sm">
              <a
                href={post_url}
                rel="noopener nofollow noreferrer"
                target="_blank"
                class="link inline-block font-medium wrap-anywhere max-md:min-h-11"
              >
                {program_name}
              </a>
              <p class="wrap-anywhere">{organization_name}</p>
              <p class="text-base-content/70">
                {post.platform_id && `${platformNames[post.platform_id]} · `}
                <Count of={post.view_count} /> views in all
                {post.read_at && (
                  <>
                    , read <Time at={post.read_at} isPoint />
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
