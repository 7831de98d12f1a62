import { teamText as text } from '#web/messages/about.ts';

export function Team() {
  return (
    <section aria-labelledby="tim" className="page-width pt-[clamp(56px,8vw,104px)]">
      <h2 id="tim" className="section-title">
        {text.title}
      </h2>
      <p className="lead mt-3 max-w-[60ch]">{text.lead}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {text.members.map(({ portrait, role, text: sentence }) => (
          <li key={portrait} className="max-md:grid max-md:grid-cols-[112px_minmax(0,1fr)] max-md:gap-x-4">
            <img
              src={`/gambar/potret-${portrait}.svg`}
              alt=""
              width={320}
              height={240}
              loading="lazy"
              decoding="async"
              className="block aspect-4/3 w-full rounded-card object-cover max-md:aspect-square"
            />
            <div>
              <h3 className="text-xl md:mt-4">{role}</h3>
              <p className="mt-1.5 text-ink-muted">{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
