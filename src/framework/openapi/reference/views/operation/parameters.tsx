import type { Parameter } from '../../../document/described.ts'
import { Part } from '../part.tsx'
import { Field } from './fields.tsx'

const places: Record<string, string> = {
  path: 'In the path',
  query: 'In the query',
  header: 'In the headers',
}

/** Parameters, which are sent beside the body, by where they are put. */
export function Parameters({ parameters }: { parameters: Parameter[] }) {
  return (
    <>
      {Object.entries(places).map(([place, title]) => (
        <Place title={title} parameters={parameters.filter((one) => one.in === place)} />
      ))}
    </>
  )
}

function Place({ title, parameters }: { title: string; parameters: Parameter[] }) {
  if (parameters.length === 0) return null

  return (
    <Part title={title}>
      <dl class="field-list">
        {parameters.map(({ name, schema, required, description }) => (
          <Field
            name={name}
            schema={schema}
            mark={required ? 'required' : undefined}
            description={description}
          />
        ))}
      </dl>
    </Part>
  )
}
