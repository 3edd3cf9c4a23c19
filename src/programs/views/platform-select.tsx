import { type PlatformId, platformIds, platformNames } from '../../vocabulary/platforms.ts'

/** A filter by platform, within a form that is part of an address. */
export function PlatformSelect({ chosen }: { chosen: PlatformId | undefined }) {
  return (
    <select name="platform_id" class="select select-sm w-auto" aria-label="Platform">
      <option value="">All platforms</option>
      {platformIds.map((id) => (
        <option value={id} selected={id === chosen}>
          {platformNames[id]}
        </option>
      ))}
    </select>
  )
}
