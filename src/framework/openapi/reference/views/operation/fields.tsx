import { nameIn, type Schema } from '../../../document/described.ts'
import { limitsInWords, typeInWords } from '../../schema-words.ts'
import { recordAnchor, useAddressOf } from '../addresses.ts'
import { Text } from '../text.tsx'

/** The fields of an object, and below each the fields of what is in it. */
export function Fields({ schema, marks }: { schema: Schema; marks: Marks }) {
  const { properties = {}, required = [] } = schema

  return (
    <dl class="field-list">
      {Object.entries(properties).map(([name, field]) => (
        <Field
          name={name}
          schema={field}
          mark={required.includes(name) ? marks.required : marks.optional}
          marks={marks}
        />
      ))}
    </dl>
  )
}

/** Words about a field that must be there, and about one that need not. */
type Marks = { required?: string; optional?: string }

/** Fields that are sent say which are needed, those that come back which may be missing. */
export const sent: Marks = { required: 'required' }
export const received: Marks = { optional: 'may be missing' }

type FieldProps = {
  id?: string
  name: string
  schema: Schema
  mark?: string | undefined
  description?: string | undefined
  marks?: Marks
}

/** One value by its name: its type, whether it is needed, what it means and what it may be. */
export function Field({ id, name, schema, mark, description, marks = sent }: FieldProps) {
  const words = [description ?? schema.description, ...limitsInWords(schema)]
  const said = words.filter((word) => word !== undefined).map(asSentence)
  const inner = innerObject(schema)

  return (
    <div id={id}>
      <dt>
        <code>{name}</code> <Type schema={schema} />
        {mark && <strong>{mark}</strong>}
      </dt>
      {(said.length > 0 || inner) && (
        <dd>
          <Text>{said.join(' ')}</Text>
          {inner && <Fields schema={inner} marks={marks} />}
        </dd>
      )}
    </div>
  )
}

function Type({ schema }: { schema: Schema }) {
  const reference = schema.$ref ?? schema.items?.$ref
  if (reference === undefined) return <span>{typeInWords(schema)}</span>

  return (
    <span>
      {schema.items && 'array of '}
      <RecordLink name={nameIn(reference)} />
    </span>
  )
}

export function RecordLink({ name }: { name: string }) {
  return (
    <a href={useAddressOf()(recordAnchor(name))} class="link">
      {name}
    </a>
  )
}

export const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

/** The object that a value is, or may be, or is a list of. */
function innerObject({ properties, anyOf = [], items, ...rest }: Schema): Schema | undefined {
  if (properties !== undefined) return { properties, ...rest }
  const [inner] = [...anyOf, ...(items ? [items] : [])].flatMap((one) => innerObject(one) ?? [])
  return inner
}
