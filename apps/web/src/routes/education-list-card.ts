import { createElement } from 'react';
import { educationScenes } from '@app/scenes/src/education/education-scenes.ts';
import { cardResponse } from '#web/lib/card/card-response.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { lightSceneSvg } from '#web/lib/scene-svg.server.ts';
import { educationText as text } from '#web/messages/education.ts';

/** /education/kartu.png: the card of the list itself. */
export const loader = () =>
  cardResponse('list', () => ({
    category: `${text.tabs.berita} · ${text.tabs.inovasi}`,
    title: text.title,
    facts: text.cardFacts,
    picture: Buffer.from(lightSceneSvg(createElement(educationScenes['sort-at-home']), faces.bold)),
  }));
