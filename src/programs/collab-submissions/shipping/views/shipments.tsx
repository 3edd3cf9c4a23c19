import { Card } from '../../../../framework/views/card.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { CopiedAddress } from '../../../../tables/collabs/collab-submissions.ts'
import type { Shipment } from '../../../../tables/collabs/shipments.ts'
import { countryName } from '../../../../vocabulary/people/countries.ts'
import type { FoundSubmission } from '../../queries.ts'
import { Quoted } from '../../views/quoted.tsx'
import { trackingUrlOf } from '../carriers.ts'

export function Shipments({ submission: { shipments } }: { submission: FoundSubmission }) {
  if (shipments.length === 0) return null

  return (
    <Card title={shipments.length === 1 ? 'Shipment' : 'Shipments'}>
      <ul class="space-y-4">
        {shipments.map((shipment) => (
          <li class="text-sm">
            <p class="font-medium break-words">
              {shipment.carrier} <Tracking shipment={shipment} />
            </p>
            <p class="text-base-content/70">
              Sent <Time at={shipment.created_at} isPhrase />
              {shipment.received_at && (
                <>
                  , received <Time at={shipment.received_at} isPhrase />
                </>
              )}
            </p>
            {shipment.issue && (
              <div class="mt-2">
                <p class="font-medium text-error">{issueNames[shipment.issue]}</p>
                <Quoted text={shipment.issue_note ?? ''} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const issueNames = { damaged: 'Arrived damaged', wrong: 'Wrong product', lost: 'Lost' }

function Tracking({ shipment }: { shipment: Shipment }) {
  const { tracking_number } = shipment
  const address = trackingUrlOf(shipment)
  if (address === null) return <>{tracking_number}</>
  return (
    <a href={address} rel="noopener nofollow" class="link break-all">
      {tracking_number ?? 'Follow it'}
    </a>
  )
}

export function AddressCard({ address }: { address: CopiedAddress }) {
  return (
    <Card title="Where it is sent" description="Deleted here as soon as the work is over.">
      <AddressLines address={address} />
    </Card>
  )
}

export function AddressLines({ address }: { address: CopiedAddress }) {
  const { name, line1, line2, postal_code, city, state, country, phone } = address
  const lines = [
    name,
    line1,
    line2,
    [postal_code, city].filter(Boolean).join(' '),
    state,
    countryName(country),
    phone,
  ]
  return (
    <address class="text-sm not-italic">
      {lines.filter(Boolean).map((line) => (
        <div class="break-words">{line}</div>
      ))}
    </address>
  )
}
