import { createElement } from 'react';
import type { Route } from './+types/answer-card.ts';
import { answerCardOf } from '#web/features/smart-sort/answer-card.ts';
import { BinScene } from '#web/features/smart-sort/components/result/bin-scene.tsx';
import { cardResponse } from '#web/lib/card/card-response.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { lightSceneSvg } from '#web/lib/scene-svg.server.ts';
import { answerCardText as text } from '#web/messages/share-answer.ts';

/** /smart-sort/kartu/{answer}.png: the picture of a shared answer, without anybody's photo. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const card = answerCardOf(file);
  if (!card) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return cardResponse(`answer ${card.sortedAs}`, () => ({
    ...text,
    title: card.title,
    picture: Buffer.from(lightSceneSvg(createElement(BinScene, { sortedAs: card.sortedAs }), faces.bold)),
  }));
}
