import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ResourceName } from '#generated/resources/resources.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount, nothing } from '#src/ui/format/number.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { recordName } from '#src/views/record-name.ts';
import type { Screen } from '#src/views/screen.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateWords } from '#src/wording/settings/certificates.ts';
import { common } from '#src/wording/common.ts';
import { backToList, listHref } from '#src/views/list/list-place.ts';
import { ShowBase, useShowContext } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Certificate } from './certificate.ts';
import './certificates.css';
import { useCertificateActions } from './use-certificate-actions.tsx';
import { Validity } from './validity.tsx';
import { DefaultMark, TestMark } from './way-signs.tsx';
import { certificates as descriptor } from '#generated/resources/certificates.ts';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { optionOf } from '#src/views/values/choice-labels.ts';

/** One certificate: holder, way of signing and validity, and the actions on it. */
export function CertificatePage(screen: Screen) {
  return (
    <ShowBase
      resource={pathOf(screen.descriptor.name as ResourceName)}
      queryOptions={{ onError: () => undefined }}
      disableAuthentication
    >
      <Body {...screen} />
    </ShowBase>
  );
}

function Body({ descriptor, overlay, paths }: Screen) {
  const { record: certificate, error, isPending, refetch } = useShowContext<Certificate>();
  const [now_ms] = useState(() => Date.now());
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <Narrow>
      <PageHeader
        title={recordName(descriptor, certificate)}
        back={backToList(paths.list, overlay.title ?? descriptor.label)}
        badges={
          certificate && (
            <>
              <Validity certificate={certificate} now_ms={now_ms} />
              {certificate.is_test && <TestMark />}
              {certificate.is_default && <DefaultMark />}
            </>
          )
        }
        actions={certificate && <Actions certificate={certificate} listHref={listHref(paths.list)} />}
      />
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {certificate && (
          <>
            {certificate.is_test && (
              <div className="certificate-banner">
                <Banner tone="warning" title={certificateWays.test.isTest}>
                  {certificateWays.test.isTestText}
                </Banner>
              </div>
            )}
            {certificate.unusable !== null && <UnusableBanner tax_code={certificate.tax_code} />}
            <CertificateFacts certificate={certificate} />
          </>
        )}
      </RecordStates>
    </Narrow>
  );
}

/** Why it can never sign here, and which certificate can. */
function UnusableBanner({ tax_code }: { tax_code: string | null }) {
  const { tenant } = useSignedIn();
  return (
    <div className="certificate-banner">
      <Banner tone="critical" title={certificateWords.unusableTitle}>
        {certificateWords.unusableText(tax_code, tenant.tax_code)}
      </Banner>
    </div>
  );
}

function Actions({ certificate, listHref }: { certificate: Certificate; listHref: string }) {
  const navigate = useNavigate();
  const actions = useCertificateActions(certificate, () => void navigate(listHref));
  return (
    <>
      {actions.remove && (
        <Button icon={IconTrash} onClick={actions.remove}>
          {common.remove}
        </Button>
      )}
      <Button icon={IconFiles} onClick={actions.showDocuments}>
        {certificateWays.signed} {formatCount(certificate.signed_count)}
      </Button>
      {actions.makeDefault && (
        <Button icon={IconStar} tone="primary" busy={actions.busy} onClick={actions.makeDefault}>
          {certificateWays.makeDefault}
        </Button>
      )}
      {actions.opened}
    </>
  );
}

type Source = (typeof descriptor.fields)[number]['source'];

const fieldOf = (source: Source) => descriptor.fields.find((field) => field.source === source);
const term = (source: Source) => fieldOf(source)?.label ?? source;
const named = (source: Source, value: string) => optionOf(fieldOf(source) ?? { options: null }, value).label;

/** What the certificate says, and how the company signs with it. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { kind, service, account, tax_code, declared_since } = certificate;
  return (
    <Card>
      <Facts
        facts={[
          { term: term('kind'), value: named('kind', kind) },
          ...(service === null ? [] : [{ term: term('service'), value: named('service', service) }]),
          ...(account === null ? [] : [{ term: term('account'), value: account }]),
          { term: term('subject_name'), value: certificate.subject_name },
          { term: term('tax_code'), value: tax_code ?? nothing },
          { term: term('issuer_name'), value: certificate.issuer_name },
          { term: term('serial'), value: certificate.serial },
          { term: term('valid_from'), value: formatDateTime(certificate.valid_from) },
          { term: term('valid_to'), value: formatDateTime(certificate.valid_to) },
          {
            term: term('declared'),
            value:
              declared_since === null
                ? common.no
                : certificateWords.declaredSince(formatDate(declared_since)),
          },
          { term: term('created_on'), value: formatDateTime(certificate.created_on) },
        ]}
      />
    </Card>
  );
}
