import type { PieceKind } from '@app/contract/education';
import type { SubmittedPiece } from '@app/contract/education-submission';
import type { Draft } from './draft.ts';
import { minutesOf } from './time-required.ts';

/** The request body. Empty fields are sent unchanged, and the API returns their errors. */
export function pieceOf(kind: PieceKind, draft: Draft): SubmittedPiece {
  const { title, excerpt, category, picture } = draft;
  const common = {
    title,
    excerpt,
    category,
    pictureId: picture?.id ?? null,
    sources: draft.sources.map((source) => ({ title: source.title, url: toUrl(source.url) })),
  };
  if (kind === 'news') return { kind, ...common, fullContent: draft.fullContent } as SubmittedPiece;
  return {
    kind,
    ...common,
    difficulty: draft.difficulty,
    minutes: minutesOf(draft.timeAmount, draft.timeUnit),
    materials: draft.materials.map((material) => material.text),
    // A step is one paragraph, so line breaks are replaced.
    steps: draft.steps.map((step) => ({ title: step.title, text: step.text.replace(/\s*\n\s*/g, ' ') })),
    tips: draft.tips,
    safety: draft.safety,
    wasteMaterials: draft.wasteMaterials,
  } as SubmittedPiece;
}

/** Adds a missing https://. */
function toUrl(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;
}

/** Maps row indexes of the API to row keys, so that an error stays at its row when other rows are removed. */
export function errorsByRow(fields: Record<string, string>, draft: Draft): Record<string, string> {
  const named = Object.entries(fields).map(([path, message]) => {
    const [list = '', position, ...rest] = path.split('.');
    const rows = list === 'materials' || list === 'steps' || list === 'sources' ? draft[list] : undefined;
    const key = position === undefined ? undefined : rows?.[Number(position)]?.key;
    return [key ? [list, key, ...rest].join('.') : path, message];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
