import type { ItemPage } from '@app/items/item-page';
import type { ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { askCommunityUrl } from '#web/lib/ask-community.ts';
import { itemListText, itemText as text } from '#web/messages/item.ts';
import { listPath, nextStep } from '../addresses.ts';
import { useKeepItems } from '../use-keep-items.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerSigns } from './answer-sign.tsx';
import { ItemAdvice } from './item-advice.tsx';
import { ItemNotes } from './item-notes.tsx';
import { ItemRows } from './item-rows.tsx';

type Props = { page: ItemPage; /** Shown where ordinary buyers pay for the item. */ price: ReactNode };

export function ItemView({ page, price }: Props) {
  useKeepItems();
  const { item, similar } = page;
  const next = nextStep(item);
  return (
    <div className="page-width pt-2 md:pt-4" data-answer={item.answer}>
      <AnswerSigns />
      <BackLink to={listPath} label={itemListText.title} />
      <div className="grid grid-cols-1 gap-x-14 split:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <article>
          <h1 className="page-title mt-1">{text.question(item.name)}</h1>
          <AnswerBox item={item} />
          <ItemAdvice item={item} />
          {price}
          {next && (
            <ButtonLink to={next.to} size="lg" className="mt-6 max-sm:w-full">
              <Icon name={item.answer === 'b3' ? 'pin' : 'shop'} />
              {next.label}
            </ButtonLink>
          )}
          <ItemNotes page={page} />
        </article>
        <aside className="pt-8 split:pt-2">
          <h2 className="mb-3 text-lg">{text.similar(item.name)}</h2>
          <ItemRows items={similar} />
          <h2 className="mt-8 mb-3 text-lg">{text.unsure}</h2>
          <div className="grid gap-3">
            <ButtonLink to="/smart-sort" size="lg" variant={next ? 'sec' : 'pri'} block>
              <Icon name="camera" />
              {itemListText.photo}
            </ButtonLink>
            <ButtonLink to={askCommunityUrl(itemListText.question(item.name))} variant="quiet" block>
              {itemListText.ask}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </div>
  );
}
