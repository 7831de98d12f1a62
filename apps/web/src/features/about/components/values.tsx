import { valuesText as text } from '#web/messages/about.ts';

export function Values() {
  return (
    <section aria-labelledby="nilai" className="page-width pt-[clamp(56px,8vw,104px)]">
      <h2 id="nilai" className="section-title">
        {text.title}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 split:grid-cols-4">
        {text.values.map(({ picture, title, text: sentence }) => (
          <li key={picture} className="max-sm:grid max-sm:grid-cols-[112px_minmax(0,1fr)] max-sm:gap-x-4">
            <img
              src={`/gambar/nilai-${picture}.svg`}
              alt=""
              width={320}
              height={200}
              loading="lazy"
              decoding="async"
              className="block h-auto w-full sm:max-w-66"
            />
            <div>
              <h3 className="text-xl sm:mt-4">{title}</h3>
              <p className="mt-1.5 text-ink-muted">{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
