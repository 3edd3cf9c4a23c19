const tones = {
  neutral: 'badge-neutral',
  primary: 'badge-primary',
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
