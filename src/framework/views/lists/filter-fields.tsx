type ChoiceProps = {
  name: string
  label: string
  names: Record<string, string>
  chosen: unknown
}

/** One of several values by which a list is narrowed, or any. */
export function FilterChoice({ name, label, names, chosen }: ChoiceProps) {
  return (
    <label class="block min-w-0">
      <span class="mb-1.5 block text-sm font-medium">{label}</span>
      <select name={name} class="select w-full">
        <option value="">Any</option>
        {Object.entries(names).map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Applies the filters that are chosen, or leads to the list without any. */
export function FilterButtons({ action }: { action: string }) {
  return (
    <div class="flex flex-wrap items-end gap-2">
      <button type="submit" class="btn">
        Apply
      </button>
      <a href={action} class="btn btn-ghost">
        Clear
      </a>
    </div>
  )
}
