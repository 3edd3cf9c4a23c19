import { TrialHint } from '../../../creators/social-accounts/views/trial-hint.tsx'
import { largestUpload } from '../../../creators/uploads/limits.ts'
import { Card, FoldedCard } from '../../../framework/views/card.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { FilesField } from '../../../framework/views/fields/files-field.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { sparkDays } from '../../../tables/collabs/collabs.ts'
import {
  ownSubmissionPath,
  postsToChooseFor,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { socialAccountsPath, uploadsPath } from '../../../vocabulary/addresses/urls.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import { ChoosePost } from '../../submissions/views/choose-post.tsx'
import { filesHint, mediaTypes } from '../../submissions/views/media-types.ts'
import { AnswerOffer, WaitingPrice } from '../applying/views/offers.tsx'
import { AskExtension } from '../content/views/extension.tsx'
import type { FoundSubmission } from '../queries.ts'
import { contentFiles } from '../schema.ts'
import { isOffered } from '../transitions.ts'
import { MoveForm, type Tried, wasTried } from './move-form.tsx'

type Props = Tried & { submission: FoundSubmission }

export const creatorNouns = [
  'counter_offer',
  'extension',
  'shipment_issue',
  'content',
  'post',
  'spark_code',
  'escalation',
]

const issueOptions = [
  { value: 'damaged', label: 'It arrived damaged' },
  { value: 'wrong', label: 'It is the wrong product' },
  { value: 'lost', label: 'It did not arrive' },
]

/** The moves that a creator can make now. */
export function CreatorForms({ submission, ...tried }: Props) {
  const path = ownSubmissionPath(submission)
  const form = { path, ...tried }

  return (
    <>
      {isOffered(submission, 'accept_offer') && <AnswerOffer submission={submission} {...form} />}
      {isOffered(submission, 'take_back_by_creator') && (
        <WaitingPrice submission={submission} path={path} />
      )}
      {isOffered(submission, 'receive') && (
        <Card title="Is it there?">
          <div class="space-y-6">
            <Confirm
              id="receipt"
              label="The product is here"
              class="btn btn-primary btn-sm"
              title="Is everything as it should be?"
              action={`${path}/receipt`}
              method="post"
              confirm="Yes, it is here"
              tone="btn-primary"
            >
              You have {days(submission.content_days).words} from now on to submit your content.
            </Confirm>
            <MoveForm {...form} noun="shipment_issue" label="Report a problem" tone="btn-sm">
              <SelectField attribute="issue" label="What is wrong" options={issueOptions} />
              <TextAreaField attribute="note" label="More about it" maxlength={2000} required />
            </MoveForm>
          </div>
        </Card>
      )}
      {isOffered(submission, 'submit_content') && (
        <Card title="Submit content">
          <MoveForm {...form} noun="content" label="Submit content" multipart>
            <FilesField
              attribute="files"
              label="Files"
              accept={mediaTypes}
              hint={filesHint(contentFiles, largestUpload)}
              uploads={{
                url: uploadsPath,
                attribute: 'uploads',
                most: contentFiles.most,
                megabytes: largestUpload.megabytes,
              }}
              optional
            />
            <TextField attribute="content_url" label="Or a link to it" type="url" optional />
            <TextAreaField attribute="note" label="Note" maxlength={2000} optional />
          </MoveForm>
        </Card>
      )}
      {isOffered(submission, 'ask_extension') && <AskExtension {...form} />}
      {isOffered(submission, 'give_spark_code') && (
        <SparkCode submission={submission} form={form} />
      )}
      {isOffered(submission, 'post') && (
        <Card
          title={submission.post_url === null ? 'Posted?' : 'Another address?'}
          description={
            submission.post_url === null ? (
              <WhichPosts />
            ) : (
              'Until the brand has confirmed your post you can correct where it is.'
            )
          }
        >
          <MoveForm
            {...form}
            noun="post"
            label={submission.post_url === null ? 'It is posted' : 'Correct the address'}
            tone={submission.post_url === null ? 'btn-primary btn-sm' : 'btn-sm'}
          >
            <TextField
              attribute="post_url"
              label="Link to your post"
              type="url"
              placeholder="https://www.tiktok.com/@you/video/…"
              required
            />
            <ChoosePost path={postsToChooseFor({ work: submission })} />
            <TrialHint />
          </MoveForm>
        </Card>
      )}
      {isOffered(submission, 'escalate') && <Escalate {...form} />}
    </>
  )
}

function WhichPosts() {
  return (
    <>
      It has to be a post of one of{' '}
      <a href={socialAccountsPath} class="link">
        your verified accounts
      </a>
      , which everybody can see. Mark it as advertising, with the label of the platform or a word
      like #ad at the beginning of its caption.
    </>
  )
}

/** The way to staff, for someone who cannot agree with the other side. */
export function Escalate({
  title = 'Disagree?',
  description = 'Troupe’s team reads everything, and approves the content or splits what is set aside. Nothing else happens until then.',
  ...form
}: Tried & { path: string; title?: string; description?: string }) {
  return (
    <FoldedCard title={title} description={description} isOpen={wasTried(form, 'escalation')}>
      <MoveForm {...form} noun="escalation" label="Ask Troupe’s team" tone="btn-sm">
        <TextAreaField attribute="note" label="What it is about" maxlength={2000} required />
      </MoveForm>
    </FoldedCard>
  )
}

type SparkCodeProps = { submission: FoundSubmission; form: Tried & { path: string } }

/** Spans that are shorter than what was agreed on are not offered. */
function SparkCode({ submission, form }: SparkCodeProps) {
  const { asked_spark_days: asked } = submission
  return (
    <Card
      title="Spark code"
      description="With it the brand can advertise with your post for as long as you allow."
    >
      <MoveForm
        {...form}
        noun="spark_code"
        label="Save code"
        values={{ spark_days: asked === null ? '' : String(asked) }}
      >
        <TextField
          attribute="spark_code"
          label="Code"
          hint="In TikTok, open the post’s ad settings and copy the code. It begins with #."
          maxlength={255}
          required
        />
        <SelectField
          attribute="spark_days"
          label="Good for"
          hint={
            asked === null
              ? 'As long as you chose in TikTok. The brand names no number of days: ask if you are not sure.'
              : `At least ${days(asked).words}, as the brand asks. Choose the same here and in TikTok.`
          }
          options={sparkOptions(asked ?? 0)}
        />
      </MoveForm>
    </Card>
  )
}

const sparkOptions = (least: number) => [
  { value: '', label: 'Choose how long' },
  ...sparkDays
    .filter((days) => days >= least)
    .map((days) => ({ value: String(days), label: `${days} days` })),
]
