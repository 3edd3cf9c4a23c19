import { Badge } from '../../../../framework/views/values/badge.tsx'
import type { ProgramStanding } from '../../policy.ts'

const names = { joined: 'You take part', invited: 'You are invited' } as const
const tones = { joined: 'success', invited: 'warning' } as const

/** The mark of a program for those who take part in it or are invited; nothing for others. */
export function StandingMark({ standing }: { standing: ProgramStanding }) {
  return standing && <Badge tone={tones[standing]}>{names[standing]}</Badge>
}
