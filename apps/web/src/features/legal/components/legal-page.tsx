import { Link, useRevalidator } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { offlineText } from '#web/messages/errors.ts';
import { legalText as text } from '#web/messages/legal.ts';
import { versionPath, type LegalDocument, type LegalFile } from '../legal-documents.ts';
import { AgreementSlot } from '../agreements/agreement-slot.tsx';
import { LegalArticle } from './legal-article.tsx';
import { VersionList } from './version-list.tsx';

type Props = {
  document: LegalDocument;
  /** Null after a client-side navigation without a network. */
  file: LegalFile | null;
};

export function LegalPage({ document, file }: Props) {
  const { title, lead } = text[document];
  const { revalidate } = useRevalidator();
  return (
    <div className="page-width pt-6 pb-4 md:pt-10 print:p-0">
      <h1 className="page-title">{title}</h1>
      <p className="lead mt-1 max-w-measure max-sm:text-sm">{lead}</p>
      {file ? (
        <>
          <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 sm:mt-4 sm:mb-8">
            <p className="font-semibold max-sm:text-sm">{text.version(formatDate(file.version))}</p>
            <Button
              variant="sec"
              onClick={() => window.print()}
              className="max-sm:hidden noscript:hidden print:hidden"
            >
              <Icon name="printer" />
              {text.print}
            </Button>
          </div>
          {file.version !== file.versions[0] && <OldVersion document={document} version={file.version} />}
          <AgreementSlot document={document} shown={file.version} />
          <LegalArticle source={file.text} />
          <VersionList document={document} versions={file.versions} shown={file.version} />
        </>
      ) : (
        <div className="mt-8">
          <ErrorBox title={text.loadFailed} text={offlineText.text} onRetry={() => void revalidate()} />
        </div>
      )}
    </div>
  );
}

const OldVersion = ({ document, version }: { document: LegalDocument; version: string }) => (
  <p className="mb-8 max-w-measure rounded-md bg-warning-soft px-4 py-3">
    {text.oldVersion(formatDate(version))}{' '}
    <Link to={versionPath(document)} className="text-link">
      {text.readNewest}
    </Link>
  </p>
);
