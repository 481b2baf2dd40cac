import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { add, decimalText, readDecimal, ZERO } from '#domain/money/decimal.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { components } from '#generated/types.ts';
import { Money } from '#src/ui/display/money.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useAmountSettings } from '#src/views/use-amount-settings.ts';
import type { Subject } from './subject.ts';

type Schemas = components['schemas'];

const words = correctionWords.adjusting;

/** Amounts depend on neither. */
const NO_SELLER = { name: '', tax_code: '', address: '' };
const PAYMENT = 'TM/CK';

type PlannedValueProps = {
  subject: Pick<Subject, 'series' | 'money'>;
  remedies: Pick<Schemas['InvoiceRemedies'], 'corrected_on' | 'value_in_force'>;
  /** Of the adjusting invoice, as they are typed. */
  lines: Schemas['InvoiceLineInput'][];
};

/** Giá trị sau điều chỉnh: what the family comes to once the adjustment that is being typed is in effect, by the sums of the draft. */
export function PlannedValue({ subject: { series, money }, remedies, lines }: PlannedValueProps) {
  const { digits, settings } = useAmountSettings(null);
  const now = readDecimal(remedies.value_in_force);
  if (now === null || lines.length === 0) return null;
  const input = {
    ...money,
    template_id: null,
    issued_on: remedies.corrected_on,
    payment_method: PAYMENT,
    lines,
  };
  const content = invoiceFromInput(input, series, NO_SELLER, null);
  const { total } = computeInvoice(content, digits, moneyOptionsOf(series, settings, input));
  const unit = currencyUnit(money.currency);
  const rows = [
    [correctionWords.inForce, decimalText(now)],
    [words.planBy, total],
    [words.planAfter, decimalText(add(now, readDecimal(total) ?? ZERO))],
  ] as const;
  return (
    <Card title={words.plan} note={words.planNote}>
      <dl className="correction__plan" aria-live="polite">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} unit={unit} weight={name === words.planAfter ? 'bold' : 'medium'} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
