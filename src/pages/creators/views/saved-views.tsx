import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import { creatorGroupsPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { creatorsPath } from '../../../vocabulary/addresses/urls.ts'

type Props = {
  organization: { id: number }
  groups: CreatorGroup[]
  query: string
  /** The name that is offered for a view of this query: whom it shows. */
  name: string
}

const longestName = 255

/** Views that the team has saved, and a place to save the one that is looked at. */
export function SavedViews({ organization, groups, query, name }: Props) {
  const path = creatorsPath(organization)
  const views = groups.filter(({ kind }) => kind === 'view')
  const isSaved = query === '' || views.some((view) => view.query === query)

  if (views.length === 0 && isSaved) return null

  return (
    <div class="mb-4 flex flex-wrap items-start gap-2 text-sm">
      {views.map((view) => (
        <a
          href={`${path}${view.query && `?${view.query}`}`}
          class={`btn btn-sm ${view.query === query ? 'btn-neutral' : ''}`}
          aria-current={view.query === query ? 'page' : undefined}
        >
          {view.name}
        </a>
      ))}
      {!isSaved && (
        <details>
          <summary class="btn btn-sm btn-ghost">Save this view…</summary>
          <form
            method="post"
            action={creatorGroupsPath(organization)}
            class="mt-2 flex flex-wrap items-center gap-2"
          >
            <input type="hidden" name="creator_group[kind]" value="view" />
            <input type="hidden" name="creator_group[query]" value={query} />
            <input
              name="creator_group[name]"
              value={name.slice(0, longestName)}
              required
              maxlength={longestName}
              aria-label="Name of the view"
              placeholder="Name of the view"
              class="input input-sm"
            />
            <button type="submit" class="btn btn-sm btn-primary">
              Save view
            </button>
          </form>
        </details>
      )}
    </div>
  )
}
