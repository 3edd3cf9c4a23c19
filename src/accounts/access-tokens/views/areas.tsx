import { Badge } from '../../../framework/views/values/badge.tsx'
import { type Areas, areas } from '../../../vocabulary/areas.ts'
import { areaNames } from './areas-field.tsx'

/** The areas that a token is limited to, and what it may do there. */
export function AreaBadges({ chosen }: { chosen: Areas }) {
  return (
    <span class="flex flex-wrap gap-1.5">
      {areas
        .filter((area) => chosen[area] !== undefined)
        .map((area) =>
          chosen[area] === 'write' ? (
            <Badge tone="warning">{`${areaNames[area].name}: read and write`}</Badge>
          ) : (
            <Badge>{`${areaNames[area].name}: read`}</Badge>
          ),
        )}
    </span>
  )
}
