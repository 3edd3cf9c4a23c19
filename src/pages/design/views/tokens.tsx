import { Sample } from './sample.tsx'

const colours = [
  ['Panel', 'bg-base-100'],
  ['Paper', 'bg-base-200'],
  ['Sunk', 'bg-sunk'],
  ['Line', 'bg-base-300'],
  ['Ink', 'bg-neutral'],
  ['Accent', 'bg-primary'],
  ['Secondary', 'bg-secondary'],
  ['Success', 'bg-success'],
  ['Warning', 'bg-warning'],
  ['Error', 'bg-error'],
  ['Chart 1', 'bg-chart-1'],
  ['Chart 2', 'bg-chart-2'],
  ['Chart 3', 'bg-chart-3'],
  ['Chart 4', 'bg-chart-4'],
] as const

const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-12', 'w-16'] as const

const radii = [
  ['Controls', 'rounded-field'],
  ['Cards', 'rounded-box'],
  ['Counts', 'rounded-full'],
] as const

const elevations = [
  ['On the paper', 'shadow-xs'],
  ['Opens over it', 'shadow-lg'],
  ['Asks', 'shadow-xl'],
] as const

/** Samples of type, colours and spaces, which all components share. */
export function Tokens() {
  return (
    <>
      <Sample name="Type">
        <p class="page-title">Page title</p>
        <p class="section-title">Section title</p>
        <p class="figure">$12,480.50</p>
        <p>
          Text, with a{' '}
          <a href="#main" class="link">
            way to somewhere
          </a>{' '}
          and <strong>weight</strong>.
        </p>
        <p class="text-sm text-base-content/70">What is said beside it, 0123456789</p>
      </Sample>
      <Sample name="Colours">
        <ul class="grid grid-cols-3 gap-3 text-xs sm:grid-cols-5">
          {colours.map(([name, look]) => (
            <li>
              <span class={`block h-10 rounded-field border border-base-content/15 ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Space">
        <ul class="flex flex-wrap items-end gap-3">
          {spaces.map((width) => (
            <li class={`h-6 bg-primary/60 ${width}`} />
          ))}
        </ul>
      </Sample>
      <Sample name="Radius and elevation">
        <ul class="grid grid-cols-3 gap-4 text-sm">
          {radii.map(([name, look]) => (
            <li class={`border border-base-content/40 bg-base-100 p-3 text-center ${look}`}>
              {name}
            </li>
          ))}
          {elevations.map(([name, look]) => (
            <li class={`rounded-box bg-base-100 p-3 text-center ${look}`}>{name}</li>
          ))}
        </ul>
      </Sample>
      <Sample name="Motion">
        <p class="w-fit rounded-field border border-base-300 bg-base-100 px-3 py-2 text-sm transition-colors hover:border-primary hover:text-primary">
          120 ms under the pointer, none for those who asked for less
        </p>
      </Sample>
    </>
  )
}
