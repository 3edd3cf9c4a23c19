import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { StackedMeter } from '../../../framework/views/charts/meter.tsx'
import { Sparkline } from '../../../framework/views/charts/sparkline.tsx'
import { Change, Figure, Figures } from '../../../framework/views/lists/figures.tsx'
import { Sample } from './sample.tsx'
import type { InTheme } from './theme.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const words = { inWords: String, short: String }
const lines = [
  { name: 'Views', values: [120, 180, 160, 240, 310, 290, 420], ...words },
  { name: 'Counted views', values: [90, 150, 155, 190, 260, 270, 380], ...words },
  {
    name: 'Forecast',
    values: [null, null, null, null, null, 290, 350],
    isForecast: true,
    ...words,
  },
]

/** Figures, charts and meters. */
export function Numbers({ theme }: InTheme) {
  return (
    <>
      <Sample name="Figures">
        <Figures>
          <Figure name="Spent" note={<Change by={12} better="less" />}>
            $4,210
          </Figure>
          <Figure name="Views" note={<Change by={38} better="more" />}>
            1.2M
          </Figure>
          <Figure name="Posts" note={<Change by={null} />}>
            48
          </Figure>
          <Figure name="CPM" note={<Change by={0} />}>
            $1.75
          </Figure>
        </Figures>
      </Sample>
      <Sample name="Chart">
        <LineChart
          id={`${theme.id}-chart`}
          title="Views"
          sentence="Views rose from 120 on Monday to 420 on Sunday."
          labels={days}
          series={lines}
        />
      </Sample>
      <Sample name="Sparklines">
        <p class="flex flex-wrap gap-6">
          {[0, 1, 2, 3].map((index) => (
            <Sparkline values={[3, 5, 4, 8, 9, 7, 12]} index={index} />
          ))}
        </p>
      </Sample>
      <Sample name="Meter">
        <StackedMeter
          name="Budget"
          parts={[
            { name: 'Paid', value: 1200, inWords: '$1,200', look: 'first' },
            { name: 'Granted', value: 400, inWords: '$400', look: 'second' },
            { name: 'Left', value: 3400, inWords: '$3,400', look: 'rest' },
          ]}
        >
          Runs dry in 12 days
        </StackedMeter>
      </Sample>
    </>
  )
}
