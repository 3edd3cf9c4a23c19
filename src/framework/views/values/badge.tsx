/** The accent is for the one thing to do next, and too near to the red of errors for what a record is. */
const tones = {
  neutral: 'badge-neutral',
  info: 'badge-info',
  success: 'badge-success',
  warning: 'badge-warning',
  error: 'badge-error',
} as const

type Props = { children: string; tone?: keyof typeof tones }

/** A badge on one line, cut off if it is too long: names may be as long as they like. */
export function Badge({ children, tone = 'neutral' }: Props) {
  return (
    <span class={`badge badge-soft badge-sm max-w-full font-medium ${tones[tone]}`}>
      <span class="max-w-64 truncate">{children}</span>
    </span>
  )
}
