import { sceneOfCategory } from '@app/contract/education-derived';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { educationScenes } from '@app/scenes/src/education/education-scenes.ts';
import { EmptyScene } from '@app/scenes/src/empty-scene.tsx';
import { StepDrawing } from '@app/scenes/src/steps/step-drawing.tsx';
import { tutorialSteps } from '@app/scenes/src/steps/tutorial-steps.ts';
import { InvitationScene } from './components/invitation-scene.tsx';

/**
 * Server only: browsers load the rendered SVG files. Keys are the names in /gambar/{name}.svg; `{name}-lebar` is
 * the wide version, `langkah-{name}-{number}` a step of the tutorial.
 */
const pictures: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ...Object.entries(educationScenes),
  ...Object.entries(educationScenes).map(
    ([name, Picture]) => [`${name}-lebar`, () => createElement(Picture, { crop: 'wide' })] as const,
  ),
  ...Object.entries(tutorialSteps).flatMap(([name, { place, steps }]) =>
    steps.map(
      (step, at) => [`langkah-${name}-${at + 1}`, () => createElement(StepDrawing, { place, step })] as const,
    ),
  ),
  ['cadangan', EmptyScene],
  ['ajakan', InvitationScene],
]);

export function createPicture(name: string): ReactElement | undefined {
  const Picture = pictures.get(name);
  return Picture && createElement(Picture);
}

/** The piece's scene, or the scene of its category. */
export const sceneOf = (scene: string | null, category: keyof typeof sceneOfCategory): ReactElement =>
  (scene && createPicture(scene)) || createPicture(sceneOfCategory[category]) || createElement(EmptyScene);
