import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { QrCode } from '#src/ui/display/qr-code.tsx';
import { qrCodePng } from '#src/ui/display/qr-modules.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { keepFile } from '#src/ui/keep-file.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { CopyRow } from './copy-row.tsx';
import type { Checkout } from './use-checkout.ts';

/** How the money is sent: the code for a banking application, and the same to type in. */
export function TransferCard({ checkout }: { checkout: Checkout }) {
  const { state, bank, vietqr, due, received, reference, expires_on } = checkout;
  if (bank === null)
    return (
      <Card title={words.pay}>
        <Banner tone="warning" title={words.noBank}>
          {words.noBankText}
        </Banner>
      </Card>
    );
  return (
    <Card title={words.pay}>
      <div className="pb-transfer">
        {state === 'wrong_amount' && (
          <Banner tone="critical" title={words.short(formatNumber(due))}>
            {words.shortText(formatNumber(received))}
          </Banner>
        )}
        <p className="pb-transfer__due">
          <Money amount={due} size="display" weight="bold" />
        </p>
        <div className="pb-transfer__ways">
          {vietqr !== null && (
            <figure className="pb-transfer__code">
              <figcaption>
                <b>VietQR</b> <span>{bank.bank_name}</span>
              </figcaption>
              <QrCode text={vietqr} label={words.codeLabel(formatNumber(due), reference)} />
              <p>{words.scan}</p>
              <Button
                size="small"
                icon={IconDownload}
                onClick={() => void saveCode(vietqr, `vietqr-${reference}.png`)}
              >
                {words.saveCode}
              </Button>
            </figure>
          )}
          <dl className="pb-transfer__rows">
            <CopyRow term={words.rows.reference} shown={reference} />
            <CopyRow term={words.rows.account_number} shown={bank.account_number} />
            <CopyRow term={words.rows.amount} shown={words.amount(formatNumber(due))} copied={due} />
            <div>
              <dt>{words.rows.account_name}</dt>
              <dd>
                {bank.account_name}
                <small>{bank.bank_name}</small>
              </dd>
            </div>
          </dl>
        </div>
        <div className="pb-waiting" role="status">
          <span className="pb-waiting__mark" aria-hidden />
          <div>
            <b>{words.waiting}</b>
            <p>
              {words.waitingText}{' '}
              {state === 'wrong_amount' ? words.restWithoutEnd : words.until(formatDateTime(expires_on))}
            </p>
          </div>
        </div>
        <p className="pb-plain">{words.keepReference}</p>
      </div>
    </Card>
  );
}

/** A phone cannot scan its own screen, but its banking application opens a picture of the code. */
async function saveCode(vietqr: string, name: string): Promise<void> {
  const picture = await qrCodePng(vietqr);
  if (picture !== null) keepFile(picture, name);
}
