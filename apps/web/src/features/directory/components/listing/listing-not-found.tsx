import { LostScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { listingText as text } from '#web/messages/listing.ts';

export function ListingNotFound() {
  return (
    <div className="page-width grid flex-1 content-center justify-items-center gap-6 py-12 text-center">
      <title>{text.notFound}</title>
      <div className="w-full max-w-xl overflow-hidden rounded-xl">
        <LostScene />
      </div>
      <h1 className="text-3xl font-extrabold">{text.notFound}</h1>
      <p className="max-w-[46ch] text-ink-muted">{text.notFoundText}</p>
      <ButtonLink to="/sell-waste">{text.notFoundAction}</ButtonLink>
    </div>
  );
}
