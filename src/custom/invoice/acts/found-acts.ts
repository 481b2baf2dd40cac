import { hrefOf } from '#src/routes.ts';
import type { IconShape } from '#src/ui/display/icon.tsx';
import { invoiceActWords as words } from '#src/wording/desk/invoice-acts.ts';
import { copyHref, invoiceHref, sideOf } from '../invoice-side.ts';
import { ACT_ICONS } from './act-icons.ts';
import type { ActSubject, InvoiceAct } from './invoice-acts.ts';
import { filesOf } from './invoice-files.ts';
import { reviseParameter } from './revisable.ts';
import { evidenceParameter } from './use-invoice-acts.ts';

/** Where a command for an invoice leads, with what its page is asked to open, or the file that it opens. */
type Leads = { href: string; asks?: object; file?: { url: string; name: string } };
export type FoundAct = Leads & { act: InvoiceAct; title: string; icon: IconShape };

/** What the search offers of the acts that an invoice allows: those that are begun from anywhere. */
export function foundActs(invoice: ActSubject, acts: ReadonlySet<InvoiceAct>): FoundAct[] {
  const page = invoiceHref(sideOf(invoice), invoice.id);
  const leads: Partial<Record<InvoiceAct, Leads>> = {
    publish: { href: page, asks: { publish: true } },
    revise: { href: `${page}?${reviseParameter}` },
    print: { href: page, file: filesOf(invoice).pdf },
    email: { href: page, asks: { email: true } },
    correct: { href: hrefOf('corrections', invoice.id) },
    duplicate: { href: copyHref(invoice) },
    evidence: { href: `${page}?${evidenceParameter}` },
  };
  return (Object.keys(leads) as InvoiceAct[]).flatMap((act) => {
    const lead = leads[act];
    return lead === undefined || !acts.has(act)
      ? []
      : [{ act, title: words[act], icon: ACT_ICONS[act], ...lead }];
  });
}
