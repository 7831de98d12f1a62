/** Attributes of <html> (`data-theme`, `data-text`), and where the choice is stored on this device. */
export const displaySettings = { theme: 'tema', text: 'ukuran-teks' } as const;
export type DisplaySetting = keyof typeof displaySettings;

/** The surface of each theme, for the bars of the browser. */
export const themeColours = { light: '#FAF6EC', dark: '#111712' };

/** The current choice; empty for the default. Always the default on the server. */
export const currentSetting = (name: DisplaySetting) =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset[name] ?? '');
