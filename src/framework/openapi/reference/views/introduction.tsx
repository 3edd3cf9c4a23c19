import type { ComponentChildren } from 'preact'
import { accessTokensPath, apiGroupPath } from '../../../../vocabulary/addresses/urls.ts'
import { sessionIdle } from '../../../../vocabulary/time/lifetimes.ts'
import type { Described } from '../../document/described.ts'
import { CodePanel } from './operation/code-panel.tsx'
import { Text } from './text.tsx'

/** Sections about what is true of every operation, in the order of the page. */
export const sections = [
  { anchor: 'credentials', title: 'Credentials', content: Credentials },
  { anchor: 'formats', title: 'Formats', content: Formats },
  { anchor: 'lists', title: 'Lists', content: Lists },
  { anchor: 'errors', title: 'Errors', content: Errors },
]

export function Introduction({ document }: { document: Described }) {
  const line = `curl "${document.servers[0]?.url}/me.json" \\\n  -H "Authorization: Bearer $TOKEN"`

  return (
    <div class="@container">
      <div class="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
        {sections.map(({ anchor, title, content: Content }) => (
          <section aria-labelledby={anchor} class="min-w-0">
            <h2 id={anchor} class="reference-title">
              {title}
            </h2>
            <div class="mt-2 space-y-3 text-sm leading-relaxed text-base-content/85">
              <Content />
            </div>
          </section>
        ))}
      </div>
      <div class="mt-8">
        <CodePanel title="A first request" text={line} copy />
      </div>
    </div>
  )
}

function Credentials() {
  return (
    <>
      <p>
        A program acts for a user, and may do what that user may. Make it a token at{' '}
        <Link href={accessTokensPath}>Access tokens</Link>, and have it send{' '}
        <Text>`Authorization: Bearer` with the token. A read-only one may `GET` and `HEAD`.</Text>
      </p>
      <p>
        An app in which people sign in themselves goes through{' '}
        <Link href={apiGroupPath('Sign-in')}>Sign-in</Link>{' '}
        <Text>
          {`and sends what that gives as the cookie \`session_token\`. It ends after ${sessionIdle.words} without a request.`}
        </Text>
      </p>
    </>
  )
}

function Formats() {
  return (
    <>
      <p>
        <Text>
          {
            'Addresses are those of the pages and end in `.json`. Send JSON too, with `Content-Type: application/json`; pictures need `multipart/form-data`. `PUT` does what `PATCH` does.'
          }
        </Text>
      </p>
      <p>
        <Text>
          {
            'Ids are opaque, times are UTC, amounts are whole numbers in minor units: 175 is $1.75. There are no versions: fields are added and never taken away, so pass over those you do not know.'
          }
        </Text>
      </p>
    </>
  )
}

function Lists() {
  return (
    <>
      <p>
        <Text>
          {
            'Lists come in pages of 20 records: `page` counts from 1, and `limit` may be up to 100. The '
          }
        </Text>
        <Link href="#shared-headers">headers</Link>
        <Text>{' say how many there are, and `Link` has the next address.'}</Text>
      </p>
      <p>
        <Text>
          {
            'Every read has an `ETag`. Sent back as `If-None-Match` it gives 304 without a body for as long as nothing has changed.'
          }
        </Text>
      </p>
    </>
  )
}

function Errors() {
  return (
    <>
      <p>
        Of 401, 404, 403 and 422 the first that applies is the answer, so that nobody learns of
        records they may not see. All are in <Link href="#shared-answers">Shared answers</Link>.
      </p>
      <p>
        <Text>
          {
            'A 422 says by field what is wrong, under `base` for the record as a whole. What comes too often gets 503 with `Retry-After`, never 429.'
          }
        </Text>
      </p>
    </>
  )
}

function Link({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a href={href} class="link">
      {children}
    </a>
  )
}
