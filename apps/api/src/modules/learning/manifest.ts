import type { Label } from '@app/classifier/materials';

/** The columns that `ml gather` reads and writes. */
const columns = 'path,split,label,source,source_path,licence,sha256,kind,commit';
const source = 'members';
const licence = 'consent of the member';

export const photoPath = (id: string) => `photos/${id}.jpg`;

const fileOf = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

/** No value has a comma or a quote, so none is quoted. */
export const manifestOf = (photos: readonly { id: string; label: Label; sha256: string }[]) =>
  fileOf([
    columns,
    ...photos.map(({ id, label, sha256 }) => {
      const path = photoPath(id);
      return [path, 'gathered', label, source, `${source}:${path}`, licence, sha256, '', ''].join(',');
    }),
  ]);

/** One column, so that `ml gather` takes it as `left_out` of an older export. */
export const withdrawnOf = (ids: readonly string[]) => fileOf(['path', ...ids.map(photoPath)]);
