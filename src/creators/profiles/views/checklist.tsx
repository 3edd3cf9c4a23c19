import { Card } from '../../../framework/views/card.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { mePath } from '../../../vocabulary/addresses/urls.ts'
import type { OwnProfile } from '../queries.ts'
import { missingSteps, type ProfileStep, profileSteps } from '../steps.ts'

const invitations: Record<ProfileStep, string> = {
  name: 'Say your name',
  picture: 'Add a picture',
  words: 'Write about yourself',
  languages: 'Choose your languages',
  topics: 'Choose your topics',
  country: 'Say where you live',
  rates: 'Say what your work costs',
  accounts: 'Verify an account',
  work: 'Show past work',
}

/** The steps that are still open; nothing once all are done. */
export function Checklist({ profile }: { profile: OwnProfile }) {
  const missing = missingSteps(profile)
  if (missing.length === 0) return null

  return (
    <Card
      title={`${profileSteps.length - missing.length} of ${profileSteps.length} steps done`}
      description="None of them is needed, and brands look at each."
    >
      <ul class="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {missing.map((step) => (
          <li>
            <a
              href={step === 'name' ? mePath : `#${step}`}
              class="link inline-flex items-center gap-1.5 max-md:min-h-11"
            >
              <Icon name="plus" />
              {invitations[step]}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
