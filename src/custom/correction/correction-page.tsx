import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { components } from '#generated/types.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/narrow.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import { useState } from 'react';
import { CorrectedInvoice } from './corrected-invoice.tsx';
import { invoiceFacts } from './subject.ts';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { OpenCorrection } from './matter-card.tsx';
import { Questions, type Sort } from './questions.tsx';
import { RemedyCard } from './remedy-card.tsx';
import './correction.css';

type Schemas = components['schemas'];
type Matter = Schemas['Matter'];

/** /admin/invoices/correct/{id}: what is the matter leads to what the law allows for it, and says why the rest is closed. */
export function CorrectionPage() {
  return (
    <CorrectedInvoice title={words.title}>
      {(invoice, remedies) => <Navigator key={invoice.id} {...{ invoice, remedies }} />}
    </CorrectedInvoice>
  );
}

type NavigatorProps = { invoice: Schemas['Invoice']; remedies: Schemas['InvoiceRemedies'] };

function Navigator({ invoice, remedies }: NavigatorProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [event, setEvent] = useState<Matter>('goods_returned');
  const matter = sort === 'later' ? event : sort;
  const found = remedies.matters.find((one) => one.matter === matter);
  const { open_correction_id } = remedies;
  return (
    <Narrow>
      <PageHeader
        title={words.title}
        back={{ href: hrefOf('invoices.one', invoice.id), label: words.back }}
        facts={[invoiceFacts(invoice), words.rules(formatDate(remedies.corrected_on))].join(' · ')}
      />
      <OpenCorrection remedies={remedies} />
      <Questions {...{ remedies, sort, event }} onSort={setSort} onEvent={setEvent} />
      <TwoColumns
        primary={
          <>
            {found !== undefined && (
              <>
                <p className="correction__counts" role="status">
                  <b>{words.remedies}</b> {words.counts(found.remedies.length, found.closed.length)}
                </p>
                {found.remedies.length === 0 && <Banner tone="neutral">{words.none}</Banner>}
                {found.remedies.map((remedy) => (
                  <RemedyCard
                    key={`${found.matter} ${remedy.action}`}
                    {...{ invoice, remedy, matter: found.matter, today: remedies.corrected_on }}
                    blocked={open_correction_id !== null}
                  />
                ))}
                <ClosedCard closed={found.closed} />
              </>
            )}
          </>
        }
        secondary={
          <FamilyCard remedies={remedies} invoice_id={invoice.id} hrefOf={pathsOf('invoices').one} />
        }
      />
    </Narrow>
  );
}

function ClosedCard({ closed }: { closed: readonly Schemas['ClosedRemedy'][] }) {
  if (closed.length === 0) return null;
  return (
    <Card title={words.closed} flush>
      <ul className="correction__closed">
        {closed.map(({ action, reason }) => (
          <li key={action}>
            <Icon of={IconLock} size={16} />
            <b>{words.closedActions[action]}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
