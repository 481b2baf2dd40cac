import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { CorrectionForm, type CorrectingFormProps } from './correction-form.tsx';
import type { Subject } from './subject.ts';

const words = correctionWords.replacing;

/** Why an invoice is replaced, and what was agreed; its replacement begins with what it says. */
export function ReplacingForm({ subject, remedies }: CorrectingFormProps) {
  const title = correctionTitles.replacing;
  return (
    <CorrectionForm
      method="replace"
      words={{ title, back: correctionWords.back, matter: words.matter, submit: title }}
      {...{ subject, remedies }}
      draft={subject.replace}
    >
      <LinesCard lines={subject.lines} />
    </CorrectionForm>
  );
}

function LinesCard({ lines }: Pick<Subject, 'lines'>) {
  const grid = correctionWords.adjusting;
  return (
    <Card title={words.lines} note={words.linesNote} flush>
      <div className="correction__scroll">
        <table className="correction__grid">
          <thead>
            <tr>
              <th scope="col">{grid.goods}</th>
              <th scope="col">{grid.quantity}</th>
              <th scope="col">{grid.price}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, unit, vat_rate, quantity, unit_price }, at) => (
              <tr key={at}>
                <td>
                  {name}
                  <small>{[unit, vat_rate].filter(Boolean).join(' · ')}</small>
                </td>
                <td className="k-number" data-label={grid.quantity}>
                  {quantity ? formatNumber(quantity) : null}
                </td>
                <td className="k-number" data-label={grid.price}>
                  {unit_price ? formatNumber(unit_price) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
