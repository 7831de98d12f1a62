import { product } from '@app/contract/product';
import { createElement } from 'react';
import { HeroScene } from '#web/components/scenes/hero-scene.tsx';
import { cardAnswer } from '#web/lib/card/card-answer.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { daySceneSvg } from '#web/lib/scene-svg.server.ts';
import { shareCardText as text } from '#web/messages/home.ts';

/** /kartu.png: what a shared link to the product itself shows. */
export const loader = () =>
  cardAnswer('home', () => ({
    category: text.category,
    title: product.tagline,
    facts: text.facts,
    picture: Buffer.from(daySceneSvg(createElement(HeroScene, { crop: 'phone' }), faces.bold)),
  }));
