import { shownName } from '#domain/invoice/shown-name.ts';
import type { StatedInvoice, StatementLine } from '#domain/statements/content.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FieldSlot } from '#src/views/form/field-slot.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { NumberInput, VatRateInput } from '#src/views/form/inputs/plain-inputs.tsx';
import { statementWords } from '#src/wording/statement.ts';
import { useFormContext } from 'react-hook-form';
import { fieldAt, isStatedAlone } from './statement-fields.ts';

const words = statementWords.draft;

/** The head of the column says its label to those who see it. */
const CellNumber = (props: InputProps) => <NumberInput {...props} labelHidden />;
const CellRate = (props: InputProps) => <VatRateInput {...props} labelHidden />;

type RightLinesProps = {
  lines: readonly StatementLine[];
  /** Of an invoice of a list: which one, from 0. */
  place: { at: number; invoice: StatedInvoice['invoice'] } | null;
};

/** Trước và sau: the lines as they were issued, and what they should have said. A line without figures has nothing to change. */
export function RightLines({ lines, place }: RightLinesProps) {
  const { control } = useFormContext();
  const shared = { control, readOnly: false, input: CellNumber };
  // The first invoice of a list is that of the statement itself.
  const base = place === null || place.at === 0 ? '' : `further.${place.at - 1}.`;
  const title = place === null ? words.lines : words.linesOf(shownName(place.invoice));
  return (
    <Card title={title} note={words.linesNote} flush>
      <div className="statement__scroll">
        <table className="statement__lines">
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.was}</th>
              <th scope="col">{words.quantityHead}</th>
              <th scope="col">{words.priceHead}</th>
              <th scope="col">{words.rateHead}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => {
              const { name, unit, quantity, unit_price, amount, vat_rate } = line;
              const isAlone = isStatedAlone(line);
              return !isAlone && (quantity === null || unit_price === null) ? (
                <tr key={at}>
                  <td colSpan={5}>{name}</td>
                </tr>
              ) : (
                <tr key={at}>
                  <td>
                    {name}
                    <small>{[unit, vat_rate].filter(Boolean).join(' · ')}</small>
                  </td>
                  <td className="k-number" data-label={words.was}>
                    {isAlone
                      ? formatNumber(amount ?? '')
                      : `${formatNumber(quantity ?? '')} × ${formatNumber(unit_price ?? '')}`}
                  </td>
                  {isAlone ? (
                    <td colSpan={2} data-label={words.amountHead}>
                      <FieldSlot
                        {...shared}
                        field={{ ...fieldAt('right_lines.amount'), label: words.amount(at + 1) }}
                        name={`${base}right_lines.${at}.amount`}
                      />
                    </td>
                  ) : (
                    <>
                      <td data-label={words.quantityHead}>
                        <FieldSlot
                          {...shared}
                          field={{ ...fieldAt('right_lines.quantity'), label: words.quantity(at + 1) }}
                          name={`${base}right_lines.${at}.quantity`}
                        />
                      </td>
                      <td data-label={words.priceHead}>
                        <FieldSlot
                          {...shared}
                          field={{ ...fieldAt('right_lines.unit_price'), label: words.price(at + 1) }}
                          name={`${base}right_lines.${at}.unit_price`}
                        />
                      </td>
                    </>
                  )}
                  <td data-label={words.rateHead}>
                    {vat_rate !== null && (
                      <FieldSlot
                        {...shared}
                        input={CellRate}
                        field={{ ...fieldAt('right_lines.vat_rate'), label: words.rate(at + 1) }}
                        name={`${base}right_lines.${at}.vat_rate`}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
