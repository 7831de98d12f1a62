import { timelineText as text } from '#web/messages/about.ts';

/** The four steps of the first year; down the page on phones, across it on wide screens. */
export function Timeline() {
  return (
    <section aria-labelledby="perjalanan" className="page-width pt-[clamp(56px,8vw,104px)]">
      <h2 id="perjalanan" className="section-title">
        {text.title}
      </h2>
      <ol className="mt-8 grid split:grid-cols-4">
        {text.steps.map(({ title, text: sentence }, index) => (
          <li key={title} className="group relative pb-8 pl-14 split:pt-16 split:pr-6 split:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-12 bottom-1 left-[21px] w-0.5 bg-line group-last:hidden split:top-[21px] split:right-2 split:bottom-auto split:left-13 split:h-0.5 split:w-auto"
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-brand-soft text-lg font-extrabold text-brand-strong"
            >
              {index + 1}
            </span>
            <h3 className="text-xl max-split:pt-2.5">{title}</h3>
            <p className="mt-1 max-w-[44ch] text-ink-muted split:mt-1.5">{sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
