import { TurboFrame } from '../../../framework/views/turbo-frame.tsx'

export const latestPostsFrame = 'latest_posts'

/** Opens the posts to choose from beside the field for a link. Platforms are asked once it is opened. */
export function ChoosePost({ path }: { path: string }) {
  return (
    <details class="rounded-field bg-base-200 px-4 py-3 text-sm">
      <summary class="cursor-pointer font-medium">Or choose one of your latest posts</summary>
      <div class="mt-3 max-h-96 overflow-y-auto">
        <TurboFrame id={latestPostsFrame} src={path} loading="lazy" target="_top">
          <a href={path} class="link" data-keeps-draft>
            Your latest posts
          </a>
        </TurboFrame>
      </div>
    </details>
  )
}
