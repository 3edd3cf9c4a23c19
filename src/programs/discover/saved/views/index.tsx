import type { Page } from '../../../../framework/pagination.ts'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { discoverPath } from '../../../../vocabulary/addresses/urls.ts'
import type { UsualViews } from '../../pay/usual-views.ts'
import { CampaignCard } from '../../views/cards/campaign.tsx'
import { CollabCard } from '../../views/cards/collab.tsx'
import { gridClass } from '../../views/lists/programs.tsx'
import type { SavedCard, SavedProgram } from '../queries.ts'

type Props = { page: Page<SavedProgram>; cards: SavedCard[]; usualViews: UsualViews[] }

/** The programs that someone has saved, of both kinds. */
export function SavedPrograms({ page, cards, usualViews }: Props) {
  return (
    <Layout title="Saved programs">
      <PageHeader
        title="Saved"
        description="Campaigns and collabs that you kept for later. Nobody else sees them."
      />
      {page.total === 0 ? (
        <EmptyState icon="bookmark" title="Nothing is saved yet">
          The bookmark on a campaign or a collab keeps it here.{' '}
          <a href={discoverPath} class="link">
            Find programs
          </a>
          .
        </EmptyState>
      ) : (
        <ul class={gridClass}>
          {cards.map(({ campaign, collab }) => (
            <>
              {campaign && (
                <CampaignCard campaign={campaign} usualViews={usualViews} isAmongSaved />
              )}
              {collab && <CollabCard collab={collab} isAmongSaved />}
            </>
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}
