/** The accent is for the one thing to do next, and too near to the red of errors for what a record is. */
const tones = {
  neutral: 'badge-neutral',
  info: 'badge-info',
  success: 'badge-success',
  warning: 'badge-warning',
  error: 'badge-error',
} as const

type Props = { children: string; tone?: keyof typeof tones }

export function Badge({ children, tone = 'neutral' }: Props) {
  return (
    <span class={`badge badge-soft badge-sm font-medium whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
