import { type Agreement, listAgreements } from '@app/contract/account-agreements';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { agreementText as text } from '#web/messages/legal.ts';
import { versionPath, type LegalDocument, purposeOf } from '../legal-documents.ts';

type Props = { document: LegalDocument; shown: string };

/** For signed-in members. A failed request is ignored, because the text is what matters. */
export function AgreedVersion({ document, shown }: Props) {
  const [agreed, setAgreed] = useState<Agreement>();
  useEffect(() => {
    const controller = new AbortController();
    call(listAgreements, {}, { signal: controller.signal })
      .then(({ agreements }) => setAgreed(agreements.find(({ purpose }) => purpose === purposeOf[document])))
      .catch(() => undefined);
    return () => controller.abort();
  }, [document]);

  if (!agreed) return null;
  return (
    <p className="mb-8 max-w-measure rounded-md bg-success-soft px-4 py-3 print:hidden">
      {text.agreed(formatDate(agreed.version), formatDay(agreed.at))}{' '}
      {agreed.version === shown ? (
        text.isShown
      ) : (
        <Link to={versionPath(document, agreed.version)} className="text-link">
          {text.read}
        </Link>
      )}
    </p>
  );
}
