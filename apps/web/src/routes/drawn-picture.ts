import type { Route } from './+types/drawn-picture.ts';
import { aboutPictures } from '#web/features/about/pictures.ts';
import { createPicture } from '#web/features/education/pictures.ts';
import { homePictures } from '#web/features/home/pictures.ts';
import { cachedFile } from '#web/lib/cache.ts';
import { sceneSvg } from '#web/lib/scene-svg.server.ts';

const pictureNamed = (name: string) =>
  createPicture(name) ?? homePictures.get(name) ?? aboutPictures.get(name);

/** /gambar/{name}.svg: a drawing as a file. Its content security policy allows inline styles only. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const picture = file.endsWith('.svg') ? pictureNamed(file.slice(0, -'.svg'.length)) : undefined;
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(sceneSvg(picture), {
    headers: {
      ...cachedFile(),
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
