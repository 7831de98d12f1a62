import { ButtonLink } from '#web/components/ui/button.tsx';
import { invitationText as text } from '#web/messages/education.ts';

export function Invitation() {
  return (
    <section className="relative mt-6 overflow-hidden rounded-xl bg-brand-soft px-[clamp(20px,3.6vw,44px)] py-[clamp(28px,3.6vw,44px)] max-split:pb-44">
      <div className="relative">
        <h2 className="section-title">{text.title}</h2>
        <p className="mt-2 text-ink-muted">{text.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/education/kirim?jenis=inovasi" size="lg">
            {text.idea}
          </ButtonLink>
          <ButtonLink to="/education/kirim?jenis=berita" variant="sec" size="lg">
            {text.news}
          </ButtonLink>
        </div>
      </div>
      <img
        src="/gambar/ajakan.svg"
        alt=""
        width={300}
        height={180}
        loading="lazy"
        decoding="async"
        className="absolute right-0 bottom-0 w-[clamp(220px,25vw,300px)]"
      />
    </section>
  );
}
