import { Card } from '../../../../framework/views/card.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Flag } from '../../../../tables/campaigns/flags.ts'

type FlagsProps = { flags: Flag[]; isOwn?: boolean; withEvidence?: boolean }

/** Doubts there were, what their creator says to them, and how they ended. */
export function Flags({ flags, isOwn = false, withEvidence = false }: FlagsProps) {
  if (flags.length === 0) return null
  return (
    <Card
      title="Flags"
      description={`While a flag is open, what is not in ${isOwn ? 'your' : 'the creator’s'} balance yet is on hold.`}
    >
      <ul class="space-y-3 text-sm">
        {flags.map((flag) => (
          <li>
            <p class="wrap-anywhere">{flag.note}</p>
            {withEvidence && <Evidence of={flag} />}
            <p class="text-xs text-base-content/70">
              {flag.rule === null
                ? `Raised by the ${isOwn ? 'brand' : 'organization'}`
                : 'Found by a rule'}{' '}
              <Time at={flag.created_at} isPhrase />.{' '}
              {flag.ended_at ? (
                <>
                  {flag.outcome === 'upheld' ? 'It was upheld' : 'It ended'}{' '}
                  <Time at={flag.ended_at} isPhrase />.
                </>
              ) : (
                <>
                  It expires <Time at={flag.ends_at} isPhrase />.
                </>
              )}
            </p>
            {flag.answer && (
              <div class="mt-2 border-l-4 border-base-300 pl-3">
                <p class="text-xs text-base-content/70">
                  {isOwn ? 'Your answer' : 'The creator’s answer'}
                </p>
                <p class="whitespace-pre-line wrap-anywhere">{flag.answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The figures that a rule went by. */
function Evidence({ of: { evidence } }: { of: Flag }) {
  const figures = Object.entries(evidence)
  if (figures.length === 0) return null
  return (
    <p class="text-xs text-base-content/70">
      {figures.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`).join(' · ')}
    </p>
  )
}
