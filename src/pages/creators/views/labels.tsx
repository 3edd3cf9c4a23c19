import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { Form } from '../../../framework/views/forms/form.tsx'
import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import { creatorPath, groupingPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { KnownCreator } from '../creator.ts'
import { NewLabel } from './chosen-together.tsx'

type Props = { creator: KnownCreator; groups: CreatorGroup[] }

/** Labels and lists of one creator, to be changed where one reads about them. */
export function CreatorLabels({ creator, groups }: Props) {
  const own = new Set(creator.groups.map(({ id }) => id))
  const others = groups.filter(({ id, kind }) => kind !== 'view' && !own.has(id))

  return (
    <Card title="Labels and lists">
      <div class="space-y-3 text-sm">
        {creator.groups.length > 0 && (
          <ul class="flex flex-wrap gap-2">
            {creator.groups.map(({ id, name }) => (
              <li>
                <Grouping creator={creator}>
                  <input type="hidden" name="group_id" value={encodeId('CreatorGroup', id)} />
                  <button type="submit" name="action" value="remove" class="btn btn-sm">
                    {name}
                    <span aria-hidden="true">×</span>
                    <span class="sr-only">: take off</span>
                  </button>
                </Grouping>
              </li>
            ))}
          </ul>
        )}
        <Grouping creator={creator}>
          <div class="flex flex-wrap items-center gap-2">
            {others.length > 0 && (
              <>
                <select
                  name="group_id"
                  class="select select-sm w-auto max-w-full"
                  aria-label="Label or list"
                >
                  {others.map(({ id, name }) => (
                    <option value={encodeId('CreatorGroup', id)}>{name}</option>
                  ))}
                </select>
                <button type="submit" name="action" value="add" class="btn btn-sm">
                  Add
                </button>
              </>
            )}
            <NewLabel isOpen={false} error={undefined} />
          </div>
        </Grouping>
      </div>
    </Card>
  )
}

function Grouping({ creator, children }: Pick<Props, 'creator'> & { children: ComponentChildren }) {
  return (
    <Form action={groupingPath({ id: creator.organization_id })} class="contents">
      <input type="hidden" name="user_ids[]" value={encodeId('User', creator.user_id)} />
      <input type="hidden" name="return_to" value={creatorPath(creator)} />
      {children}
    </Form>
  )
}
