/** Types of files that a browser offers to choose from; what a file really is shows when it is here. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'application/pdf',
].join()

/**
 * How many files may be sent, and what becomes of them. Those that are sent ahead of the form may be larger.
 */
export function filesHint(
  { most, megabytes }: { most: number; megabytes: number },
  ahead?: { megabytes: number },
): string {
  const size =
    ahead === undefined
      ? `of at most ${megabytes} MB each`
      : `of at most ${ahead.megabytes} MB each. Pictures have at most ${megabytes} MB`
  return `Pictures, videos or a PDF: at most ${most}, ${size}. We remove place, time and camera from pictures and videos, and subtitles from videos. A PDF stays as it is, with what it says of its author.`
}
