import { isMoment } from '../../../vocabulary/time/time.ts'
import { wallTime } from '../../../vocabulary/time/time-zone.ts'
import { Field, type FieldProps, useField } from '../forms/form.tsx'
import { useFrame } from '../frame.ts'

/** A moment, typed and shown in the reader's own zone, which stands below it and is sent with it. */
export function DateTimeField({ attribute, label, hint }: Omit<FieldProps, 'children'>) {
  const { id, name, value, described, messages } = useField(attribute)
  const { timeZone } = useFrame()
  const zone = timeZone ?? 'UTC'
  const moment = typeof value === 'string' ? value : ''
  const isKnown = isMoment(moment)

  return (
    <Field
      attribute={attribute}
      label={label}
      hint={
        <>
          {timeZone ? `In your time zone, ${placeOf(zone)}.` : 'In UTC.'} {hint}
        </>
      }
    >
      <input
        id={id}
        name={name}
        type="datetime-local"
        step="any"
        value={isKnown ? wallTime(moment, zone) : moment}
        class={`input w-full ${messages ? 'input-error' : ''}`}
        {...described}
      />
      <input type="hidden" name={zoneNameOf(name)} value={isKnown ? `${zone} ${moment}` : zone} />
    </Field>
  )
}

/** `campaign[ends_at]` becomes `_zones[campaign][ends_at]`, which `readForm` takes out again. */
const zoneNameOf = (name: string) => `_zones${name.replace(/^[^[]+/, '[$&]')}`

const placeOf = (zone: string) => zone.replaceAll('_', ' ')
