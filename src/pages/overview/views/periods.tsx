import { type PeriodName, periodNames, periods } from '../period.ts'

type Props = { path: string; period: PeriodName }

/** The choice of a period is part of the address, so that it can be passed on. */
export function Periods({ path, period }: Props) {
  return (
    <nav aria-label="Period" class="join max-sm:w-full">
      {periodNames.map((name) => (
        <a
          href={`${path}?period=${name}`}
          aria-current={name === period ? 'true' : undefined}
          class={`btn btn-sm join-item max-sm:flex-auto max-sm:px-1 whitespace-nowrap ${name === period ? 'btn-neutral' : ''}`}
        >
          {periods[name].name}
        </a>
      ))}
    </nav>
  )
}
