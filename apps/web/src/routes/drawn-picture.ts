import type { Route } from './+types/drawn-picture.ts';
import { aboutPictures } from '#web/features/about/pictures.ts';
import { drawnPicture } from '#web/features/education/pictures.ts';
import { homePictures } from '#web/features/home/pictures.ts';
import { keptFile } from '#web/lib/cache.ts';
import { sceneSvg } from '#web/lib/scene-svg.server.ts';

const pictureNamed = (name: string) =>
  drawnPicture(name) ?? homePictures.get(name) ?? aboutPictures.get(name);

/** /gambar/{name}.svg: a drawing as a file. It is never a page, so it may style itself and nothing else. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const picture = file.endsWith('.svg') ? pictureNamed(file.slice(0, -'.svg'.length)) : undefined;
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(sceneSvg(picture), {
    headers: {
      ...keptFile(),
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
