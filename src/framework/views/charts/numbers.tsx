import type { ChartDays } from './days.ts'
import { placeIn, type Scale } from './scales.ts'
import type { Series } from './series.ts'

type Props = {
  id: string
  title: string
  labels: string[]
  /** The place of each label in a plot that shows the value under the pointer. */
  places?: number[]
  series: Series[]
  scale: Scale
  days?: ChartDays | undefined
  /** Where each label leads, in a chart that is not one of days. */
  hrefs?: string[]
}

/** The numbers of a chart for those who read them. What is under the pointer is taken from here too. */
export function Numbers({ id, title, labels, places, series, scale, days, hrefs = [] }: Props) {
  return (
    <>
      <button type="button" class="btn btn-xs" popovertarget={id}>
        Table
        <span class="sr-only"> of {title}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        class="confirm max-h-[80dvh] max-w-xl overflow-y-auto"
      >
        <div class="mb-3 flex items-center justify-between gap-4">
          <h3 id={`${id}-title`} class="font-display text-lg font-bold">
            {title}
          </h3>
          <button
            type="button"
            class="btn btn-sm"
            popovertarget={id}
            popovertargetaction="hide"
            autofocus
          >
            Close
          </button>
        </div>
        <table class="table table-sm tabular-nums" data-chart-target="numbers">
          <thead>
            <tr>
              <th scope="col">
                <span class="sr-only">When</span>
              </th>
              {series.map(({ name }) => (
                <th scope="col" class="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr
                data-place={places?.[at]?.toFixed(2)}
                data-from={days?.points[at]?.from}
                data-to={days?.points[at]?.to}
              >
                <th scope="row" class="font-normal">
                  <Label href={days?.points[at]?.href ?? hrefs[at]}>{label}</Label>
                </th>
                {series.map((one) => (
                  <Cell series={one} at={at} scale={scale} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Label({ href, children }: { href: string | undefined; children: string }) {
  if (href === undefined) return children
  return (
    <a href={href} class="link">
      {children}
    </a>
  )
}

type CellProps = { series: Series; at: number; scale: Scale }

function Cell({ series, at, scale }: CellProps) {
  const value = series.values[at] ?? null
  const note = series.notes?.[at]
  if (value === null) return <td />
  return (
    <td class="text-right" data-height={Number(placeIn(scale, value).toFixed(2))}>
      {series.inWords(value)}
      {note && ` (${note})`}
    </td>
  )
}
