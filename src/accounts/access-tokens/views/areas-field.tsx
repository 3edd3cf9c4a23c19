import { FieldError } from '../../../framework/views/forms/field-error.tsx'
import { useField } from '../../../framework/views/forms/form.tsx'
import { type Area, areas } from '../../../vocabulary/areas.ts'

/** The choice of areas, and of what a token may do in each. */
export function AreasField({ label, none }: { label: string; none: string }) {
  const { id, name, value, messages, described } = useField('areas')
  const chosen = Object(value) as Partial<Record<Area, string>>

  return (
    <fieldset aria-describedby={messages ? described['aria-describedby'] : undefined}>
      <legend class="mb-1.5 text-sm font-medium">{label}</legend>
      <div class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100">
        {areas.map((area) => (
          <div class="flex items-center justify-between gap-4 p-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-2">
            <label for={`${id}_${area}`} class="text-sm">
              <span class="block font-medium">{areaNames[area].name}</span>
              <span class="block text-base-content/70">{areaNames[area].holds}</span>
            </label>
            <select
              id={`${id}_${area}`}
              name={`${name}[${area}]`}
              class="select w-full shrink-0 sm:w-40"
            >
              <option value="">{none}</option>
              <option value="read" selected={chosen[area] === 'read'}>
                Read
              </option>
              <option value="write" selected={chosen[area] === 'write'}>
                Read and write
              </option>
            </select>
          </div>
        ))}
      </div>
      {messages && <FieldError id={id}>{`${label} ${messages.join(', ')}`}</FieldError>}
    </fieldset>
  )
}

export const areaNames: Record<Area, { name: string; holds: string }> = {
  programs: { name: 'Programs', holds: 'Campaigns, collabs, their figures and the calendar.' },
  review: { name: 'Review', holds: 'Posts and applications, and what is decided about them.' },
  creators: { name: 'Creators', holds: 'Creators, notes, invitations and the list of messages.' },
  money: { name: 'Money', holds: 'Fundings, balances and documents; taking creators on.' },
  members: { name: 'Members', holds: 'Members, their invitations and the audit log.' },
  events: { name: 'Events', holds: 'What happened, in all areas, and webhooks.' },
}
