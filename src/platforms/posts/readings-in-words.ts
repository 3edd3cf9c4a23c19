import { platformIds, platformNames } from '../../vocabulary/platforms.ts'
import { descriptors } from '../known-platforms.ts'

/** Platforms that can be asked, with the names that their readings are stored with. */
const readable = platformIds.flatMap((id) => {
  const { readings } = descriptors[id]
  return readings === undefined ? [] : [{ ...readings, platform: platformNames[id] }]
})

/** Who read the views of a post, by the names that readings are stored with. */
const sources: Record<string, string> = {
  ...Object.fromEntries(readable.map(({ name, platform }) => [name, platform])),
  simulated: 'the simulated platform',
  staff: 'our staff',
}

const definitions: Record<string, string> = {
  ...Object.fromEntries(
    readable.map(({ viewDefinition, definitionInWords }) => [viewDefinition, definitionInWords]),
  ),
  'simulated-views': 'A view is a play on the simulated platform.',
}

export const sourceInWords = (provider: string) => sources[provider] ?? provider

export const definitionInWords = (definition: string) => definitions[definition] ?? definition
