import { advice } from '@app/classifier/advice';
import { type Material, materialNames, materials } from '@app/classifier/materials';
import { listOffers } from '@app/contract/directory';
import { listInnovations } from '@app/contract/education';
import { type Classification, classifyPhoto } from '@app/contract/smart-sort';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { expect, vi } from 'vitest';
import SmartSortPage from '#web/routes/smart-sort.tsx';
import { respond } from './respond.ts';
import { server } from './setup.ts';
import { visit } from './visit.tsx';

const jpegHead = [0xff, 0xd8, 0xff, 0xe0];

/** A JPEG header only; jsdom cannot decode, so the file is sent unchanged. */
export const photo = (name = 'botol.jpg') =>
  new File([new Uint8Array([...jpegHead, ...Array<number>(2044).fill(0)])], name, { type: 'image/jpeg' });

export function classification(material: Material, change: Partial<Classification> = {}): Classification {
  const { icon, color, tips, suggestion, recyclability } = advice[material];
  const confidence = change.confidence ?? 98.2;
  const shares = [confidence, 4.6, 2.1, 0.9, 0.3];
  const order = [material, ...materials.filter((other) => other !== material)];
  return {
    verdict: 'sure',
    suspected: null,
    material,
    categoryName: materialNames[material],
    icon,
    color,
    tips,
    suggestions: suggestion,
    recyclabilityScore: recyclability.score,
    disposalLocation: 'Pilih provinsi Anda di halaman Jual Sampah untuk melihat tempat terdekat.',
    confidence,
    processedAt: '2026-11-15T02:02:00.000Z',
    allPredictions: order.map((one, rank) => ({
      material: one,
      name: materialNames[one],
      icon: advice[one].icon,
      color: advice[one].color,
      confidence: shares[rank] ?? 0,
    })),
    model: { version: '1', sha256: 'a' },
    ...change,
  };
}

export const respondClassification = (response: Classification, scanId: string | null = null) =>
  respond(classifyPhoto, { success: true, data: { classification: response, scanId } });

/** jsdom has no Blob.arrayBuffer. */
function readBytes(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
}

const noOffers = respond(listOffers, { offers: [] });
const noIdeas = respond(listInnovations, {
  innovations: [],
  nextCursor: null,
  totals: { news: 0, innovation: 0 },
});

/** Stubs object URLs and scrolling, which jsdom lacks. */
export function installPhotos() {
  let addresses = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:photo-${(addresses += 1)}`,
    revokeObjectURL: vi.fn<(address: string) => void>(),
  });
  Blob.prototype.arrayBuffer = readBytes;
  Element.prototype.scrollIntoView = vi.fn<() => void>();
}

export function openSmartSort(...handlers: RequestHandler[]) {
  installPhotos();
  server.use(...handlers, noIdeas, noOffers);
  return visit('/smart-sort', [{ path: '/smart-sort', Component: SmartSortPage }]);
}

export async function choose(file: File) {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText('Pilih Foto', { selector: 'input' }), file);
  return user;
}

export const question = () => screen.findByRole('group', { name: /^Sebelum lanjut/ });

/** Answers the safety question by the text of an answer. */
export async function answer(user: UserEvent, name: string | RegExp) {
  await user.click(within(await question()).getByRole('button', { name }));
}

/** Sends a photo and gives the harmless answer, where there is a question. */
export async function send(file = photo()) {
  const user = await choose(file);
  await waitFor(() => expect(document.querySelector('#hasil, #pertanyaan, [role=alert]')).toBeTruthy());
  const harmless = document.querySelector('#pertanyaan')?.parentElement?.querySelector('button:last-of-type');
  if (harmless) await user.click(harmless);
  return user;
}
