import { byteSize } from '../../../framework/views/values/byte-size.ts'
import type { SubmissionFile } from '../../../tables/collabs/submission-files.ts'
import { submissionFilePath } from '../../../vocabulary/addresses/submission-urls.ts'

type Shown = Pick<SubmissionFile, 'id' | 'submission_id' | 'name' | 'media_type' | 'byte_size'>

/** Files to look at here or to download, for those who may. */
export function FileList({ files }: { files: Shown[] }) {
  if (files.length === 0) return null

  return (
    <ul class="flex flex-wrap gap-3">
      {files.map((file) => (
        <li class="max-w-full">
          {file.media_type.startsWith('image/') && (
            <img src={submissionFilePath(file)} alt="" loading="lazy" class={look} />
          )}
          {file.media_type.startsWith('video/') && (
            // biome-ignore lint/a11y/useMediaCaption: A creator hands in a video as it will be posted.
            <video
              src={submissionFilePath(file)}
              aria-label={file.name}
              controls
              playsinline
              preload="metadata"
              class={look}
            />
          )}
          <a href={submissionFilePath(file)} class="link block text-sm break-all" download>
            {file.name}
          </a>
          <span class="text-xs text-base-content/70">{byteSize(file.byte_size)}</span>
        </li>
      ))}
    </ul>
  )
}

const look = 'mb-1 max-h-96 max-w-full rounded-lg border border-base-300'
