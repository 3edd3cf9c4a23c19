import { Badge } from '../../../framework/views/values/badge.tsx'
import type { PlatformOverview } from '../queries.ts'

const states = {
  working: { tone: 'success', words: 'working' },
  unused: { tone: 'neutral', words: 'not asked yet' },
  simulated: { tone: 'neutral', words: 'simulated' },
  by_hand: { tone: 'neutral', words: 'by hand' },
  used_up: { tone: 'warning', words: 'used up for today' },
  waiting: { tone: 'warning', words: 'rate-limited' },
  failing: { tone: 'error', words: 'failing' },
} as const

export function PlatformState({ platform: { state } }: { platform: PlatformOverview }) {
  const { tone, words } = states[state]
  return <Badge tone={tone}>{words}</Badge>
}
