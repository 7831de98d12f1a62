import { Link } from 'react-router';
import { storageText as text, transparencyText } from '#web/messages/transparency.ts';
import { Part } from './part.tsx';
import { TwoColumnTable } from './two-column-table.tsx';

export const Storage = () => (
  <Part id="data" title={transparencyText.sections.storage} lead={text.lead}>
    <TwoColumnTable
      caption={text.caption}
      columns={[text.what, text.until]}
      rows={text.rows.map(({ what, why, until }) => ({
        key: what,
        name: (
          <>
            <span className="block font-bold">{what}</span>
            <span className="text-sm text-ink-muted">{why}</span>
          </>
        ),
        value: until,
      }))}
    />
    <p className="mt-5 font-semibold">{text.none}</p>
    <Link to="/privacy-policy#berapa-lama" className="text-link mt-1 inline-flex min-h-11 items-center">
      {text.more}
    </Link>
  </Part>
);
