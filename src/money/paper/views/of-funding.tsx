import type { Paper } from '../../../tables/finance/papers.ts'
import { PaperTable } from './table.tsx'

/** The papers on the page of a funding: its receipt, and what was credited of it. */
export function PapersOfFunding({ papers }: { papers: Paper[] }) {
  if (papers.length === 0) return null

  return (
    <section class="mb-6">
      <h2 class="mb-3 text-base font-semibold">Documents</h2>
      <PaperTable rows={papers} />
    </section>
  )
}
