import { GarisUnderline } from '#web/components/ui/garis-underline.tsx';
import { aboutText as text } from '#web/messages/about.ts';

export function AboutHero() {
  const { before, marked } = text.headline;
  return (
    <header className="page-width grid items-center gap-[clamp(28px,4vw,64px)] pt-[clamp(32px,4.4vw,64px)] split:grid-cols-[1fr_1.1fr]">
      <div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.7rem)] leading-[1.1] font-extrabold tracking-[-.04em] text-balance">
          {before}
          <span className="relative whitespace-nowrap">
            {marked}
            <GarisUnderline />
          </span>
        </h1>
        <p className="lead mt-6 max-w-[56ch]">{text.lead}</p>
      </div>
      <img
        src="/gambar/kampus.svg"
        alt={text.picture}
        width={720}
        height={520}
        fetchPriority="high"
        decoding="async"
        className="block h-auto w-full rounded-xl bg-surface-sunken"
      />
    </header>
  );
}
