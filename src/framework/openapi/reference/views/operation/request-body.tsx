import type { DescribedBody, Schema } from '../../../document/described.ts'
import { Part } from '../part.tsx'
import { Text } from '../text.tsx'
import { Fields, sent } from './fields.tsx'

/** The fields of the JSON, and where files can be sent, how. */
export function RequestBody({ body: { content, required } }: { body: DescribedBody }) {
  const schema = content['application/json']?.schema
  const bytes = Object.entries(content).find(([, { schema }]) => schema.format === 'binary')?.[0]
  const files = filesIn(content['multipart/form-data']?.schema)

  return (
    <Part title="Body">
      {!required && <p class="py-2 text-sm text-base-content/75">May be left out.</p>}
      {schema && <Fields schema={schema} marks={sent} />}
      {bytes && (
        <p class="py-2 text-sm text-base-content/75">
          <Text>{`The bytes themselves, as \`${bytes}\`.`}</Text>
        </p>
      )}
      {files.map((name) => (
        <p class="pt-2 text-sm text-base-content/75">
          <Text>{`A picture is sent as \`${name}\` in \`multipart/form-data\`, with the other fields named alike.`}</Text>
        </p>
      ))}
    </Part>
  )
}

function filesIn(schema: Schema | undefined): string[] {
  const fields = Object.entries(schema?.properties ?? {})
  return fields.filter(([, { format }]) => format === 'binary').map(([name]) => name)
}
