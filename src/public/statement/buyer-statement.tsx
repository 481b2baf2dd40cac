import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { lazy, Suspense, useState } from 'react';
import { statedInvoices } from '#domain/statements/content.ts';
import { totalDifference } from '#domain/statements/paper.ts';
import { shownDecimal } from '#domain/numbers/number-style.ts';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { Avatar } from '#src/ui/display/avatar.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { media } from '#src/theme/tokens.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { currencyUnit } from '#src/ui/format/number.ts';
import { StatementPaper } from '#src/views/statement/statement-paper.tsx';
import { buyerStatementWords as words } from '#src/wording/public/statement.ts';
import { keptStatementOrder } from '../kept-keys.ts';
import { PublicHeading } from '../public-frame.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { FileDialog } from './file-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { downloadOfLink, type Answer, type ForBuyer } from './statement-calls.ts';
import { waysOf, type Way } from './ways.ts';
import './buyer-statement.css';

/** Most buyers hand in a file: what speaks to the token comes when it is asked for. */
const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog.tsx')).TokenDialog }));

const RemoteDialog = lazy(async () => ({ default: (await import('./remote-dialog.tsx')).RemoteDialog }));

type Asked = Way | 'change' | 'refuse';

type BuyerStatementProps = {
  linkKey: string;
  statement: ForBuyer;
  onAnswered: (answer: Answer) => void;
  onDead: () => void;
};

/** What a step toward an answer is given. */
export type StepProps = {
  linkKey: string;
  statement: ForBuyer;
  onAnswered: (answer: Answer) => void;
  onDead: () => void;
  onClose: () => void;
};

/** The statement, what it comes to, and the ways to answer it. */
export function BuyerStatement({ linkKey, statement, onAnswered, onDead }: BuyerStatementProps) {
  const { content, invoice_urls, number_style, expires_on, seller_signed_on } = statement;
  const { nature, seller, buyer, label } = content;
  const ways = waysOf(statement, useMediaQuery(media.sheetNavigation));
  const [way, setWay] = useState<Way>(ways[0]?.value ?? 'file');
  const [asked, setAsked] = useState<Asked | null>(() =>
    keptStatementOrder.read()?.link === linkKey ? 'remote' : null,
  );
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const download = (kind: 'pdf' | 'xml') =>
    void downloadOfLink(linkKey, kind, `bien-ban-${label.replaceAll('/', '-')}.${kind}`).then(setFailure);
  const close = () => setAsked(null);
  // The dialog of the token lies over the page; every other step takes the place of the buttons.
  const isInStep = asked !== null && asked !== 'usb';
  const step: StepProps = { linkKey, statement, onAnswered, onDead, onClose: close };
  return (
    <div className="buyer">
      <div className="buyer__seller">
        <Avatar name={seller.name} />
        <div>
          <b>{seller.name}</b>
          <small>{words.taxCode(seller.tax_code ?? '')}</small>
        </div>
        <small className="buyer__own">
          <Icon of={IconLock} size={14} /> {words.own}
        </small>
      </div>
      <PublicHeading title={words.titles[nature]}>
        {words.sentTo(buyer.name, formatInstantDate(expires_on))}
      </PublicHeading>
      {failure !== null && <FailureBanner title={`${words.failed}.`} message={failure.message} />}
      <div className="buyer__columns">
        <div className="buyer__side">
          {asked === 'file' && <FileDialog {...step} onDownload={() => download('xml')} />}
          {asked === 'remote' && (
            <Suspense fallback={null}>
              <RemoteDialog {...step} />
            </Suspense>
          )}
          {asked === 'code' && <CodeDialog {...step} />}
          {(asked === 'change' || asked === 'refuse') && <ReplyDialog {...step} reply={asked} />}
          <Card>
            <div className="buyer__sum">
              <Badge tone="warning">{words.waiting}</Badge>
              <Sum statement={statement} />
              <p>{words.then[nature]}</p>
              {!isInStep && (
                <div className="buyer__acts">
                  <Button tone="primary" size="large" full onClick={() => setAsked(way)}>
                    {words.sign}
                  </Button>
                  <Button full onClick={() => setAsked('change')}>
                    {words.change}
                  </Button>
                  <Button tone="plain" full onClick={() => setAsked('refuse')}>
                    {words.refuse}
                  </Button>
                </div>
              )}
            </div>
          </Card>
          {!isInStep && (
            <Card title={words.ways}>
              <ChoiceCards
                label={words.ways}
                labelHidden
                plain
                value={way}
                onChange={(value) => setWay(ways.find((one) => one.value === value)?.value ?? way)}
                choices={ways}
              />
            </Card>
          )}
          <Card title={words.downloads}>
            <div className="buyer__files">
              <Button tone="plain" icon={IconFileTypePdf} onClick={() => download('pdf')}>
                {words.pdf}
              </Button>
              <Button tone="plain" icon={IconFileTypeXml} onClick={() => download('xml')}>
                {words.xml}
              </Button>
              {statedInvoices(content).map(({ invoice: { form_no, symbol, number } }, at) => (
                <a
                  key={at}
                  className="k-button k-button--plain k-button--medium"
                  href={invoice_urls[at]}
                  target="_blank"
                  rel="noopener"
                >
                  <Icon of={IconFileInvoice} size={17} />
                  <span className="k-button__label">
                    {words.original(`${form_no}${symbol} ${number.padStart(8, '0')}`)}
                  </span>
                </a>
              ))}
            </div>
          </Card>
        </div>
        <StatementPaper
          content={content}
          numberStyle={number_style}
          seller={{ by: seller.name, on: formatDateTime(seller_signed_on) }}
          buyer={null}
          buyerPlace={words.yourPlace}
        />
      </div>
      {asked === 'usb' && (
        <Suspense fallback={null}>
          <TokenDialog {...step} />
        </Suspense>
      )}
    </div>
  );
}

function Sum({ statement: { content, number_style } }: { statement: ForBuyer }) {
  const difference = totalDifference(content);
  if (difference === '0') return <p className="buyer__same">{words.same}</p>;
  const isLess = difference.startsWith('-');
  const unit = currencyUnit(content.currency);
  return (
    <>
      <small>{isLess ? words.less : words.more}</small>
      <p className="buyer__amount">
        {shownDecimal(difference.replace('-', ''), number_style)} <span>{unit}</span>
      </p>
    </>
  );
}
