import type { operations } from '#generated/types.ts';
import { MISSING_INPUT_INVOICE_KIND_LABELS } from '#generated/vocabulary.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { useTyped } from '#src/views/list/use-typed.ts';
import { missingInputInvoiceKindLabels } from '#src/wording/labels.ts';
import { missingWords as words } from '#src/wording/processing/missing-invoices.ts';

type Asked = NonNullable<operations['listMissingInputInvoices']['parameters']['query']>;

/** What is left of the hints; '' leaves all. */
type MissingFilter = { seller: string; kind: string; period: DateRange };

export const NO_FILTER: MissingFilter = { seller: '', kind: '', period: { from: '', to: '' } };

const KINDS = Object.keys(MISSING_INPUT_INVOICE_KIND_LABELS) as NonNullable<Asked['kind']>[];
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** The parameters of the request; an end of the period that is half typed, or that lies before the other one, is left out. */
export function askedOf({ seller, kind, period: { from, to } }: MissingFilter): Asked {
  const named = KINDS.find((one) => one === kind);
  const crossed = DAY.test(from) && DAY.test(to) && to < from;
  return {
    ...(seller.trim() === '' ? {} : { seller: seller.trim() }),
    ...(named === undefined ? {} : { kind: named }),
    ...(DAY.test(from) && !crossed ? { from } : {}),
    ...(DAY.test(to) && !crossed ? { to } : {}),
  };
}

type MissingFilterRowProps = { filter: MissingFilter; onChange: (filter: MissingFilter) => void };

/** By seller, by why it may be missing, by period. */
export function MissingFilterRow({ filter, onChange }: MissingFilterRowProps) {
  const { text, type, now } = useTyped(filter.seller, (seller) => onChange({ ...filter, seller }));
  return (
    <div className="collector-missing__filter" role="search" aria-label={words.filter.name}>
      <TextField
        label={words.filter.seller}
        value={text}
        onChange={(next) => type(next.slice(0, 100))}
        onBlur={now}
        autoComplete="off"
      />
      <SelectField
        label={words.filter.kind}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        choices={KINDS.map((value) => ({ value, label: missingInputInvoiceKindLabels[value] }))}
        emptyLabel={words.filter.anyKind}
      />
      <DateRangeField
        label={words.filter.period}
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
        today={today()}
      />
      <Button tone="plain" onClick={() => onChange(NO_FILTER)}>
        {words.filter.clear}
      </Button>
    </div>
  );
}
