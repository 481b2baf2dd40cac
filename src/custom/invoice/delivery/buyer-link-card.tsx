import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { linkMessage } from '#domain/delivery/cover-letter.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import {
  renewInvoiceLink,
  useGetInvoiceDelivery,
  useGetInvoiceLink,
} from '#generated/client/buyer-invoices/buyer-invoices.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { keepFile } from '#src/ui/keep-file.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { CopyButton } from '#src/views/copy-button.tsx';
import { ShareButton } from '#src/views/share-button.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { buyerLinkWords as words } from '#src/wording/processing/delivery.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { isIssued } from '../acts/invoice-files.ts';
import './delivery.css';

type Schemas = components['schemas'];

const QrCode = lazy(async () => ({ default: (await import('#src/ui/display/qr-code.tsx')).QrCode }));

/** The link of an issued invoice to hand over by another way than mail, and what the buyer did with it. */
export function BuyerLinkCard({ invoice }: { invoice: Invoice }) {
  const may = useMay();
  const issued = isIssued(invoice);
  const gives = issued && may('getInvoiceLink');
  const link = useGetInvoiceLink(invoice.id, { query: { enabled: gives } });
  const delivery = useGetInvoiceDelivery(invoice.id, {
    query: { enabled: issued && may('getInvoiceDelivery') },
  });
  if (!issued) return null;
  const error = link.error ?? delivery.error;
  return (
    <Card title={words.card} order={4}>
      {error !== null && (
        <FailedBanner
          title={words.failed}
          error={error}
          onRetry={() => {
            void link.refetch();
            void delivery.refetch();
          }}
        />
      )}
      {link.data !== undefined && <LinkToGive invoice={invoice} link={link.data} />}
      {delivery.data !== undefined && <Deeds delivery={delivery.data} />}
    </Card>
  );
}

function LinkToGive({ invoice, link }: { invoice: Invoice; link: Schemas['InvoiceLink'] }) {
  const { name: seller } = useSignedIn().tenant;
  const [showsCode, setShowsCode] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const { issued_on, total, currency } = invoice;
  const name = shownName(invoice);
  const paid = movesGoods(invoice) ? null : `${formatNumber(total)} ${currency}`;
  const covered = { name, issued_on, seller, total: paid };
  const message = linkMessage(covered, formatDate(issued_on), link);
  return (
    <div className="delivery__link">
      <p className="delivery__none">{words.who}</p>
      <code>{link.url}</code>
      <div className="delivery__acts">
        <ShareButton text={message} label={words.share} failed={words.shareFailed} />
        <CopyButton text={link.url} label={words.copyLink} failed={words.copyFailed} />
        <CopyButton text={message} label={words.copyMessage} failed={words.copyFailed} />
        <Button
          size="small"
          icon={IconQrcode}
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          {showsCode ? words.hideCode : words.showCode}
        </Button>
        <Button size="small" tone="plain" icon={IconRefresh} onClick={() => setReplaces(true)}>
          {words.replace}
        </Button>
      </div>
      {showsCode && (
        <Suspense fallback={<span className="k-skeleton delivery__code" />}>
          <QrCode text={link.url} label={words.codeOf(name)} />
          <Button size="small" icon={IconDownload} onClick={() => void keepCode(link.url, name)}>
            {words.keepCode}
          </Button>
        </Suspense>
      )}
      <small>{words.lookUpCode(link.look_up_code)}</small>
      {replaces && (
        <ReplaceDialog id={invoice.id} generation={link.generation} onClose={() => setReplaces(false)} />
      )}
    </div>
  );
}

async function keepCode(url: string, name: string) {
  const { qrCodePng } = await import('#src/ui/display/qr-modules.ts');
  const picture = await qrCodePng(url);
  if (picture !== null) keepFile(picture, `${name.replaceAll(' ', '-')}-qr.png`);
}

type ReplaceDialogProps = { id: number; generation: number; onClose: () => void };

/** Links that went astray open nothing any more; those in mails neither, which is said before. */
function ReplaceDialog({ id, generation, onClose }: ReplaceDialogProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => renewInvoiceLink(id, { invoice_link: { generation } }),
    onSuccess: () => {
      rereadKinds(queryClient, operations.renewInvoiceLink.invalidates);
      show({ tone: 'success', message: words.replaced });
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.replaceTitle}
      action={words.replace}
      tone="critical"
      busy={isPending}
      failure={error === null ? null : failureText(error)}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <p>{words.replaceText}</p>
    </FormDialog>
  );
}

/** Opened, downloaded, confirmed: what the buyer did, never what a picture in a mail reports. */
function Deeds({ delivery }: { delivery: Schemas['InvoiceDelivery'] }) {
  const { opened, last_opened_on, downloaded_on, received_on, received_by } = delivery;
  const deeds = [
    opened === 0 ? words.notOpened : words.opened(opened, formatDateTime(last_opened_on)),
    downloaded_on !== null && words.downloaded(formatDateTime(downloaded_on)),
    received_on !== null && words.received(formatDateTime(received_on), received_by),
  ].filter((deed) => deed !== false);
  return (
    <ul className="delivery__deeds">
      {deeds.map((deed) => (
        <li key={deed}>{deed}</li>
      ))}
    </ul>
  );
}
