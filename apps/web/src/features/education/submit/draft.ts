import type { Material } from '@app/classifier/materials';
import type { Difficulty, InnovationCategory, NewsCategory, PieceKind } from '@app/contract/education';
import type { SubmittedPiece } from '@app/contract/education-submission';
import { newKey } from '#web/lib/new-key.ts';
import type { UploadedPicture } from '#web/lib/photo/use-picture.ts';
import { type TimeUnit, timeOf } from './time-required.ts';

export type MaterialRow = { key: string; text: string };
export type StepRow = { key: string; title: string; text: string };
export type SourceRow = { key: string; title: string; url: string };

/** The form values of both kinds as typed, so that the input is never reformatted while typing. */
export type Draft = {
  title: string;
  excerpt: string;
  category: NewsCategory | InnovationCategory | '';
  picture: UploadedPicture | null;
  fullContent: string;
  difficulty: Difficulty | '';
  timeAmount: string;
  timeUnit: TimeUnit;
  materials: MaterialRow[];
  steps: StepRow[];
  tips: string;
  safety: string;
  wasteMaterials: Material[];
  sources: SourceRow[];
};

export const newMaterial = (): MaterialRow => ({ key: newKey(), text: '' });
export const newStep = (): StepRow => ({ key: newKey(), title: '', text: '' });
export const newSource = (): SourceRow => ({ key: newKey(), title: '', url: '' });

export const emptyDraft = (): Draft => ({
  title: '',
  excerpt: '',
  category: '',
  picture: null,
  fullContent: '',
  difficulty: '',
  timeAmount: '',
  timeUnit: 'menit',
  materials: [newMaterial()],
  steps: [newStep(), newStep()],
  tips: '',
  safety: '',
  wasteMaterials: [],
  sources: [],
});

/** Turns a submitted piece back into a draft. */
export function draftOf(piece: SubmittedPiece, picture: string | null): Draft {
  const common = {
    ...emptyDraft(),
    title: piece.title,
    excerpt: piece.excerpt,
    category: piece.category,
    picture: piece.pictureId ? { id: piece.pictureId, address: picture ?? '' } : null,
    sources: piece.sources.map(({ title, url }) => ({ key: newKey(), title, url: url ?? '' })),
  };
  if (piece.kind === 'news') return { ...common, fullContent: piece.fullContent };
  return {
    ...common,
    ...timeOf(piece.minutes),
    difficulty: piece.difficulty,
    materials: piece.materials.map((text) => ({ key: newKey(), text })),
    steps: piece.steps.map(({ title, text }) => ({ key: newKey(), title, text })),
    tips: piece.tips,
    safety: piece.safety,
    wasteMaterials: [...piece.wasteMaterials],
  };
}

/** Removes empty rows before sending; at least one material and two steps remain, so that their errors can be shown. */
export function withoutEmptyRows(draft: Draft): Draft {
  const materials = draft.materials.filter(({ text }) => text.trim());
  const steps = draft.steps.filter(({ title, text }) => title.trim() || text.trim());
  return {
    ...draft,
    materials: [...materials, newMaterial()].slice(0, Math.max(1, materials.length)),
    steps: [...steps, newStep(), newStep()].slice(0, Math.max(2, steps.length)),
    sources: draft.sources.filter(({ title, url }) => title.trim() || url.trim()),
  };
}

/** Props of each form section. */
export type FormPartProps = {
  kind: PieceKind;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: Record<string, string>;
};
