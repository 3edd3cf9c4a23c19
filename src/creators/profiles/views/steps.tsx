import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { RadioField, SelectField } from '../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { categoryNames } from '../../../vocabulary/categories.ts'
import { countriesByName } from '../../../vocabulary/people/countries.ts'
import { availabilityNames } from '../names.ts'
import { profileLimits } from '../schema.ts'
import { LanguagesField } from './languages-field.tsx'
import { Step } from './step.tsx'

export function WordsStep() {
  return (
    <Step id="words">
      <TextAreaField
        attribute="words"
        label="Words"
        hint="What you make, for whom, and how you like to work."
        maxlength={2000}
      />
    </Step>
  )
}

export function LanguagesStep() {
  return (
    <Step id="languages">
      <LanguagesField
        attribute="languages"
        label="Languages"
        hint={`Those you make content in, at most ${profileLimits.languages}.`}
      />
    </Step>
  )
}

const topics = Object.entries(categoryNames).map(([value, label]) => ({ value, label }))

export function TopicsStep() {
  return (
    <Step id="topics">
      <CheckboxListField
        attribute="topics"
        label="Topics"
        hint={`At most ${profileLimits.topics}.`}
        choices={topics}
      />
    </Step>
  )
}

const countries = [
  { value: '', label: 'Not said' },
  ...countriesByName.map(({ code, name }) => ({ value: code, label: name })),
]

export function CountryStep() {
  return (
    <Step id="country">
      <SelectField
        attribute="country"
        label="Country"
        hint="Where you live and film."
        options={countries}
        autocomplete="country"
      />
    </Step>
  )
}

const availabilities = Object.entries(availabilityNames).map(([value, label]) => ({ value, label }))

export function AvailabilityStep() {
  return (
    <Step id="availability" title="Availability">
      <RadioField attribute="availability" label="Do you take on work?" options={availabilities} />
    </Step>
  )
}
