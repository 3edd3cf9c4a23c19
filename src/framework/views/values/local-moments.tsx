import { partsByMoment } from '../../../vocabulary/time/time.ts'

/** A sentence that was written for a mail, too: its moments are shown in the reader's own zone. */
export function LocalMoments({ text }: { text: string }) {
  return (
    <>
      {partsByMoment(text).map(({ text: part, at }) =>
        at === undefined ? (
          part
        ) : (
          <time dateTime={at} data-controller="local-time" data-local-time-written-value="moment">
            {part}
          </time>
        ),
      )}
    </>
  )
}
