import { LostScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { notFoundText } from '#web/messages/errors.ts';

export function NotFound() {
  return (
    <div className="page-width grid flex-1 content-center justify-items-center gap-6 py-12 text-center">
      <title>{notFoundText.title}</title>
      <div className="aspect-7/4 w-full max-w-xl overflow-hidden rounded-xl">
        <LostScene title={notFoundText.picture} />
      </div>
      <h1 className="text-3xl font-extrabold">{notFoundText.title}</h1>
      <p className="max-w-[46ch] text-ink-muted">{notFoundText.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{notFoundText.home}</ButtonLink>
        <ButtonLink to="/smart-sort" variant="sec">
          {notFoundText.smartSort}
        </ButtonLink>
      </div>
    </div>
  );
}
