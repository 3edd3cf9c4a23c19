import { type Period, periodNames, periods } from '../period.ts'

type Props = { path: string; period: Period; days: { first_day: string; last_day: string } }

/** The choice of a period is part of the address, so that it can be passed on. Any other has two days. */
export function Periods({ path, period, days: { first_day, last_day } }: Props) {
  const isCustom = period.key === 'custom'
  return (
    <div class="flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
      <nav aria-label="Period" class="join max-sm:w-full">
        {periodNames.map((name) => (
          <a
            href={`${path}?period=${name}`}
            aria-current={name === period.key ? 'true' : undefined}
            class={`btn btn-sm join-item max-sm:flex-auto max-sm:px-1 whitespace-nowrap ${name === period.key ? 'btn-neutral' : ''}`}
          >
            {periods[name].name}
          </a>
        ))}
      </nav>
      <button
        type="button"
        class={`btn btn-sm whitespace-nowrap max-sm:w-full ${isCustom ? 'btn-neutral' : ''}`}
        popovertarget="period-days"
      >
        {isCustom ? period.name : 'Other days'}
      </button>
      <div
        id="period-days"
        popover="auto"
        role="dialog"
        aria-label="Other days"
        class="confirm max-w-sm"
      >
        <form action={path} method="get">
          <p class="mb-3 text-sm text-base-content/70">
            Or draw over a chart from the first day to the last.
          </p>
          <Day name="from" label="First day" value={first_day} />
          <Day name="to" label="Last day" value={last_day} />
          <button type="submit" class="btn btn-primary btn-sm mt-2">
            Show
          </button>
        </form>
      </div>
    </div>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label class="mb-3 flex items-center justify-between gap-4 text-sm">
      {label}
      <input type="date" name={name} value={value} required class="input input-sm w-auto" />
    </label>
  )
}
