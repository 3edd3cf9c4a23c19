const steps = [
  {
    title: 'Write the brief',
    text: 'What creators are to post, on which platforms and in which countries, and what it pays.',
  },
  {
    title: 'Publish with a budget',
    text: 'The money terms are fixed from here, so creators can rely on them.',
  },
  {
    title: 'Creators publish and submit',
    text: 'They post on their own channels and submit the link. You review each one.',
  },
  {
    title: 'Views turn into pay',
    text: 'Approved posts earn for their views until the budget is spent.',
  },
]

export function Steps() {
  return (
    <section id="how" class="mt-24 scroll-mt-8">
      <h2 class="page-title">How a campaign runs</h2>
      <ol class="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li class="border-t-2 border-primary pt-4">
            <p class="text-sm font-semibold text-primary tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
            <h3 class="mt-1 text-lg font-semibold">{title}</h3>
            <p class="mt-2 text-pretty text-base-content/75">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
