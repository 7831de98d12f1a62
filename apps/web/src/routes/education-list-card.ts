import { createElement } from 'react';
import { educationScenes } from '#web/components/scenes/education/education-scenes.ts';
import { cardAnswer } from '#web/lib/card/card-answer.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { daySceneSvg } from '#web/lib/scene-svg.server.ts';
import { educationText as text } from '#web/messages/education.ts';

/** /education/kartu.png: the card of the list itself. */
export const loader = () =>
  cardAnswer('list', () => ({
    category: `${text.tabs.berita} · ${text.tabs.inovasi}`,
    title: text.title,
    facts: text.cardFacts,
    picture: Buffer.from(daySceneSvg(createElement(educationScenes['sort-at-home']), faces.bold)),
  }));
