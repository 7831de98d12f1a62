import { paint } from '../paint.ts';
import { GroundShadow } from '../parts/ground-shadow.tsx';
import { NewspaperTubes } from '../parts/newspaper-tubes.tsx';
import { PaperBasket } from '../parts/paper-basket.tsx';
import { PaperStack } from '../parts/paper-stack.tsx';
import { type EducationSceneProps, Thumbnail } from './thumbnail.tsx';

export function NewspaperBasketScene(props: EducationSceneProps) {
  return (
    <Thumbnail
      setting="room"
      backdrop={paint.backKertas}
      disc={paint.blue}
      ground={paint.wood}
      edge={paint.woodDark}
      {...props}
    >
      <StandingTubes />
      <GroundShadow x={240} y={274} width={96} />
      <PaperBasket x={240} y={272} scale={1.24} />
      <PaperStack x={78} y={280} scale={0.9} />
      <NewspaperTubes x={404} y={280} scale={0.86} />
    </Thumbnail>
  );
}

/** Tubes that wait in the basket for the next weaving. */
function StandingTubes() {
  return (
    <>
      <path d="M206 140L190 66M240 140L244 50M272 140L296 74" stroke={paint.creamDark} strokeWidth="15" />
      <path d="M204 140L188 66M238 140L242 50M270 140L294 74" stroke={paint.white} strokeWidth="9" />
      <path
        d="M186 74l11 5M189 90l11 5M193 106l11 5M237 60l10 6M236 78l10 6M235 96l10 6M288 80l9 9M282 96l9 9"
        stroke={paint.slate}
      />
    </>
  );
}
