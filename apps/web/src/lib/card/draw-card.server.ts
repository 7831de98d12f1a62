import sharp, { type OverlayOptions } from 'sharp';
import { brandSvg, stripesSvg } from './card-parts.server.ts';
import { type Face, faces, fontFiles } from './fonts.server.ts';

export const cardSize = { width: 1200, height: 630 };
const words = { left: 64, width: 540 };
const picture = { left: 652, width: cardSize.width - 652 };
const colours = { surface: '#faf6ec', ink: '#1a211b', muted: '#575f54', clay: '#a64a24' };
/** Largest first; a title takes the first that fits above the last line. */
const titleSizes = [62, 54, 47, 41, 35] as const;
const tallestTitle = 256;

export type Card = {
  category: string;
  title: string;
  /** One line under the title. */
  facts: string;
  /** Any picture that the renderer reads; it is cut to fill its side. */
  picture: Buffer;
};

/** What a shared link shows: words on the left, the picture on the right. */
export async function drawCard(card: Card): Promise<Buffer> {
  const side = await sharp(card.picture, { density: 160 })
    .resize(picture.width, cardSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const title = await fitTitle(card.title);
  const category = await set(card.category, { face: 'text', size: 28, colour: colours.clay });
  const facts = await set(card.facts, { face: 'text', size: 25, colour: colours.muted });
  const block = category.height + 22 + title.height;
  const top = Math.round((cardSize.height - block) / 2) + 6;
  const layers: OverlayOptions[] = [
    { input: side, left: picture.left, top: 0 },
    { input: await brandLine(), left: words.left, top: 56 },
    { input: category.image, left: words.left, top },
    { input: title.image, left: words.left, top: top + category.height + 22 },
    { input: facts.image, left: words.left, top: 530 },
    { input: stripesSvg(picture.left), left: 0, top: cardSize.height - 14 },
  ];
  return sharp({ create: { ...cardSize, channels: 3, background: colours.surface } })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

type Look = { face: Face; size: number; colour: string; tracking?: number; leading?: number };
type SetText = { image: Buffer; height: number };

/** Sets one text, broken where it must be. */
async function set(
  text: string,
  { face, size, colour, tracking = 0, leading = 1.3 }: Look,
): Promise<SetText> {
  const files = await fontFiles();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${tracking}" line_height="${leading}">${escape(text)}</span>`,
      // The comma ends the family: without it the last word would be read as a weight.
      font: `${faces[face]}, ${size}`,
      fontfile: files[face],
      width: words.width,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

/** The longest title that the contract allows fits in the smallest size. */
async function fitTitle(title: string): Promise<SetText> {
  const [largest, ...smaller] = titleSizes;
  let fitting = await setTitle(title, largest);
  for (const size of smaller) {
    if (fitting.height <= tallestTitle) break;
    fitting = await setTitle(title, size);
  }
  return fitting;
}

const setTitle = (title: string, size: number) =>
  set(title, { face: 'bold', size, colour: colours.ink, tracking: -1400, leading: 0.95 });

async function brandLine(): Promise<Buffer> {
  const name = await set('PilahBumi', { face: 'bold', size: 34, colour: colours.ink, tracking: -800 });
  return sharp({ create: { width: 320, height: 48, channels: 4, background: '#0000' } })
    .composite([
      { input: brandSvg, left: 0, top: 2 },
      { input: name.image, left: 56, top: Math.round((48 - name.height) / 2) + 3 },
    ])
    .png()
    .toBuffer();
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
