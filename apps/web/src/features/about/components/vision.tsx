import { Icon } from '#web/components/icons/icon.tsx';
import { visionText as text } from '#web/messages/about.ts';

export function Vision() {
  return (
    <section
      aria-labelledby="visi"
      className="page-width grid gap-x-[clamp(28px,5vw,80px)] gap-y-12 pt-[clamp(56px,8vw,104px)] split:grid-cols-[1fr_1.3fr]"
    >
      <div>
        <h2 id="visi" className="text-md font-bold tracking-normal text-clay">
          {text.vision}
        </h2>
        <p className="mt-3 max-w-[22ch] text-[clamp(var(--t-2xl),3.2vw,var(--t-3xl))] leading-[1.22] font-extrabold tracking-title">
          {text.visionText}
        </p>
      </div>
      <div>
        <h2 className="text-md font-bold tracking-normal text-clay">{text.mission}</h2>
        <ol className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {text.points.map(({ icon, title, text: sentence }) => (
            <li key={icon} className="border-t border-line py-5">
              <Icon name={icon} size="lg" className="text-brand" />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 text-ink-muted">{sentence}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
