import { materials } from '@app/classifier/materials';
import { Difficulty, InnovationCategory, NewsCategory } from '@app/contract/education';
import { lastOwnId } from '@app/contract/education-derived';
import { z } from 'zod';

const singleLine = (maxLength: number) =>
  z
    .string()
    .min(3)
    .max(maxLength)
    .regex(/^\S.*\S$/, 'must be one line without leading or trailing space');

const Sources = z.array(
  z.strictObject({ title: singleLine(200), url: z.url({ protocol: /^https?$/ }).optional() }),
);

const common = {
  id: z.int().min(1).max(lastOwnId),
  title: singleLine(120),
  excerpt: singleLine(200),
  author: singleLine(80),
  publishedAt: z.iso.date(),
  scene: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be the key of a scene'),
  sources: Sources,
};

/** The front matter of a file. */
export const NewsFront = z.strictObject({ ...common, category: NewsCategory, sources: Sources.min(1) });

export const TutorialFront = z.strictObject({
  ...common,
  category: InnovationCategory,
  difficulty: Difficulty,
  timeRequired: singleLine(60),
  minutes: z.int().min(5).max(100_000),
  materials: z.array(singleLine(120)).min(1).max(30),
  wasteMaterials: z.array(z.enum(materials)).refine((list) => new Set(list).size === list.length, 'repeats'),
  safety: singleLine(1000),
  tips: singleLine(1000),
});
