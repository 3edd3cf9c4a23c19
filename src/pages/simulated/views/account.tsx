import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { DateTimeField } from '../../../framework/views/fields/date-time-field.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { CopyButton } from '../../../framework/views/forms/copy-button.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { accountUrlOf } from '../../../platforms/account-url.ts'
import { postUrlOf } from '../../../platforms/simulated/posts.ts'
import type { AccountNow, PostNow } from '../../../platforms/simulated/queries.ts'
import type { PostKind } from '../../../tables/users/simulated-platform.ts'
import {
  simulatedAccessPath,
  simulatedAccountPath,
  simulatedPath,
  simulatedPostPath,
  simulatedPostsPath,
} from '../../../vocabulary/addresses/simulated-urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { Clock } from './clock.tsx'

const kinds: Record<PostKind, string> = {
  normal: 'Normal',
  viral: 'Goes viral',
  flop: 'Flops',
  bought: 'Bought views',
}

const options = Object.entries(kinds).map(([value, label]) => ({ value, label }))

type Props = {
  account: AccountNow
  clock: number
  /** Input that was refused, and in which of the forms. */
  refused?: {
    record: 'simulated_account' | 'simulated_post'
    typed: unknown
    errors: AttributeErrors
    /** The post that was to be changed; undefined where a new one was to be made. */
    post?: Pick<PostNow, 'id'>
  }
}

export function SimulatedAccountShow({ account, clock, refused }: Props) {
  const { platform_id, handle, posts } = account
  const address = accountUrlOf(platform_id, handle)

  const again = (record: string, post?: PostNow) =>
    refused?.record === record && refused.post?.id === post?.id
      ? { values: typedValues(refused.typed, record), errors: refused.errors }
      : undefined

  return (
    <Layout title={`${platformNames[platform_id]} · ${handle}`}>
      <PageHeader title={`${platformNames[platform_id]} · ${handle}`} description={address}>
        <a href={simulatedPath} class="btn btn-sm">
          All simulated accounts
        </a>
        <CopyButton text={address} label="Copy address" />
      </PageHeader>
      <Clock seconds={clock} />
      <Card title="Posts">
        <Posts account={account} posts={posts} />
        {posts.length > 0 && (
          <details class="mt-5" open={refused?.post !== undefined}>
            <summary class="cursor-pointer text-sm font-medium">Change a post…</summary>
            <ul class="mt-4 space-y-6">
              {posts.map((post) => (
                <li>
                  <Form
                    id={`simulated-post-${post.id}-form`}
                    action={simulatedPostPath(post)}
                    method="patch"
                    record="simulated_post"
                    values={{ caption: post.caption, sound: post.sound_uid }}
                    {...again('simulated_post', post)}
                  >
                    <p class="text-xs break-all text-base-content/70">{post.uid}</p>
                    <TextAreaField attribute="caption" label="Caption" optional maxlength={2000} />
                    <TextField attribute="sound" label="Sound" optional />
                    <SubmitButton>Save post</SubmitButton>
                  </Form>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Card>
      <Card title="Post something">
        <Form
          action={simulatedPostsPath(account)}
          record="simulated_post"
          values={{ kind: 'normal' }}
          {...again('simulated_post')}
        >
          <SelectField attribute="kind" label="How it performs" options={options} />
          <TextAreaField
            attribute="caption"
            label="Caption"
            optional
            maxlength={2000}
            hint="With hashtags, as on the platform."
          />
          <TextField attribute="sound" label="Sound" optional hint="Its id or its address." />
          <DateTimeField
            attribute="posted_at"
            label="Posted"
            hint="It has to be in the past. Now, if left empty."
          />
          <SubmitButton>Post</SubmitButton>
        </Form>
      </Card>
      <Card title="Bio" description="Anyone can read it. Put the verification code here.">
        <Form
          action={simulatedAccountPath(account)}
          method="patch"
          record="simulated_account"
          values={account}
          {...again('simulated_account')}
        >
          <TextAreaField attribute="bio" label="Bio" maxlength={500} />
          <SubmitButton>Save bio</SubmitButton>
        </Form>
      </Card>
      <Card
        title="Access"
        description="Troupe can no longer read this account until you connect it again."
      >
        <Confirm
          id="access"
          label="Revoke access"
          class="btn btn-sm"
          title={`Revoke access to ${handle}?`}
          action={simulatedAccessPath(account)}
          confirm="Revoke access"
        >
          This works like revoking access in the settings of {platformNames[platform_id]}.
        </Confirm>
      </Card>
    </Layout>
  )
}

function Posts({ account, posts }: { account: AccountNow; posts: PostNow[] }) {
  if (posts.length === 0) {
    return <p class="text-sm text-base-content/70">Nothing is posted yet.</p>
  }
  return (
    <Table
      caption={`Posts of ${account.handle}`}
      rows={posts}
      columns={[
        {
          title: 'Address',
          cell: (post) => <Address account={account} post={post} />,
        },
        {
          title: 'Posted',
          cell: ({ posted_at }) => <Time at={posted_at} />,
          class: 'max-sm:hidden',
        },
        { title: 'Fares', cell: ({ kind }) => kinds[kind], class: 'max-sm:hidden' },
        { title: 'Views', cell: ({ views }) => <Count of={views} />, class: 'text-right' },
        {
          title: 'Likes',
          cell: ({ likes }) => <Count of={likes} />,
          class: 'text-right max-sm:hidden',
        },
        { title: '', cell: (post) => <Delete post={post} /> },
      ]}
    />
  )
}

function Address({ account, post }: { account: AccountNow; post: PostNow }) {
  const address = postUrlOf(post.platform_id, account.handle, post.uid)
  return (
    <div class="flex flex-wrap items-center gap-2">
      <code class="text-xs break-all">{address}</code>
      <CopyButton text={address} />
    </div>
  )
}

function Delete({ post }: { post: PostNow }) {
  return (
    <Confirm
      id={`simulated-post-${post.id}`}
      label="Delete"
      class="btn btn-sm"
      title="Delete this post?"
      action={simulatedPostPath(post)}
      confirm="Delete"
    >
      The platform then says that the post does not exist.
    </Confirm>
  )
}
