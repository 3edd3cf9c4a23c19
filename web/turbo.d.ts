declare module '@hotwired/turbo' {
  export function visit(url: string): void
}
