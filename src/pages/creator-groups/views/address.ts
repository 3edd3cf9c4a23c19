import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import { filteredPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorsPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

type Shown = Pick<CreatorGroup, 'id' | 'organization_id' | 'kind' | 'query'>

/** The list of the creators of a group. */
export function groupAddress({ id, organization_id, kind, query }: Shown): string {
  const path = creatorsPath({ id: organization_id })
  if (kind === 'view') return query ? `${path}?${query}` : path
  return filteredPath(path, { [`${kind}_id`]: encodeId('CreatorGroup', id) })
}
