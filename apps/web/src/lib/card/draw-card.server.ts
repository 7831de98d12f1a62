import sharp, { type OverlayOptions } from 'sharp';
import { brandSvg, stripesSvg } from './card-parts.server.ts';
import { type Face, faces, fontFiles } from './fonts.server.ts';

export const cardSize = { width: 1200, height: 630 };
const textColumn = { left: 64, width: 540 };
const pictureColumn = { left: 652, width: cardSize.width - 652 };
const colours = { surface: '#faf6ec', ink: '#1a211b', muted: '#575f54', clay: '#a64a24' };
/** Largest first; a title uses the first size that fits. */
const titleSizes = [62, 54, 47, 41, 35] as const;
const maxTitleHeight = 256;

export type Card = {
  category: string;
  title: string;
  /** One line under the title. */
  facts: string;
  /** Any image format that sharp reads; it is cropped to fill its side. */
  picture: Buffer;
};

/** Draws a share card: text on the left, the picture on the right. */
export async function drawCard(card: Card): Promise<Buffer> {
  const side = await sharp(card.picture, { density: 160 })
    .resize(pictureColumn.width, cardSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const title = await fitTitle(card.title);
  const category = await renderText(card.category, { face: 'text', size: 28, colour: colours.clay });
  const facts = await renderText(card.facts, { face: 'text', size: 25, colour: colours.muted });
  const block = category.height + 22 + title.height;
  const top = Math.round((cardSize.height - block) / 2) + 6;
  const layers: OverlayOptions[] = [
    { input: side, left: pictureColumn.left, top: 0 },
    { input: await brandLine(), left: textColumn.left, top: 56 },
    { input: category.image, left: textColumn.left, top },
    { input: title.image, left: textColumn.left, top: top + category.height + 22 },
    { input: facts.image, left: textColumn.left, top: 530 },
    { input: stripesSvg(pictureColumn.left), left: 0, top: cardSize.height - 14 },
  ];
  return sharp({ create: { ...cardSize, channels: 3, background: colours.surface } })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

type TextStyle = { face: Face; size: number; colour: string; tracking?: number; leading?: number };
type RenderedText = { image: Buffer; height: number };

async function renderText(
  text: string,
  { face, size, colour, tracking = 0, leading = 1.3 }: TextStyle,
): Promise<RenderedText> {
  const files = await fontFiles();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${tracking}" line_height="${leading}">${escape(text)}</span>`,
      // The comma ends the family: without it the last word would be read as a weight.
      font: `${faces[face]}, ${size}`,
      fontfile: files[face],
      width: textColumn.width,
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
async function fitTitle(title: string): Promise<RenderedText> {
  const [largest, ...smaller] = titleSizes;
  let fitting = await renderTitle(title, largest);
  for (const size of smaller) {
    if (fitting.height <= maxTitleHeight) break;
    fitting = await renderTitle(title, size);
  }
  return fitting;
}

const renderTitle = (title: string, size: number) =>
  renderText(title, { face: 'bold', size, colour: colours.ink, tracking: -1400, leading: 0.95 });

async function brandLine(): Promise<Buffer> {
  const name = await renderText('PilahBumi', { face: 'bold', size: 34, colour: colours.ink, tracking: -800 });
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
