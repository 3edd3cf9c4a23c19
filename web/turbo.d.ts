declare module '@hotwired/turbo' {
  export function visit(url: string): void
  export const navigator: { history: { replace: (location: URL) => void } }
}
