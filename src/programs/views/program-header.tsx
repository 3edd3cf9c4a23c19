import type { ComponentChildren } from 'preact'
import { Icon } from '../../framework/views/values/icon.tsx'

type Props = {
  name: string
  website: string | null
  banner: string | undefined
  /** The styles of what stays in sight of it. */
  focus: string
  /** The address of the edit page, for people who may edit. */
  editPath: string | undefined
  /** The sign of the program's state. */
  children: ComponentChildren
}

/** The top of a campaign's or collab's page. */
export function ProgramHeader({ name, website, banner, focus, editPath, children }: Props) {
  return (
    <>
      {banner && (
        <img
          src={banner}
          alt=""
          class={`mb-6 aspect-3/1 max-h-72 w-full rounded-box border border-base-300 object-cover ${focus}`}
        />
      )}
      <div class="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div class="min-w-0">
          <div class="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
          <h1 class="mt-2 page-title">{name}</h1>
          {website && (
            <a href={website} rel="noopener nofollow" class="link text-sm break-all">
              {website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          )}
        </div>
        {editPath && (
          <a href={editPath} class="btn btn-sm">
            <Icon name="pencil" />
            Edit
          </a>
        )}
      </div>
    </>
  )
}
