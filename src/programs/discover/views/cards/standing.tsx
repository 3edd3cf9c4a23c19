import { Badge } from '../../../../framework/views/values/badge.tsx'
import type { Standing } from '../../policy.ts'

const names = { joined: 'You take part', invited: 'You are invited' } as const
const tones = { joined: 'success', invited: 'warning' } as const

/** Says that whoever looks at a program takes part in it, or is invited; nothing to most. */
export function StandingMark({ standing }: { standing: Standing }) {
  return standing && <Badge tone={tones[standing]}>{names[standing]}</Badge>
}
