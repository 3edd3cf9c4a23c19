/** The sound that posts must use. TikTok finds it by its id, whatever stands before that. */
export function Sound({ id }: { id: string }) {
  return (
    <a href={`https://www.tiktok.com/music/sound-${id}`} rel="noopener nofollow" class="link">
      Listen on TikTok
    </a>
  )
}
