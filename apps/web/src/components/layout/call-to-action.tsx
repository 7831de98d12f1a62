import { ButtonLink } from '#web/components/ui/button.tsx';
import { invitationText } from '#web/messages/home-static.ts';

/** The last section of a marketing page, directly above the footer. */
export function CallToAction({ page }: { page: 'home' | 'about' }) {
  const { title, text } = invitationText[page];
  return (
    <section
      aria-labelledby="ajakan"
      className="green-field -mb-16 mt-[clamp(64px,9vw,120px)] overflow-hidden md:-mb-20 print:hidden"
    >
      <div className="page-width grid justify-items-center pt-[clamp(48px,6vw,80px)] text-center">
        <h2
          id="ajakan"
          className="max-w-[18ch] text-[clamp(var(--t-3xl),4.6vw,3.2rem)] font-extrabold tracking-[-.04em]"
        >
          {title}
        </h2>
        <p className="mt-3 max-w-[44ch] text-lg leading-normal text-on-field-muted">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">
          <ButtonLink to="/register" variant="on-field" size="lg">
            {invitationText.register}
          </ButtonLink>
          <ButtonLink to="/smart-sort" variant="field-line" size="lg">
            {invitationText.smartSort}
          </ButtonLink>
        </div>
      </div>
      <img
        src="/gambar/muara.svg"
        alt=""
        width={1440}
        height={260}
        loading="lazy"
        decoding="async"
        className="-mt-4 block h-[clamp(170px,18vw,260px)] w-full object-cover object-bottom"
      />
    </section>
  );
}
