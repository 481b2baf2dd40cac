import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { getInvoice } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { Menu, type MenuEntry } from '#src/ui/overlay/menu.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { recordName } from '#src/views/record-name.ts';
import { useDownload } from '#src/views/use-download.ts';
import { invoiceActWords as words } from '#src/wording/desk/invoice-acts.ts';
import { lists } from '#src/wording/lists.ts';
import { evidenceParameter, useInvoiceActs } from '#src/custom/invoice/acts/use-invoice-acts.ts';
import { ACT_ICONS } from '../acts/act-icons.ts';
import { INVOICE_ACTS, type InvoiceAct } from '../acts/invoice-acts.ts';
import { filesOf } from '../acts/invoice-files.ts';
import { reviseParameter } from '../acts/revisable.ts';
import { SendEmailDialog } from '../delivery/send-email-dialog.tsx';
import type { Invoice } from '../editor/draft/draft.ts';
import { copyHref, invoiceHref, recurHref, sideOf } from '../invoice-side.ts';
import { CancelDialog } from '../page/cancel-button.tsx';

type OpenedMenuProps = {
  invoice: components['schemas']['InvoiceSummary'];
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** What the invoice of a row allows, and the dialogs that two of them open over the list. */
export function OpenedMenu({ invoice, anchor, onClose }: OpenedMenuProps) {
  const acts = useInvoiceActs(invoice);
  const navigate = useNavigate();
  const notify = useNotify();
  const { download, open } = useDownload();
  const [mailed, setMailed] = useState<Invoice | null>(null);
  const [cancels, setCancels] = useState(false);
  const page = invoiceHref(sideOf(invoice), invoice.id);
  const { pdf, converted, xml } = filesOf(invoice);
  const mail = async () => {
    try {
      setMailed((await getInvoice(invoice.id)) as Invoice);
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
  const does: Readonly<Record<InvoiceAct, Pick<MenuEntry, 'href' | 'onSelect'>>> = {
    edit: { href: page },
    publish: { onSelect: () => void navigate(page, { state: { publish: true } }) },
    revise: { href: `${page}?${reviseParameter}` },
    print: { onSelect: () => void open(pdf.url, pdf.name) },
    convert: { onSelect: () => converted && void open(converted.url, converted.name) },
    xml: { onSelect: () => xml && void download(xml.url, xml.name) },
    email: { onSelect: () => void mail() },
    duplicate: { href: copyHref(invoice) },
    recur: { href: recurHref(invoice) },
    correct: { href: hrefOf('corrections', invoice.id) },
    evidence: { href: `${page}?${evidenceParameter}` },
    cancel: { onSelect: () => setCancels(true) },
  };
  const offered = INVOICE_ACTS.filter((act) => acts.has(act));
  return (
    <>
      <Menu
        name={lists.actions(recordName(descriptorOf('invoices'), invoice))}
        anchor={anchor}
        onClose={onClose}
        entries={offered.map((act) => ({
          label: words[act],
          icon: ACT_ICONS[act],
          critical: act === 'cancel',
          divided: act === 'cancel',
          ...does[act],
        }))}
      />
      {mailed !== null && (
        <SendEmailDialog
          invoice={mailed}
          to={mailed.buyer_email ?? ''}
          wrong={null}
          onClose={() => setMailed(null)}
          onSent={() => setMailed(null)}
        />
      )}
      {cancels && (
        <CancelDialog invoice={invoice} onDone={() => Promise.resolve()} onClose={() => setCancels(false)} />
      )}
    </>
  );
}
