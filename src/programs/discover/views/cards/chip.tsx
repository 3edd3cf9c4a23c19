export function Chip({ children }: { children: string }) {
  return (
    <li class="rounded-selector bg-base-content/8 px-2 py-0.5 text-xs font-medium whitespace-nowrap">
      {children}
    </li>
  )
}
