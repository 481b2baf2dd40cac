import { formatDate } from '#src/ui/format/date.ts';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { fieldAt, nameOf } from './mistake-fields.ts';
import type { MistakenInvoice } from './mistake-fields.ts';

/** An invoice of ours that a notice is about: its name, its day and kind, and its code. */
export function IssuedInvoice({ line }: { line: MistakenInvoice }) {
  return (
    <>
      <b className="k-number">{nameOf(line)}</b>
      <small>
        {[
          line.issued_on && formatDate(line.issued_on),
          optionOf(fieldAt('invoices.nature'), line.nature).label,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <code>{line.authority_code || mistakeWords.lines.noCode}</code>
    </>
  );
}
