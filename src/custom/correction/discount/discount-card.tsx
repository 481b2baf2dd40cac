import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { useState } from 'react';
import { LINE_TEXT_LIMITS } from '#domain/fields/content-limits.table.ts';
import { PERIOD_DISCOUNT_NAME } from '#domain/invoice/lines/written-lines.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { compare, readDecimal, ZERO } from '#domain/money/decimal.ts';
import { daysOf, periodOf } from '#domain/summary-tables/period.ts';
import { createAdjustment } from '#generated/client/remedies/remedies.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { CheckList } from '#src/ui/field/choice/check-list.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { FailedSend } from '#src/views/form/failed-send.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useCorrection } from '../use-correction.ts';
import { useInvoicesOfBuyer } from './use-invoices-of-buyer.ts';

type Schemas = components['schemas'];

const words = correctionWords.discount;
const listNoLetters = 50;

type DiscountCardProps = {
  invoice: Schemas['Invoice'];
  /** YYYY-MM-DD. */
  today: string;
};

/**
 * Chiết khấu theo số lượng, doanh số settled at the end of a period (TT 91/2026, article 10.5.b): one adjusting invoice for the invoices that it
 * belongs to, with a list of them that the seller keeps. Begun from one of them.
 */
export function DiscountCard({ invoice, today }: DiscountCardProps) {
  const may = useMay()('createAdjustment');
  const [days, setDays] = useState(() => daysOf(periodOf(invoice.issued_on, 'quarter')));
  const { data: found = [], isAsked, isPending, isPart, error } = useInvoicesOfBuyer(invoice, days);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [list_no, setListNo] = useState(() => `BKCK ${today.split('-').toReversed().join('-')}`);
  const [name, setName] = useState<string>(PERIOD_DISCOUNT_NAME);
  const [amount, setAmount] = useState('');
  const rates = [...new Set(invoice.lines.flatMap(({ vat_rate }) => vat_rate ?? []))];
  const [rate, setRate] = useState(rates[0] ?? '');
  const chosen = found.filter((one) => ticked.includes(String(one.id))).map((one) => Number(one.id));
  const read = readDecimal(amount);
  const isReady =
    chosen.length > 0 &&
    list_no.trim() !== '' &&
    name.trim() !== '' &&
    read !== null &&
    compare(read, ZERO) > 0;
  const sending = useCorrection(false, () =>
    createAdjustment(invoice.id, {
      correction: {
        matter: 'volume_discount',
        lines: [{ kind: 'goods', name: name.trim(), amount: `-${amount}`, vat_rate: rate || null }],
        discount_list: { list_no: list_no.trim(), further_ids: chosen },
      },
    }),
  );
  useReportUnsaved(ticked.length > 0 || amount !== '');
  if (!may) return null;
  return (
    <Card title={words.title} className="correction__several">
      <p className="correction__hint">{words.note}</p>
      <FormGrid>
        <DateField
          label={words.from}
          value={days.first}
          max={days.last || today}
          onChange={(first) => setDays({ ...days, first })}
        />
        <DateField
          label={words.to}
          value={days.last}
          min={days.first}
          onChange={(last) => setDays({ ...days, last })}
        />
      </FormGrid>
      {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
      {isPart && <Banner tone="warning">{words.part}</Banner>}
      {isPending ? (
        <p className="correction__hint">{words.reading}</p>
      ) : found.length === 0 ? (
        isAsked && error === null && <p className="correction__hint">{words.none}</p>
      ) : (
        <CheckList
          label={words.invoices}
          hint={words.invoicesHint}
          value={ticked}
          onChange={setTicked}
          choices={found.map((one) => ({
            value: String(one.id),
            label: shownName(one),
            detail: `${formatDate(one.issued_on)} · ${formatNumber(one.total_before_vat)} ${one.currency}`,
          }))}
        />
      )}
      <FormGrid>
        <TextField label={words.listNoLabel} value={list_no} max={listNoLetters} onChange={setListNo} />
        <TextField label={words.name} value={name} max={LINE_TEXT_LIMITS.name.max} onChange={setName} />
        <NumberField
          label={invoice.price_includes_tax ? words.amountWithTax : words.amount}
          kind="currency"
          value={amount}
          onChange={setAmount}
        />
        {rates.length > 0 && (
          <SelectField
            label={words.rate}
            hint={rates.length > 1 ? words.rateHint : undefined}
            value={rate}
            onChange={setRate}
            choices={rates.map((value) => ({ value, label: rateText(value) }))}
          />
        )}
      </FormGrid>
      <div className="correction__act">
        <FailedSend title={correctionWords.failed} error={sending.error} isPlaced={false} />
        <div className="correction__buttons">
          <Button
            icon={IconListCheck}
            busy={sending.isPending}
            disabled={!isReady}
            onClick={() => sending.draft(undefined)}
          >
            {words.make(chosen.length + 1)}
          </Button>
        </div>
        <p className="correction__hint">{words.after}</p>
      </div>
    </Card>
  );
}
