import { LostScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { regionText as text } from '#web/messages/region.ts';

type Props = { /** Otherwise the region could not be loaded. */ isUnknown: boolean };

export function RegionNotFound({ isUnknown }: Props) {
  const title = isUnknown ? text.notFound : text.failed;
  return (
    <div className="page-width grid flex-1 content-center justify-items-center gap-6 py-12 text-center">
      <title>{title}</title>
      <div className="w-full max-w-xl overflow-hidden rounded-xl">
        <LostScene />
      </div>
      <h1 className="text-3xl font-extrabold">{title}</h1>
      <p className="max-w-[46ch] text-ink-muted">{isUnknown ? text.notFoundText : text.failedText}</p>
      <ButtonLink to="/sell-waste">{text.notFoundAction}</ButtonLink>
    </div>
  );
}
