/** A sentence in which backticks mark what is typed. */
export function Text({ children }: { children: string }) {
  return (
    <>
      {children
        .split('`')
        .map((part, index) => (index % 2 === 0 ? part : <code class="inline-code">{part}</code>))}
    </>
  )
}
