import { Layout } from '../../../framework/views/layout/layout.tsx'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { Brief } from '../../views/brief.tsx'

export function CollabBrief({ collab }: { collab: Collab }) {
  return (
    <Layout title={`Brief of ${collab.name}`}>
      <h1 class="sr-only">Brief of {collab.name}</h1>
      <Brief html={collab.brief} />
    </Layout>
  )
}
