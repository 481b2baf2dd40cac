import type { components } from '#generated/types.ts';
import { INVOICE_EMAIL_STATE_TONES } from '#generated/vocabulary.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { invoiceEmailStateLabels } from '#src/wording/labels.ts';
import { deliveryWords as words } from '#src/wording/processing/delivery.ts';

type Email = components['schemas']['InvoiceEmail'];

/** What has become of a mail, as lists say it of the invoice: opened is more than arrived. */
export function fateOf({ state, opened_on }: Email) {
  return opened_on === null ? state : 'opened';
}

/** From what needs nothing more to what must be mended. */
const FATES = ['opened', 'delivered', 'sent', 'queued', 'failed', 'bounced'] as const;

/** How many recipients there are and what became of the last mail to each, as numbers and as one bar. Newest mails first. */
export function RecipientSums({ emails }: { emails: readonly Email[] }) {
  const last = new Map([...emails].reverse().map((email) => [email.recipient.toLowerCase(), email]));
  const fates = [...last.values()].map(fateOf);
  if (fates.length < 2) return null;
  const sums = FATES.map((fate) => ({
    fate,
    tone: INVOICE_EMAIL_STATE_TONES[fate],
    count: fates.filter((one) => one === fate).length,
  })).filter(({ count }) => count > 0);
  return (
    <div className="delivery__sums">
      <span>{words.recipientCount(fates.length)}</span>
      {sums.map(({ fate, tone, count }) => (
        <span key={fate}>
          <i className={`delivery__part delivery__part--${tone}`} aria-hidden />
          {`${invoiceEmailStateLabels[fate]} `}
          <b>{formatCount(count)}</b>
        </span>
      ))}
      <div className="delivery__bar" aria-hidden>
        {sums.map(({ fate, tone, count }) => (
          <i key={fate} className={`delivery__part--${tone}`} style={{ flexGrow: count }} />
        ))}
      </div>
    </div>
  );
}
