import { sceneOfCategory } from '@app/contract/education-derived';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { educationScenes } from '#web/components/scenes/education/education-scenes.ts';
import { EmptyScene } from '#web/components/scenes/empty-scene.tsx';
import { InvitationScene } from './components/invitation-scene.tsx';

/**
 * For the server alone: browsers get the finished drawings. By the names in /gambar/{name}.svg; `{name}-lebar` is
 * the wide form that heads an article.
 */
const pictures: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ...Object.entries(educationScenes),
  ...Object.entries(educationScenes).map(
    ([name, Picture]) => [`${name}-lebar`, () => createElement(Picture, { crop: 'wide' })] as const,
  ),
  ['cadangan', EmptyScene],
  ['ajakan', InvitationScene],
]);

export function drawnPicture(name: string): ReactElement | undefined {
  const Picture = pictures.get(name);
  return Picture && createElement(Picture);
}

/** A piece's own scene, else the one of its category. */
export const sceneOf = (scene: string | null, category: keyof typeof sceneOfCategory): ReactElement =>
  (scene && drawnPicture(scene)) || drawnPicture(sceneOfCategory[category]) || createElement(EmptyScene);
