type Props = { to: string; subject?: string }

export function MailLink({ to, subject }: Props) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a href={`mailto:${to}${query}`} class="link">
      {to}
    </a>
  )
}
