import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconRestart from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { components } from '#generated/types.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { familyHrefs, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { BuyerRequests } from '#src/views/delivery/buyer-requests.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords as words } from '#src/wording/correction.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CorrectedInvoice } from './corrected-invoice.tsx';
import { DiscountCard } from './discount/discount-card.tsx';
import { invoiceFacts } from './subject.ts';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { AdjustsAnother, OpenCorrection } from './matter-card.tsx';
import { Questions, type Sort } from './questions.tsx';
import { RemedyCard } from './remedy-card.tsx';
import { SeveralCard } from './several-card.tsx';
import { useTyped } from './use-typed.ts';
import { ValueOverTime } from './value/value-band.tsx';
import { WillCreate } from './will-create.tsx';
import './correction.css';

type Schemas = components['schemas'];
type Matter = Schemas['Matter'];

/** /admin/invoices/correct/{id}: what is the matter leads to what the law allows for it, and says why the rest is closed. */
export function CorrectionPage() {
  return (
    <CorrectedInvoice title={correctionTitles.title}>
      {(invoice, remedies) => <Navigator key={invoice.id} {...{ invoice, remedies }} />}
    </CorrectedInvoice>
  );
}

type NavigatorProps = { invoice: Schemas['Invoice']; remedies: Schemas['InvoiceRemedies'] };

function Navigator({ invoice, remedies }: NavigatorProps) {
  const [search, setSearch] = useSearchParams();
  // With others of the same error it is the content that is wrong: only that is put right by a list.
  const [sort, setSort] = useState<Sort | null>(search.has('with') ? 'main_content' : null);
  const [event, setEvent] = useState<Matter>('goods_returned');
  const matter = sort === 'later' ? event : sort;
  const typed = useTyped();
  const found = remedies.matters.find((one) => one.matter === matter);
  const { open_correction_id } = remedies;
  const { status } = invoice;
  const answered = sort !== null || search.has('sale');
  const restart = () => {
    setSort(null);
    setSearch({}, { replace: true });
  };
  return (
    <Narrow>
      <PageHeader
        title={correctionTitles.title}
        back={{ href: hrefOf('invoices.one', invoice.id), label: words.back }}
        badges={<Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>}
        facts={[invoiceFacts(invoice), words.rules(formatDate(remedies.corrected_on))].join(' · ')}
        actions={
          answered && (
            <Button icon={IconRestart} onClick={restart}>
              {words.restart}
            </Button>
          )
        }
      />
      <BuyerRequests invoice_id={invoice.id} />
      <OpenCorrection remedies={remedies} />
      <AdjustsAnother {...{ invoice, remedies }} />
      <Questions {...{ invoice, remedies, sort, event }} onSort={setSort} onEvent={setEvent} />
      <TwoColumns
        primary={
          <>
            {sort === null && <Unanswered invoice={invoice} accepted={remedies.accepted} />}
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
                    waiting={remedies.table_correction}
                    typed={typed}
                  />
                ))}
                {found.matter === 'volume_discount' ? (
                  open_correction_id === null &&
                  naturesIn(found.remedies).includes('adjust') && (
                    <DiscountCard {...{ invoice }} today={remedies.corrected_on} />
                  )
                ) : (
                  <SeveralCard
                    {...{ invoice, matter: found.matter }}
                    natures={open_correction_id === null ? naturesIn(found.remedies) : []}
                  />
                )}
                <ClosedCard closed={found.closed} />
              </>
            )}
          </>
        }
        secondary={
          <>
            <FamilyCard remedies={remedies} invoice_id={invoice.id} hrefs={familyHrefs} />
            {found !== undefined && <WillCreate remedies={found.remedies} />}
          </>
        }
      />
      <ValueOverTime remedies={remedies} />
    </Narrow>
  );
}

/** Before what is wrong is said: what comes here, or what else is to be done with an invoice that is not in force. */
function Unanswered({ invoice, accepted }: { invoice: Schemas['Invoice']; accepted: boolean }) {
  return (
    <Card title={words.remedies}>
      <p className="correction__hint">{accepted ? words.unanswered : notInForceText(invoice)}</p>
      {!accepted && <Button href={hrefOf('invoices.one', invoice.id)}>{words.openInvoice}</Button>}
    </Card>
  );
}

/** A draft and what was refused are changed; what is on its way may still come into force. */
function notInForceText({ status }: Schemas['Invoice']): string {
  if (status === 'cancelled') return words.isCancelled;
  const isChanged = status === 'draft' || PUBLICATION_STATUS_TONES[status] === 'critical';
  return isChanged ? words.notInForce : words.onItsWay;
}

function naturesIn(remedies: readonly Schemas['Remedy'][]): Schemas['StatementNature'][] {
  return remedies.flatMap(({ action }) => (action === 'adjust' || action === 'replace' ? [action] : []));
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
            <span>{serverSaid.of(reason)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
