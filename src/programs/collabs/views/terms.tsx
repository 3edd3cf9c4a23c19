import { Fact } from '../../../framework/views/lists/facts.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import { placesInWords } from '../moves/places.ts'
import { platformsInWords, pricesInWords, roundsInWords, usageInWords } from '../words.ts'

type Terms = Parameters<typeof platformsInWords>[0] &
  Parameters<typeof pricesInWords>[0] &
  Parameters<typeof usageInWords>[0]

/** The terms that both sides read alike, before and after they agree, to be put among other facts. */
export function TermFacts({ terms }: { terms: Terms }) {
  const prices = pricesInWords(terms)
  return (
    <>
      <Fact name="Platforms">{platformsInWords(terms)}</Fact>
      {prices && <Fact name="Price expected">{prices}</Fact>}
      <Fact name="Usage rights">{usageInWords(terms)}</Fact>
      <Fact name="Changes">{roundsInWords}</Fact>
    </>
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
