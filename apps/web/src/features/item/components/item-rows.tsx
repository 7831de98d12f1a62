import './item-rows.css';
import type { ItemSummary } from '@app/items/index-entry';
import type { ItemAnswer } from '@app/items/item';
import type { ItemMatch } from '@app/items/search';
import { Link } from 'react-router';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { answerWords, itemListText as text } from '#web/messages/item.ts';
import { itemAddress } from '../addresses.ts';
import { AnswerSign } from './answer-sign.tsx';

/** Sign, word and colour of an answer, always together. */
export const AnswerMark = ({ answer }: { answer: ItemAnswer }) => (
  <i className={`item-mark ${answer}`}>
    <AnswerSign answer={answer} />
    {answerWords[answer]}
  </i>
);

type Props = { items: readonly (ItemSummary | ItemMatch)[]; query?: string; columns?: boolean };

export const ItemRows = ({ items, query = '', columns = false }: Props) => (
  <ul className={joinClasses('item-rows', columns && 'cols')}>
    {items.map((item) => (
      <li key={item.slug}>
        <Link to={itemAddress(item.slug)}>
          <b>
            <Marked text={item.name} query={query} />
            <RowNote item={item} query={query} />
          </b>
          <AnswerMark answer={item.answer} />
        </Link>
      </li>
    ))}
  </ul>
);

function RowNote({ item, query }: { item: ItemSummary | ItemMatch; query: string }) {
  const alias = 'alias' in item ? item.alias : undefined;
  if (alias)
    return (
      <small>
        <Marked text={text.alias(alias)} query={query} />
      </small>
    );
  return item.note ? <small>{item.note}</small> : null;
}

/** The typed letters are marked where they stand so in the name. */
function Marked({ text: name, query }: { text: string; query: string }) {
  const at = query ? name.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + query.length)}</mark>
      {name.slice(at + query.length)}
    </>
  );
}
