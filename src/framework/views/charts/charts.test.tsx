import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { LineChart } from './line-chart.tsx'
import { StackedMeter } from './meter.tsx'
import { evenPlaces, heightScale, labelled, placesInTime } from './scales.ts'
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

test('few labels are written, the first and the last among them', () => {
  expect(labelled(evenPlaces(30))).toEqual([0, 10, 19, 29])
  expect(labelled(evenPlaces(2))).toEqual([0, 1])
  expect(labelled(evenPlaces(1))).toEqual([0])
  expect(labelled(evenPlaces(0))).toEqual([])
  expect(labelled(placesInTime([0, 1, 2, 3, 60, 98, 100]))).toEqual([0, 4, 6])
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
