import type { DashboardSummary } from '@app/contract/dashboard';
import type { Scan } from '@app/contract/smart-sort';
import { Sack } from '@app/scenes/src/parts/sack.tsx';
import { paint } from '@app/scenes/src/paint.ts';
import { Scene } from '@app/scenes/src/scene.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { materials } from '#web/components/ui/materials.ts';
import { browserZone } from '#web/lib/browser-zone.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { memberHomeText as text } from '#web/messages/member-home.ts';
import { weekMaterials } from './week-materials.ts';

type Props = { summary: DashboardSummary; scans: readonly Scan[] };

/** The one big thing of the page. Each slot has the colour of what was photographed; the sentence says it in words. */
export function WeekTarget({ summary: { thisWeek, target, week }, scans }: Props) {
  const counted = weekMaterials(scans, week[0]?.day ?? '', browserZone());
  const filled = counted.flatMap(({ key, count }) =>
    Array.from({ length: count }, () => materials[key].fill),
  );
  return (
    <section
      aria-labelledby="target"
      className="green-field relative overflow-hidden rounded-card px-5 py-4 lg:row-span-3 lg:p-8"
    >
      <div
        aria-hidden="true"
        className="absolute top-1 right-2 w-26 max-sm:in-data-text:hidden lg:top-4 lg:right-6 lg:w-44"
      >
        <Scene viewBox="0 0 150 130" fit="xMidYMid meet" patterns={['weave']}>
          <Sack x={78} y={122} scale={0.86} wideStripe={paint.leaf} narrowStripe={paint.yellow} />
        </Scene>
      </div>
      <h2 id="target" className="text-sm font-semibold tracking-normal text-on-field-muted lg:text-lg">
        {text.target}
      </h2>
      <p className="mt-0.5 text-5xl leading-tight font-extrabold tracking-figure tabular-nums lg:text-7xl">
        {formatNumber(thisWeek)}{' '}
        <span className="text-lg tracking-head text-on-field-muted">{text.of(formatNumber(target))}</span>
      </p>
      <div
        role="img"
        aria-label={text.progress(formatNumber(thisWeek), formatNumber(target))}
        className="mt-4 flex gap-1 lg:mt-16 lg:gap-2"
      >
        {Array.from({ length: target }, (_, place) => (
          <i
            key={place}
            className={joinClasses(
              'h-4.5 flex-1 rounded-[5px] lg:h-8',
              place < thisWeek
                ? (filled[place] ?? 'bg-on-field')
                : 'border-[1.5px] border-on-field/42 bg-on-field/10',
            )}
          />
        ))}
      </div>
      <p className="mt-2.5 text-sm text-on-field-muted lg:text-md">
        {counted.length > 0 &&
          `${counted.map(({ key, count }) => text.kinds(formatNumber(count), materials[key].word.toLowerCase())).join(', ')}. `}
        {sentenceOf(thisWeek, target)}
      </p>
    </section>
  );
}

function sentenceOf(thisWeek: number, target: number): string {
  if (thisWeek === 0) return text.none;
  return thisWeek < target ? text.left(formatNumber(target - thisWeek)) : text.reached;
}
