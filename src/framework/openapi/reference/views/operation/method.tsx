const tones: Record<string, string> = {
  GET: 'bg-info/10 text-info',
  POST: 'bg-success/10 text-success',
  PATCH: 'bg-warning/10 text-warning',
  DELETE: 'bg-error/10 text-error',
}

export function Method({ children }: { children: string }) {
  return <span class={`method ${tones[children] ?? ''}`}>{children}</span>
}
