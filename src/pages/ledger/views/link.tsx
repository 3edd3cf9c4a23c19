import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { ledgerLinkPath, ledgerLinkRenewalPath } from '../../../vocabulary/addresses/ledger-urls.ts'
import { absolute } from '../../../vocabulary/addresses/urls.ts'
import type { Ledger } from '../queries.ts'

type Props = {
  ledger: Ledger
  /** The public address, where there is one. */
  openPath: string | undefined
  mayChange: boolean
}

/** Going private is meant for all that strangers see. To open one ledger after that is meant too. */
const endsWhenPrivate =
  'The link also ends when your organization becomes private; you can create a new one then.'

/** Who reads these books, and for admins the way to open and to close them. */
export function LedgerLinkCard({ ledger, openPath, mayChange }: Props) {
  if (openPath === undefined) return <Closed ledger={ledger} mayChange={mayChange} />
  const address = absolute(openPath)

  return (
    <Card
      title="Public ledger"
      description={`Anyone with this link can read this ledger, and the campaign’s page in Discover links to it. ${endsWhenPrivate}`}
    >
      <div class="flex flex-wrap items-center gap-2">
        <a href={openPath} class="link min-w-0 flex-1 basis-72 truncate font-mono text-sm">
          {address}
        </a>
        <ShareButton path={openPath} title={`Ledger of ${ledger.name}`} />
        {mayChange && (
          <>
            <Confirm
              id="renew-link"
              label="Create new link"
              class="btn btn-sm"
              title="Create a new link?"
              action={ledgerLinkRenewalPath(ledger)}
              method="post"
              confirm="Create new link"
            >
              The link you have shared stops working right away. The campaign’s page in Discover
              links to the new one.
            </Confirm>
            <Confirm
              id="close-ledger"
              label="Make ledger private"
              title="Make the ledger private?"
              action={ledgerLinkPath(ledger)}
              confirm="Make ledger private"
            >
              The link stops working right away. Your team and participating creators can still read
              the ledger.
            </Confirm>
          </>
        )}
      </div>
    </Card>
  )
}

function Closed({ ledger, mayChange }: Pick<Props, 'ledger' | 'mayChange'>) {
  return (
    <div class="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-sunk px-5 py-4 text-sm">
      <Icon name="users" class="size-5 shrink-0" />
      <p class="min-w-0 flex-1 basis-64 text-pretty">
        Your team and every creator who submitted a post can read this ledger.
        {mayChange && ' Make it public, and creators see how you pay before they start.'}
      </p>
      {mayChange && (
        <Confirm
          id="open-ledger"
          label="Make ledger public"
          class="btn btn-sm"
          title={`Make the ledger of ${ledger.name} public?`}
          action={ledgerLinkPath(ledger)}
          method="post"
          confirm="Make ledger public"
          tone="btn-primary"
        >
          <p>Anyone with the link sees what is on this page, signed in or not:</p>
          <ul class="mt-2 list-disc space-y-1 pl-5">
            <li>the budget, what is spent, what is left and for how long</li>
            <li>the formula, and how many posts were decided which way</li>
            <li>
              each post that counts: the creator’s handle and the post, unless they hide both, its
              views and what it earned
            </li>
          </ul>
          <p class="mt-2">
            The campaign’s page in Discover links to it. You can make the ledger private again at
            any time. {endsWhenPrivate}
          </p>
        </Confirm>
      )}
    </div>
  )
}
