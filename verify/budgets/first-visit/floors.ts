// Upper limits for a first visit on prepaid data and a slow network.
import type { Floor } from '../../kit/missed-floors.ts';

export type MeasuredPage = {
  path: string;
  /** The main control of the page and its reaction to a tap. */
  control: { role: 'button' | 'link'; name: string | RegExp };
  reaction: 'camera' | RegExp;
};

export const pages: MeasuredPage[] = [
  { path: '/', control: { role: 'button', name: 'Ambil Foto' }, reaction: 'camera' },
  { path: '/smart-sort', control: { role: 'button', name: 'Ambil Foto' }, reaction: 'camera' },
  { path: '/education', control: { role: 'link', name: /^Ide & Inovasi/ }, reaction: /tab=inovasi/ },
];

export const phone = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'id-ID',
};

/** 400 kbit/s in both directions, 400 ms to the server and back. */
export const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

export const floorsOf = (path: string): Floor[] => [
  { figure: `kilobytes of the whole first visit of ${path}`, path: `${path}.kilobytes`, most: 350 },
  { figure: `bytes of model and runtime at ${path}`, path: `${path}.modelBytes`, most: 0 },
  { figure: `seconds until ${path} is painted`, path: `${path}.paintedSeconds`, most: 8 },
  { figure: `seconds until ${path} reacts`, path: `${path}.usableSeconds`, most: 8 },
];
