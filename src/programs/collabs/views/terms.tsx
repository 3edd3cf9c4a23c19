import { Fact } from '../../../framework/views/lists/facts.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import { placesInWords } from '../moves/places.ts'
import { completionLimit } from '../time-limits.ts'
import {
  contentInWords,
  platformsInWords,
  postingInWords,
  pricesInWords,
  roundsInWords,
  usageInWords,
} from '../words.ts'

type Terms = Parameters<typeof platformsInWords>[0] &
  Parameters<typeof pricesInWords>[0] &
  Parameters<typeof usageInWords>[0] &
  Parameters<typeof contentInWords>[0]

/** The terms that both sides read alike, before and after they agree, to be put among other facts. */
export function TermFacts({ terms }: { terms: Terms }) {
  const prices = pricesInWords(terms)
  return (
    <>
      <Fact name="Platforms">{platformsInWords(terms)}</Fact>
      {prices && <Fact name="Price expected">{prices}</Fact>}
      <Fact name="Usage rights">{usageInWords(terms)}</Fact>
      <Fact name="Content">{contentInWords(terms)}</Fact>
      <Fact name="Changes">{roundsInWords(terms)}</Fact>
      <Fact name="Post">{postingInWords}</Fact>
    </>
  )
}

/** The way of the money to a creator, from acceptance to the end. */
export function PaymentFact({ terms: { require_spark_ads } }: { terms: Terms }) {
  return (
    <Fact name="Payment" isWide>
      Your price is set aside for you as soon as you are accepted. It is yours when the brand has
      confirmed your post{require_spark_ads && ' and has the Spark code'}, at the latest{' '}
      {completionLimit.words} after you {require_spark_ads ? 'post and give the code' : 'post'}. No
      fee is taken off it.
    </Fact>
  )
}

/** How many can still take part, and until when one can apply. */
export function PlaceFacts({ collab }: { collab: CollabSummary }) {
  const places = placesInWords(collab)
  return (
    <>
      {places && <Fact name="Places">{places}</Fact>}
      {collab.applications_end_at && (
        <Fact name="Apply until">
          <Time at={collab.applications_end_at} />
        </Fact>
      )}
    </>
  )
}
