import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { StackedMeter } from './meter.tsx'
import {
  evenPlaces,
  heightScale,
  labelled,
  peaksBeyond,
  placeIn,
  placesInTime,
  scaleBelowPeaks,
} from './scales.ts'
import type { Series } from './series.ts'
import { Sparkline } from './sparkline.tsx'

const inWords = (value: number) => `${value} views`
const series = (fields: Partial<Series> = {}): Series => ({
  name: 'Views',
  values: [0, 200, 100],
  inWords,
  short: String,
  ...fields,
})

const drawn = (lines: Series[], labels = ['1 Nov', '2 Nov', '3 Nov']) =>
  render(
    <LineChart id="views" title="Views" sentence="Views rose." labels={labels} series={lines} />,
  )

test('a chart says what it shows, and has its numbers in a table', () => {
  const html = drawn([series()])
  expect(html).toContain('role="img" aria-label="Views rose."')
  expect(html).toMatch(/<th scope="row"[^>]*>2 Nov<\/th><td[^>]*>200 views<\/td>/)
  expect(html).toContain('d="M0,100L50,0L100,50"')
})

test('nothing in it needs a style that the content policy forbids', () => {
  const html = [
    drawn([series(), series({ name: 'Spend' })]),
    render(<Sparkline values={[1, 2]} />),
    render(
      <StackedMeter
        name="Budget"
        parts={[{ name: 'paid', value: 1, inWords: '$1', look: 'first' }]}
      />,
    ),
  ].join('')
  expect(html).not.toContain('style=')
})

test('all lines have one scale', () => {
  const html = drawn([series(), series({ name: 'Expected', values: [0, 100, 200] })])
  expect(html).toContain('d="M0,100L50,0L100,50"')
  expect(html).toContain('d="M0,100L50,50L100,0"')
})

test('what is taken back lies below the line', () => {
  expect(drawn([series({ values: [100, -100, 0] })])).toContain('d="M0,0L50,100L100,50"')
})

test('a forecast goes on where what happened ends', () => {
  const html = drawn([
    series({ values: [200, 100, null] }),
    series({ name: 'Forecast', values: [null, 100, 0], isForecast: true }),
  ])
  expect(html).toContain('d="M0,0L50,50"')
  expect(html).toContain('d="M50,50L100,100"')
  expect(html).toContain('<td></td>')
})

test.each([
  ['nothing', []],
  ['a single day', [5]],
  ['only zeros', [0, 0]],
])('%s can be drawn too', (_, values) => {
  const html = drawn([series({ values })], values.map(String))
  expect(html).not.toMatch(/NaN|undefined|Infinity/)
  expect(render(<Sparkline values={values} />)).not.toMatch(/NaN|undefined|Infinity/)
})

test('no number is written twice beside a chart in which nothing happened', () => {
  const html = drawn([
    series({ values: [0, 0, 0], short: (cents) => `$${Math.floor(cents / 100)}` }),
  ])
  expect(html.match(/>\$0</g)).toHaveLength(1)
})

test('few labels are written, the first and the last among them', () => {
  expect(labelled(evenPlaces(30))).toEqual([0, 10, 19, 29])
  expect(labelled(evenPlaces(2))).toEqual([0, 1])
  expect(labelled(evenPlaces(1))).toEqual([0])
  expect(labelled(evenPlaces(0))).toEqual([])
  expect(labelled(placesInTime([0, 1, 2, 3, 60, 98, 100]))).toEqual([0, 4, 6])
  const places = placesInTime([0, 20, 60, 100])
  expect(labelled(places, ['Nov 1', 'Nov 3', 'Nov 7', 'Nov 11'])).toEqual([0, 1, 2, 3])
  const times = ['Thu 1:06 PM', 'Thu 3:06 PM', 'Thu 7:06 PM', 'Thu 11:06 PM']
  expect(labelled(places, times)).toEqual([0, 2, 3])
})

test('the parts of a meter lie beside each other and are named', () => {
  const html = render(
    <StackedMeter
      name="Budget"
      parts={[
        { name: 'paid', value: 30, inWords: '$30', look: 'first' },
        { name: 'held', value: 20, inWords: '$20', look: 'second' },
        { name: 'left', value: 50, inWords: '$50', look: 'rest' },
      ]}
    />,
  )
  expect(html).toContain('aria-label="Budget: $30 paid, $20 held, $50 left"')
  expect(html).toMatch(/x="30%" width="20%"/)
})

test('what was taken back goes below nothing, as far as it was', () => {
  const scale = heightScale([series({ values: [800, -40] }), series({ values: [30, 10] })])
  expect(scale.domain()).toEqual([-40, 800])
  expect(scale(-40)).toBe(100)
})

test('a part of a meter leads to what it is made of', () => {
  const html = render(
    <StackedMeter
      name="Budget"
      parts={[{ name: 'paid', value: 30, inWords: '$30', look: 'first', href: '/posts' }]}
    />,
  )
  expect(html).toContain('<a href="/posts" class="link link-hover">$30 paid</a>')
})

const usual = [900, 1000, 800, 950, 700, 1000, 850, 900, 1000, 950]
const endOf = (...values: number[]) => scaleBelowPeaks([series({ values })]).domain()[1]

test('a day far above the others is cut, so that these can be told apart', () => {
  const lines = [series({ values: [...usual.slice(0, 4), 512_000, ...usual.slice(4)] })]
  const scale = scaleBelowPeaks(lines)
  expect(scale.domain()).toEqual([0, 1000])
  expect(peaksBeyond(lines, scale)).toEqual([{ at: 4, value: 512_000 }])
  expect(placeIn(scale, 512_000)).toBe(0)
})

test.each([
  ['days that do not differ that much', usual],
  ['what still goes on', [...usual, 512_000]],
  ['growth', [0, 0, 0, 0, 0, 0, 100, 500, 1000, 5000, 10_000]],
  ['few points', [1, 2, 1, 512_000, 1, 2]],
  ['a single day with anything', [0, 0, 0, 512_000, 0, 0, 0, 0]],
  ['few days with anything', [0, 0, 0, 0, 0, 0, 0, 24_010, 4050]],
  ['nothing', []],
])('%s: nothing is cut', (_, values) => {
  expect(endOf(...values)).toBe(heightScale([series({ values })]).domain()[1])
})

test('a chart with a cut says where its axis ends, what goes beyond it, and has all numbers', () => {
  const values = [...usual.slice(0, 3), 512_000, 40_000, ...usual, ...usual]
  const labels = values.map((_, at) => `${at + 1} Nov`)
  const line = render(
    <LineChart
      id="views"
      title="Views"
      sentence="Views rose."
      labels={labels}
      series={[series({ values })]}
      cutsPeaks
    />,
  )
  expect(line).toContain('The axis ends at 1000')
  expect(line).toContain('4 Nov (512000 views) and 1 other peak are higher than what is drawn.')
  expect(line).toContain('↑ 512000')
  expect(line).toMatch(/data-height="0">512000 views</)
  expect(line).not.toMatch(/data-height="-/)
  expect(line).not.toMatch(/ d="[^"]*,-\d/)
  expect(line).not.toContain('style=')
  // Others are drawn on the whole scale unless they ask for it.
  expect(drawn([series({ values })], labels)).not.toContain('The axis ends')

  const bars = render(
    <BarChart
      id="weeks"
      title="Weeks"
      sentence="It rose."
      labels={labels}
      series={series({ values }) as Series & { values: number[] }}
    />,
  )
  expect(bars).toContain('4 Nov (512000 views)')
  expect(bars).not.toMatch(/height="-/)
})
