import type { AttributeErrors } from '../../../../framework/errors.ts'
import type { Page } from '../../../../framework/pagination.ts'
import { TextField } from '../../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { displayName } from '../../../../tables/users/users.ts'
import { staffRatingsPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../../../vocabulary/ids.ts'
import type { StaffRating } from '../../queries.ts'
import { RatingCard } from '../../views/rating.tsx'

type Refused = { id: string; typed: unknown; errors: AttributeErrors }
type Props = { page: Page<StaffRating>; refused?: Refused }

export function StaffRatings({ page, refused }: Props) {
  return (
    <Layout title="Ratings of collabs">
      <PageHeader
        title="Ratings"
        description="What creators and brands say of each other. Hide what names, threatens or insults someone."
      />
      {page.total === 0 && (
        <EmptyState icon="handshake" title="No ratings yet">
          Both sides of a collab can rate each other once it is completed.
        </EmptyState>
      )}
      {page.rows.map((rating) => (
        <Item rating={rating} refused={refused} />
      ))}
      <Pagination page={page} />
    </Layout>
  )
}

function Item({ rating, refused }: { rating: StaffRating; refused: Refused | undefined }) {
  const id = encodeId('Rating', rating.id)
  const creator = displayName({ name: rating.creator_name ?? '' })
  const [who, whom] =
    rating.side === 'creator'
      ? [creator, rating.organization_name]
      : [rating.organization_name, creator]
  const tried = refused?.id === id ? refused : undefined

  return (
    <RatingCard rating={rating} title={`${who} about ${whom}`} description={rating.collab_name}>
      {rating.hidden_at === null && (
        <Form
          id={`hiding-${id}`}
          action={`${staffRatingsPath}/${id}/hiding`}
          record="hiding"
          values={typedValues(tried?.typed, 'hiding')}
          errors={tried?.errors}
          class="mt-5 space-y-3"
        >
          <TextField attribute="reason" label="Why it is to be hidden" maxlength={2000} required />
          <SubmitButton class="btn-sm btn-error btn-outline">Hide</SubmitButton>
        </Form>
      )}
    </RatingCard>
  )
}
