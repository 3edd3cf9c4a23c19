/** The rules by which views become pay, below the figures of the terms. */
export function Rules({ rules }: { rules: string[] }) {
  if (rules.length === 0) return null
  return (
    <ul class="mt-4 list-disc space-y-1 pl-4 text-sm text-pretty text-base-content/75">
      {rules.map((rule) => (
        <li>{rule}</li>
      ))}
    </ul>
  )
}
