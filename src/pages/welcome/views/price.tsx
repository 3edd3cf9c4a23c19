import { percentOf } from '../../../vocabulary/amounts/basis-points.ts'

/** The price of the service, before anybody signs up for it. */
export function Price({ feeBps }: { feeBps: number }) {
  return (
    <section id="price" class="mt-24 scroll-mt-8">
      <h2 class="page-title">What it costs</h2>
      <p class="mt-4 max-w-2xl text-lg text-pretty text-base-content/75">
        {feeBps === 0
          ? 'At present there is no fee. Brands pay what creators earn, and creators get all of it.'
          : `Brands pay a fee of ${percentOf(feeBps)} on top of what creators earn, and only when they earn. Creators pay no fee.`}
      </p>
    </section>
  )
}
