import { Card } from '../../../framework/views/card.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'

/** The way to the public ledger, for those who want to see how a brand pays before they begin. */
export function OpenBooks({ path }: { path: string }) {
  return (
    <Card
      title="Public ledger"
      description="This brand shows everyone each post that counts, its verified views and what it was paid."
    >
      <a href={path} class="btn w-full">
        <Icon name="bookOpen" />
        Read the ledger
      </a>
    </Card>
  )
}
