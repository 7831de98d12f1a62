import type { PieceKind } from '@app/contract/education';
import type { SubmittedPiece } from '@app/contract/education-submission';
import type { Draft } from './draft.ts';
import { minutesOf } from './time-required.ts';

/** What is sent. A field that was left out goes as it is, and the API says what it lacks. */
export function pieceOf(kind: PieceKind, draft: Draft): SubmittedPiece {
  const { title, excerpt, category, picture } = draft;
  const common = {
    title,
    excerpt,
    category,
    pictureId: picture?.id ?? null,
    sources: draft.sources.map((source) => ({ title: source.title, url: addressOf(source.url) })),
  };
  if (kind === 'news') return { kind, ...common, fullContent: draft.fullContent } as SubmittedPiece;
  return {
    kind,
    ...common,
    difficulty: draft.difficulty,
    minutes: minutesOf(draft.timeAmount, draft.timeUnit),
    materials: draft.materials.map((material) => material.text),
    // A step is one paragraph; a phone's keyboard makes line breaks easily.
    steps: draft.steps.map((step) => ({ title: step.title, text: step.text.replace(/\s*\n\s*/g, ' ') })),
    tips: draft.tips,
    safety: draft.safety,
    wasteMaterials: draft.wasteMaterials,
  } as SubmittedPiece;
}

/** People leave out the beginning of an address. */
function addressOf(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;
}

/** The API counts rows; the form knows them by key, so that a sentence stays beside its row when others go. */
export function errorsByRow(fields: Record<string, string>, draft: Draft): Record<string, string> {
  const named = Object.entries(fields).map(([path, sentence]) => {
    const [list = '', position, ...rest] = path.split('.');
    const rows = list === 'materials' || list === 'steps' || list === 'sources' ? draft[list] : undefined;
    const key = position === undefined ? undefined : rows?.[Number(position)]?.key;
    return [key ? [list, key, ...rest].join('.') : path, sentence];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
