import { Card } from '../../../framework/views/card.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { simulatedClockPath } from '../../../vocabulary/addresses/simulated-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'

const moves = [
  { seconds: 3600, label: 'An hour later' },
  { seconds: 86_400, label: 'A day later' },
  { seconds: 7 * 86_400, label: 'A week later' },
]

export function Clock({ seconds }: { seconds: number }) {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)

  return (
    <Card
      title="Let time pass"
      description="Posts gain views and deadlines come closer, as if time had passed. You cannot turn the clock back."
    >
      <div class="flex flex-wrap items-center gap-2">
        {moves.map((move) => (
          <Form action={simulatedClockPath} class="contents">
            <input type="hidden" name="simulated_clock[seconds]" value={move.seconds} />
            <SubmitButton class="btn-sm">{move.label}</SubmitButton>
          </Form>
        ))}
        <p class="text-sm text-base-content/70">
          {seconds === 0
            ? 'Not moved yet.'
            : `Moved by ${counted(days, 'day')} and ${counted(hours, 'hour')} so far.`}
        </p>
      </div>
    </Card>
  )
}
