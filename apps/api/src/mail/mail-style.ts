/** The light theme colours of the product; a mail cannot use the design tokens of the pages. */
const light = {
  surface: '#faf6ec',
  raised: '#fffdf7',
  sunken: '#f1eada',
  ink: '#1a211b',
  muted: '#575f54',
  line: '#e2d9c5',
  brand: '#1a5c3e',
  onBrand: '#fffdf2',
};

const dark = {
  surface: '#111712',
  raised: '#1a221b',
  sunken: '#0b100c',
  ink: '#f2eee2',
  muted: '#aab4a6',
  line: '#2e3a30',
  brand: '#86d19b',
  onBrand: '#0a2114',
};

const font = `font-family: 'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;`;
const table = 'border-collapse: separate; border-spacing: 0;';

/** One style attribute per part; every declaration ends with a semicolon. */
export const mailStyle = {
  page: `margin: 0; padding: 0; background-color: ${light.surface};`,
  // Visible only in the preview of mail clients.
  preview: 'display: none; max-height: 0; overflow: hidden; mso-hide: all;',
  frame: `${table} width: 100%; background-color: ${light.surface};`,
  margin: 'padding: 24px 12px;',
  column: `${table} width: 100%; max-width: 560px; text-align: left;`,
  logo: 'padding: 0 8px 16px;',
  leaf: `display: inline-block; width: 20px; height: 20px; margin-right: 8px; border-radius: 20px 0 20px 0; background-color: ${light.brand}; vertical-align: middle;`,
  name: `${font} font-size: 20px; line-height: 28px; font-weight: 800; letter-spacing: -0.5px; color: ${light.ink}; vertical-align: middle;`,
  card: `padding: 28px 24px 20px; border: 1px solid ${light.line}; border-radius: 16px; background-color: ${light.raised};`,
  heading: `margin: 0 0 16px; ${font} font-size: 24px; line-height: 30px; font-weight: 800; letter-spacing: -0.5px; color: ${light.ink};`,
  paragraph: `margin: 0 0 16px; ${font} font-size: 16px; line-height: 25px; color: ${light.ink};`,
  facts: `${table} width: 100%; margin: 0 0 16px; padding: 8px 0; border-radius: 10px; background-color: ${light.sunken};`,
  factLabel: `width: 84px; padding: 4px 0 4px 16px; ${font} font-size: 14px; line-height: 21px; color: ${light.muted}; vertical-align: top;`,
  factValue: `padding: 4px 16px; ${font} font-size: 15px; line-height: 21px; font-weight: 600; color: ${light.ink}; vertical-align: top;`,
  buttonRow: `${table} margin: 8px 0 24px;`,
  buttonCell: `border-radius: 10px; background-color: ${light.brand};`,
  button: `display: inline-block; padding: 13px 24px; ${font} font-size: 16px; line-height: 22px; font-weight: 700; color: ${light.onBrand}; text-decoration: none;`,
  note: `margin: 0 0 12px; ${font} font-size: 14px; line-height: 21px; color: ${light.muted};`,
  footer: `padding: 20px 8px 0; ${font} font-size: 13px; line-height: 20px; color: ${light.muted};`,
  link: `color: ${light.brand};`,
};

/** For mail clients that support the dark theme; others show the light one. */
export const darkStyle = `
      @media (prefers-color-scheme: dark) {
        .page { background-color: ${dark.surface} !important; }
        .card { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
        .sunken { background-color: ${dark.sunken} !important; }
        .ink { color: ${dark.ink} !important; }
        .muted { color: ${dark.muted} !important; }
        .leaf { background-color: ${dark.brand} !important; }
        .button { background-color: ${dark.brand} !important; }
        .on-button { color: ${dark.onBrand} !important; }
        .link { color: ${dark.brand} !important; }
      }
    `;
