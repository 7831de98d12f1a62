import { type ReactNode, useId } from 'react';
import { galleryText } from '#web/messages/gallery.ts';

const themes = [
  { key: 'light', words: galleryText.light },
  { key: 'dark', words: galleryText.dark },
] as const;

/** One sample in the light and in the dark theme. */
export function ThemePair({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="pt-12">
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {themes.map(({ key, words }) => (
          <div
            key={key}
            data-theme={key}
            className="grid grid-cols-1 content-start gap-6 rounded-xl border border-line p-4 sm:p-6"
          >
            <h3 className="text-xs tracking-normal text-ink-muted">{words}</h3>
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}
