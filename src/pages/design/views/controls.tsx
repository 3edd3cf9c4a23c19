import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { CountriesField } from '../../../framework/views/fields/countries-field.tsx'
import { DateTimeField } from '../../../framework/views/fields/date-time-field.tsx'
import {
  ImageField,
  RadioField,
  SelectField,
  TextField,
} from '../../../framework/views/fields/fields.tsx'
import { FilesField } from '../../../framework/views/fields/files-field.tsx'
import { MoneyField } from '../../../framework/views/fields/money-field.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { TransitionButton } from '../../../framework/views/forms/transition-button.tsx'
import { designPath } from '../../../vocabulary/addresses/design-urls.ts'
import { Sample } from './sample.tsx'
import type { InTheme } from './theme.ts'

const looks = ['btn-primary', '', 'btn-ghost', 'btn-error btn-outline', 'btn-error'] as const
const words = ['The next step', 'Another', 'Quiet', 'Destroys', 'Destroys now'] as const

const options = [
  { value: 'a', label: 'One way', hint: 'What follows from it.' },
  { value: 'b', label: 'Another way', hint: 'What follows from that.' },
]

/** Samples of everything that is pressed, typed into and chosen from. */
export function Controls({ theme }: InTheme) {
  return (
    <>
      <Sample name="Buttons">
        {['', 'btn-sm'].map((size) => (
          <p class="mb-3 flex flex-wrap gap-2">
            {looks.map((look, index) => (
              <button type="button" class={`btn ${look} ${size}`}>
                {words[index]}
              </button>
            ))}
            <button type="button" class={`btn btn-primary ${size}`} disabled>
              Not now
            </button>
          </p>
        ))}
        <TransitionButton
          id={`${theme.id}-move`}
          action={designPath}
          label="Publish"
          blockers={[
            { sentence: 'Write a brief first.', href: designPath },
            { sentence: 'Add a platform.' },
          ]}
        />
      </Sample>
      <Sample name="Fields">
        <Fields id={`${theme.id}-plain`} />
      </Sample>
      <Sample name="Fields that were refused">
        <Fields id={`${theme.id}-refused`} isRefused />
      </Sample>
    </>
  )
}

function Fields({ id, isRefused = false }: { id: string; isRefused?: boolean }) {
  const attributes = ['text', 'choice', 'way', 'about', 'price', 'at', 'some', 'places', 'sure']
  const errors = Object.fromEntries(attributes.map((name) => [name, ['is not right']]))
  const values = { text: 'Typed', choice: 'b', way: 'a', about: 'Some lines', some: ['a'] }

  return (
    <Form
      id={id}
      action={designPath}
      values={values}
      errors={isRefused ? { base: ['Not saved yet.'], ...errors } : {}}
      data-unsaved="forget"
    >
      <TextField attribute="text" label="Text" hint="What it is for." />
      <SelectField attribute="choice" label="Choice" options={options} />
      <RadioField attribute="way" label="Way" options={options} />
      <TextAreaField attribute="about" label="About" optional />
      <MoneyField attribute="price" label="Price" currency="usd" />
      <DateTimeField attribute="at" label="When" />
      <CheckboxListField attribute="some" label="Some of them" choices={options} />
      <CountriesField attribute="places" label="Countries" />
      <CheckField attribute="sure" label="Yes or no" hint="What yes means." />
      <ImageField attribute="picture" label="Picture" />
      <FilesField attribute="files" label="Files" accept="image/png" optional />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
