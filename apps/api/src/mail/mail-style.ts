/** The colours of the product by day, as the pages have them; a mail cannot read the pages' tokens. */
const day = {
  surface: '#faf6ec',
  raised: '#fffdf7',
  sunken: '#f1eada',
  ink: '#1a211b',
  muted: '#575f54',
  line: '#e2d9c5',
  brand: '#1a5c3e',
  onBrand: '#fffdf2',
};

const night = {
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
  page: `margin: 0; padding: 0; background-color: ${day.surface};`,
  // Only the list of mails shows it.
  preview: 'display: none; max-height: 0; overflow: hidden; mso-hide: all;',
  frame: `${table} width: 100%; background-color: ${day.surface};`,
  margin: 'padding: 24px 12px;',
  column: `${table} width: 100%; max-width: 560px; text-align: left;`,
  logo: 'padding: 0 8px 16px;',
  leaf: `display: inline-block; width: 20px; height: 20px; margin-right: 8px; border-radius: 20px 0 20px 0; background-color: ${day.brand}; vertical-align: middle;`,
  name: `${font} font-size: 20px; line-height: 28px; font-weight: 800; letter-spacing: -0.5px; color: ${day.ink}; vertical-align: middle;`,
  card: `padding: 28px 24px 20px; border: 1px solid ${day.line}; border-radius: 16px; background-color: ${day.raised};`,
  heading: `margin: 0 0 16px; ${font} font-size: 24px; line-height: 30px; font-weight: 800; letter-spacing: -0.5px; color: ${day.ink};`,
  paragraph: `margin: 0 0 16px; ${font} font-size: 16px; line-height: 25px; color: ${day.ink};`,
  facts: `${table} width: 100%; margin: 0 0 16px; padding: 8px 0; border-radius: 10px; background-color: ${day.sunken};`,
  factLabel: `width: 84px; padding: 4px 0 4px 16px; ${font} font-size: 14px; line-height: 21px; color: ${day.muted}; vertical-align: top;`,
  factValue: `padding: 4px 16px; ${font} font-size: 15px; line-height: 21px; font-weight: 600; color: ${day.ink}; vertical-align: top;`,
  buttonRow: `${table} margin: 8px 0 24px;`,
  buttonCell: `border-radius: 10px; background-color: ${day.brand};`,
  button: `display: inline-block; padding: 13px 24px; ${font} font-size: 16px; line-height: 22px; font-weight: 700; color: ${day.onBrand}; text-decoration: none;`,
  note: `margin: 0 0 12px; ${font} font-size: 14px; line-height: 21px; color: ${day.muted};`,
  footer: `padding: 20px 8px 0; ${font} font-size: 13px; line-height: 20px; color: ${day.muted};`,
  link: `color: ${day.brand};`,
};

/** Mail programs that follow the reader's theme; the others keep the day. */
export const nightStyle = `
      @media (prefers-color-scheme: dark) {
        .page { background-color: ${night.surface} !important; }
        .card { background-color: ${night.raised} !important; border-color: ${night.line} !important; }
        .sunken { background-color: ${night.sunken} !important; }
        .ink { color: ${night.ink} !important; }
        .muted { color: ${night.muted} !important; }
        .leaf { background-color: ${night.brand} !important; }
        .button { background-color: ${night.brand} !important; }
        .on-button { color: ${night.onBrand} !important; }
        .link { color: ${night.brand} !important; }
      }
    `;
