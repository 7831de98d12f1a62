import { materials } from '@app/classifier/materials';
import { Difficulty, InnovationCategory, NewsCategory } from '@app/contract/education';
import { z } from 'zod';

const line = (longest: number) =>
  z
    .string()
    .min(3)
    .max(longest)
    .regex(/^\S.*\S$/, 'must be one line without space around it');

const Sources = z.array(
  z.strictObject({ title: line(200), url: z.url({ protocol: /^https?$/ }).optional() }),
);

const common = {
  // From 101 on ids belong to members.
  id: z.int().min(1).max(100),
  title: line(120),
  excerpt: line(200),
  author: line(80),
  publishedAt: z.iso.date(),
  scene: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be the key of a scene'),
  sources: Sources,
};

/** Between the lines of dashes at the head of a file. */
export const NewsFront = z.strictObject({ ...common, category: NewsCategory, sources: Sources.min(1) });

export const TutorialFront = z.strictObject({
  ...common,
  category: InnovationCategory,
  difficulty: Difficulty,
  timeRequired: line(60),
  minutes: z.int().min(5).max(100_000),
  materials: z.array(line(120)).min(1).max(30),
  wasteMaterials: z.array(z.enum(materials)).refine((list) => new Set(list).size === list.length, 'repeats'),
  safety: line(1000),
  tips: line(1000),
});
