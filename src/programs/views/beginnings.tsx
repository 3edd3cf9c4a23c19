import { Card } from '../../framework/views/card.tsx'
import { UseAgain } from './use-again.tsx'

type Beginning = { href: string; title: string; description: string; isHere: boolean }

type TemplatesProps = {
  templates: Beginning[]
  /** The field of the form below that keeps what was typed, whichever is chosen. */
  nameField: string
}

/** A beginning to choose before a form is filled in. */
export function Templates({ templates, nameField }: TemplatesProps) {
  return (
    <Card title="Begin with">
      <ul
        class="grid gap-2 sm:grid-cols-2"
        data-controller="beginning"
        data-beginning-field-value={nameField}
        data-action="click->beginning#keepName"
      >
        {templates.map(({ href, title, description, isHere }) => (
          <li
            class={`relative rounded-box border p-3 text-sm hover:border-primary ${isHere ? 'border-primary bg-primary/5' : 'border-base-300'}`}
          >
            <a href={href} class="card-link font-medium" aria-current={isHere ? 'true' : undefined}>
              {title}
            </a>
            <p class="text-base-content/70">{description}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Programs of the organization, and the address at which a copy of each is made. */
export function Again({ programs }: { programs: { name: string; action: string }[] }) {
  if (programs.length === 0) return null
  return (
    <Card
      title="Use again"
      description="A draft with the same terms, brief and banner as one you had before."
    >
      <ul class="flex flex-wrap gap-2">
        {programs.map(({ name, action }) => (
          <li class="max-w-full min-w-0">
            <UseAgain action={action} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
