import { Card } from '../../../framework/views/card.tsx'
import { CopyButton } from '../../../framework/views/forms/copy-button.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { twoFactorPath } from '../../../vocabulary/addresses/urls.ts'

type Props = { codes: string[]; isFirst?: boolean }

/** The only page that shows the codes. The browser is told to keep no copy of it. */
export function BackupCodes({ codes, isFirst = false }: Props) {
  const text = `${codes.join('\n')}\n`

  return (
    <Layout title="Backup codes">
      <PageHeader
        title={isFirst ? 'Two-factor authentication is on' : 'Your new backup codes'}
        description={
          isFirst
            ? 'One last thing: save these backup codes in case you lose your phone.'
            : 'Your old codes no longer work.'
        }
      />
      <Card
        title="Backup codes"
        description="Each code works once. You will not see them again: save them in a password manager, or print them."
      >
        <div data-turbo-temporary>
          <ul class="grid max-w-md grid-cols-2 gap-x-6 gap-y-2 rounded-box bg-base-200 p-4 font-mono sm:p-5">
            {codes.map((code) => (
              <li class="whitespace-nowrap tabular-nums">{code}</li>
            ))}
          </ul>
          <div class="mt-5 flex flex-wrap gap-2">
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download="troupe-backup-codes.txt"
              class="btn btn-sm"
            >
              <Icon name="download" />
              Download
            </a>
            <CopyButton text={text} label="Copy all" />
          </div>
        </div>
      </Card>
      <a href={twoFactorPath} class="btn btn-primary">
        I have saved them
      </a>
    </Layout>
  )
}
