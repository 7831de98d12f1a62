import { product } from '@app/contract/product';
import { createElement } from 'react';
import { HeroScene } from '@app/scenes/src/hero-scene.tsx';
import { cardResponse } from '#web/lib/card/card-response.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { lightSceneSvg } from '#web/lib/scene-svg.server.ts';
import { shareCardText as text } from '#web/messages/home.ts';

/** /kartu.png: the preview image of a shared link to the home page. */
export const loader = () =>
  cardResponse('home', () => ({
    category: text.category,
    title: product.tagline,
    facts: text.facts,
    picture: Buffer.from(lightSceneSvg(createElement(HeroScene, { crop: 'phone' }), faces.bold)),
  }));
