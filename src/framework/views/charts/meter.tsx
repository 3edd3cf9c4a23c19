import { scaleLinear } from 'd3-scale'
import type { ComponentChildren } from 'preact'
import { Led } from '../values/led.tsx'

type MeterPart = {
  name: string
  value: number
  inWords: string
  look: keyof typeof looks
  /** Where all that it is made of is listed. */
  href?: string
}

const looks = {
  first: { bar: 'fill-chart-1', swatch: 'bg-chart-1' },
  second: { bar: 'fill-chart-3', swatch: 'bg-chart-3' },
  rest: { bar: 'fill-none', swatch: 'bg-base-content/25' },
} as const

type Props = { name: string; parts: MeterPart[]; children?: ComponentChildren }

/** How a whole is made up: one bar, its parts named below, and beside them what follows from it. */
export function StackedMeter({ name, parts, children }: Props) {
  const sum = parts.reduce((before, { value }) => before + Math.max(0, value), 0)
  const width = scaleLinear([0, Math.max(1, sum)], [0, 100])
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((before, { value }) => before + Math.max(0, value), 0),
  )
  const percent = (number: number) => `${Number(width(number).toFixed(2))}%`

  return (
    <div>
      <svg
        role="img"
        aria-label={`${name}: ${parts.map(({ name: part, inWords }) => `${inWords} ${part}`).join(', ')}`}
        class="h-2.5 w-full overflow-hidden rounded-full bg-base-content/10"
      >
        {parts.map(({ value, look }, index) => (
          <rect
            x={percent(starts[index] ?? 0)}
            width={percent(Math.max(0, value))}
            height="100%"
            class={looks[look].bar}
          />
        ))}
      </svg>
      <div class="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <ul class="flex flex-wrap gap-x-5 gap-y-1">
          {parts.map((part) => (
            <li class="flex min-h-6 items-center gap-1.5 tabular-nums">
              <span class={`size-2 rounded-full ${looks[part.look].swatch}`} />
              <Led to={part.href}>
                {part.inWords} {part.name}
              </Led>
            </li>
          ))}
        </ul>
        {children && <p class="text-base-content/70">{children}</p>}
      </div>
    </div>
  )
}
