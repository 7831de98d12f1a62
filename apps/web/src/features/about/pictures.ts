import { createElement, type ReactElement } from 'react';
import { ConversationScene } from '@app/scenes/src/conversation-scene.tsx';
import { CampusScene } from './scenes/campus-scene.tsx';
import { PortraitScene } from './scenes/portrait-scene.tsx';
import { CareScene, LearningScene, TechnologyScene } from './scenes/value-scenes.tsx';

/** Server only, by the name in /gambar/{name}.svg. */
export const aboutPictures: ReadonlyMap<string, ReactElement> = new Map<string, ReactElement>([
  ['kampus', createElement(CampusScene)],
  ['nilai-peduli', createElement(CareScene)],
  ['nilai-komunitas', createElement(ConversationScene)],
  ['nilai-inovasi', createElement(TechnologyScene)],
  ['nilai-edukasi', createElement(LearningScene)],
  ['potret-model', createElement(PortraitScene, { student: 'model' })],
  ['potret-web', createElement(PortraitScene, { student: 'web' })],
  ['potret-warga', createElement(PortraitScene, { student: 'warga' })],
]);
