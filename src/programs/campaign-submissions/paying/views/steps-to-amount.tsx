import type { Step } from '../steps-to-amount.ts'

/** The way from views to money, one step a row. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <table class="w-full text-sm">
      <thead class="sr-only">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Figure</th>
        </tr>
      </thead>
      <tbody class="divide-y divide-base-300">
        {steps.map(({ name, label, figure, text }) => (
          <tr class={looks[name] ?? ''}>
            <th
              scope="row"
              class={`py-2.5 pr-4 text-left ${name === 'earned' ? '' : 'font-normal'}`}
              title={text}
            >
              {label}
              {/* Whoever is not paid for something reads why, and not only on a pointer. */}
              {explained.has(name) && <span class="block text-xs text-pretty">{text}</span>}
            </th>
            <td class="py-2.5 text-right whitespace-nowrap tabular-nums">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const explained = new Set(['invalid', 'doubted'])

const quiet = 'text-base-content/70'
const looks: Record<string, string> = {
  baseline: quiet,
  invalid: quiet,
  doubted: quiet,
  unpaid: quiet,
  highest: quiet,
  least: quiet,
  earned: 'font-bold',
}
