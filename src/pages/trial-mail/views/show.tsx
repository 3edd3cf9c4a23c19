import type { TrialMail } from '../../../framework/mail/trial-mails.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { trialMailBodyPath, trialMailsPath } from '../../../vocabulary/addresses/urls.ts'

export function TrialMailShow({ mail }: { mail: TrialMail }) {
  return (
    <Layout title={mail.subject}>
      <div class="mx-auto max-w-3xl">
        <a href={trialMailsPath} class="link text-sm link-hover">
          ← All mails
        </a>
        <h1 class="mt-3 page-title">{mail.subject}</h1>
        <div class="mt-4 mb-5 flex items-center gap-3 text-sm">
          <Avatar name={mail.recipient} class="size-9" />
          <p class="min-w-0 break-words">
            To <strong class="font-medium">{mail.recipient}</strong>
            <span class="block text-base-content/70">
              <Time isReal at={mail.created_at} />
            </span>
          </p>
        </div>
        <iframe
          title="The mail as a mail program shows it"
          src={trialMailBodyPath(mail)}
          sandbox="allow-top-navigation-by-user-activation"
          class="h-112 w-full rounded-box border border-base-300 bg-white shadow-xs"
        />
        <details class="mt-4 rounded-box border border-base-300 bg-base-100 p-4 text-sm shadow-xs">
          <summary class="cursor-pointer font-medium">Plain text</summary>
          <pre class="mt-3 font-mono break-words whitespace-pre-wrap">{mail.text}</pre>
        </details>
      </div>
    </Layout>
  )
}
