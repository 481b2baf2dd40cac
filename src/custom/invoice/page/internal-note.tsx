import { Card } from '#src/ui/layout/card.tsx';
import { invoiceWords } from '#src/wording/invoice.ts';
import './invoice-page.css';

/** What colleagues wrote to each other: neither printed nor sent. */
export function InternalNote({ note }: { note: string | null }) {
  if (note === null) return null;
  return (
    <Card order={4} title={invoiceWords.note}>
      <p className="invoice__note">{note}</p>
      <p className="invoice__label">{invoiceWords.noteHint}</p>
    </Card>
  );
}
