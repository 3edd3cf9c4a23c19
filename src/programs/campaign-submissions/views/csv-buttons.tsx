import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import {
  filteredPath,
  organizationPostsPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import type { PostFilters } from '../lists/filters.ts'

type Props = { organization: { id: number }; filters: PostFilters }

/** Leads to the posts of a list as files. These are always the newest first. */
export function CsvButtons({ organization, filters: { order: _, ...filters } }: Props) {
  const path = organizationPostsPath(organization)
  return (
    <>
      <CsvButton href={filteredPath(`${path}/days.csv`, filters)}>Views by day</CsvButton>
      <CsvButton href={filteredPath(`${path}.csv`, filters)} />
    </>
  )
}
