export function Quoted({ text }: { text: string }) {
  return (
    <blockquote class="border-l-4 border-base-300 pl-4 text-sm whitespace-pre-line wrap-anywhere">
      {text}
    </blockquote>
  )
}
