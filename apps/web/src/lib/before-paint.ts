import { displaySettings, themeColours } from '#web/lib/display-settings.ts';
import { storedToken } from '#web/lib/token.ts';

type Keys = { token: string; settings: Record<string, string>; colours: Record<string, string> };

/**
 * Runs as an inline script before the first paint, because public pages are the same for everybody: marks a browser
 * that has a token, and applies the theme and the text size that were chosen on this device. It also listens to the
 * switches, so that those of the footer work without other scripts. Nothing from outside may be used in here.
 */
export function beforePaint({ token, settings, colours }: Keys) {
  const { dataset } = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const apply = (name: string, value: string) => {
    if (value) dataset[name] = value;
    else delete dataset[name];
    for (const input of document.querySelectorAll<HTMLInputElement>(`[data-setting="${name}"]`))
      input.checked = input.value === value;
    if (name !== 'theme') return;
    document.querySelector('meta[name=theme-color]:not([media])')?.remove();
    const content = colours[value];
    // The first one counts; the others follow the system.
    if (content)
      document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content }));
  };
  const applyAll = () => {
    for (const name in settings) apply(name, read(settings[name] ?? ''));
  };

  if (read(token)) dataset.session = 'kept';
  applyAll();
  addEventListener('DOMContentLoaded', applyAll);
  addEventListener('storage', applyAll);
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = target.dataset.setting;
    const key = name && settings[name];
    if (!key) return;
    apply(name, target.value);
    try {
      localStorage.setItem(key, target.value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
}

/** Only the server needs it: browsers keep the script of the page that they got. */
export const beforePaintScript = () =>
  `(${beforePaint.toString()})(${JSON.stringify({ token: storedToken.key, settings: displaySettings, colours: themeColours })})`;
