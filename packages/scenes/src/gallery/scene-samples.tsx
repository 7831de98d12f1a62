import type { ReactNode } from 'react';
import { CompostScene } from '../compost-scene.tsx';
import { ConversationScene } from '../conversation-scene.tsx';
import { educationScenes, type EducationSceneKey } from '../education/education-scenes.ts';
import { EmptyScene } from '../empty-scene.tsx';
import { educationSceneWords, galleryWords } from '../gallery-words.ts';
import { HeroScene } from '../hero-scene.tsx';
import { LostScene } from '../lost-scene.tsx';
import { MangroveScene } from '../mangrove-scene.tsx';
import { MaterialScene } from '../material-scene.tsx';
import { categories, materials } from '../materials.ts';
import { ScanScene } from '../scan-scene.tsx';
import { SignInScene } from '../sign-in-scene.tsx';
import { StorefrontScene } from '../storefront-scene.tsx';
import { TableScene } from '../table-scene.tsx';
import { VillageScene } from '../village-scene.tsx';
import { WorkshopScene } from '../workshop-scene.tsx';

export interface SceneSample {
  name: string;
  scene: ReactNode;
}

const educationKeys = Object.keys(educationScenes) as EducationSceneKey[];

/** One in a room, one in a garden, one with a landscape of its own. */
const wideEducationKeys = ['used-oil', 'tyre-stool', 'estuary'] as const;

export const wideSamples: readonly SceneSample[] = [
  { name: galleryWords.hero, scene: <HeroScene crop="wide" /> },
  { name: galleryWords.mangrove, scene: <MangroveScene /> },
  ...wideEducationKeys.map((key) => {
    const EducationScene = educationScenes[key];
    return {
      name: `${educationSceneWords[key]}, ${galleryWords.wide}`,
      scene: <EducationScene crop="wide" />,
    };
  }),
];

const { kiosk, porch, warehouse, pickup, visit } = galleryWords.storefront;
const facadeWords = [kiosk, porch, warehouse];

/** One of each category; the three buildings take turns. */
const storefronts = categories.map((category, place) => {
  const picksUp = place % 2 === 0;
  return {
    name: [facadeWords[place % facadeWords.length], category, picksUp ? pickup : visit].join(', '),
    scene: <StorefrontScene category={category} variant={place} pickup={picksUp} />,
  };
});

export const cardSamples: readonly SceneSample[] = [
  { name: galleryWords.heroPhone, scene: <HeroScene crop="phone" /> },
  { name: galleryWords.signIn, scene: <SignInScene /> },
  { name: galleryWords.mangroveMenu, scene: <MangroveScene crop="menu" /> },
  { name: galleryWords.scan, scene: <ScanScene /> },
  { name: galleryWords.compost, scene: <CompostScene /> },
  { name: galleryWords.workshop, scene: <WorkshopScene /> },
  { name: galleryWords.lost, scene: <LostScene /> },
  { name: galleryWords.empty, scene: <EmptyScene /> },
  { name: galleryWords.conversation, scene: <ConversationScene /> },
  { name: galleryWords.table, scene: <TableScene /> },
  { name: galleryWords.village, scene: <VillageScene /> },
  ...storefronts,
  ...educationKeys.map((key) => {
    const EducationScene = educationScenes[key];
    return { name: educationSceneWords[key], scene: <EducationScene /> };
  }),
  ...materials.map((material) => ({
    name: `${galleryWords.bin}, ${material}`,
    scene: <MaterialScene material={material} className="block h-32 w-full" />,
  })),
];
