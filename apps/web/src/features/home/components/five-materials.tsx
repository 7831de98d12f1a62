import { binOf, binRuleText } from '@app/classifier/bins';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { allMaterials } from '#web/components/ui/materials.ts';
import { materialsText as text } from '#web/messages/home-static.ts';
import { Band } from './band.tsx';
import { Drawing } from './drawing.tsx';

/** The five materials of the model, each with its bin and one instruction. */
export function FiveMaterials() {
  return (
    <Band id="jenis" title={text.title} lead={`${text.lead} ${binRuleText}`}>
      <ul className="page-width grid gap-3 md:grid-cols-3 split:grid-cols-5">
        {allMaterials.map(({ key, word, soft }) => (
          <li
            key={key}
            className={joinClasses(
              'grid grid-cols-[92px_1fr] grid-rows-[1fr_auto_auto_1fr] gap-x-4 rounded-xl p-4 md:flex md:flex-col md:px-4 md:pt-5 md:pb-6',
              soft,
            )}
          >
            <Drawing
              name={`tempat-${key}`}
              width={150}
              height={132}
              className="row-span-full h-auto w-23 self-center md:mx-auto md:mb-4 md:w-37.5 md:max-w-full"
            />
            <h3 className="text-xl font-extrabold max-md:self-end">{word}</h3>
            <p className="mt-1.5 text-sm text-ink">{text[key].examples}</p>
            <p className="mt-1.5 text-xs font-bold md:mt-auto md:pt-3">
              {text[key].advice}, {binOf(key).name.toLowerCase()}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
