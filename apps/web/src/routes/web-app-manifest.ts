import { product } from '@app/contract/product';
import { publicPage } from '#web/lib/cache.ts';
import { shareField, sharePath } from '#web/lib/offline/caches.ts';
import { manifestText as text } from '#web/messages/offline.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192, 'any')] });

const manifest = {
  id: '/',
  name: text.name,
  short_name: product.name,
  description: text.description,
  lang: 'id',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FAF6EC',
  theme_color: '#FAF6EC',
  categories: ['utilities', 'education', 'lifestyle'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut(text.camera, '/smart-sort?kamera=1'),
    shortcut(text.sell, '/sell-waste'),
    shortcut(text.community, '/community'),
  ],
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: shareField, accept: ['image/*'] }] },
  },
};

/** The web app manifest. */
export const loader = () =>
  new Response(JSON.stringify(manifest), {
    headers: { ...publicPage(), 'content-type': 'application/manifest+json; charset=utf-8' },
  });
