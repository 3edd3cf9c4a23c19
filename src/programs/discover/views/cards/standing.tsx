import { Badge } from '../../../../framework/views/values/badge.tsx'
import type { ProgramStanding } from '../../policy.ts'

const names = { joined: 'You take part', invited: 'You are invited' } as const
const tones = { joined: 'success', invited: 'warning' } as const

type Props = { standing: ProgramStanding; isOnlyApplied?: boolean | undefined }

/** The mark of a program for those who take part in it, applied or are invited; nothing for others. */
export function StandingMark({ standing, isOnlyApplied = false }: Props) {
  if (standing === 'joined' && isOnlyApplied) return <Badge tone="info">You applied</Badge>
  return standing && <Badge tone={tones[standing]}>{names[standing]}</Badge>
}
