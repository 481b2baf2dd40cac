import { adjustingLines } from '#domain/invoice/lines/adjusting-lines.ts';
import { isLumpSum } from '#domain/invoice/lines/lump-sum.ts';
import { LINE_TEXT_LIMITS } from '#domain/fields/content-limits.table.ts';
import { matterSort } from '#domain/rules/corrections/matter-sorts.ts';
import { rulesOf } from '#domain/rules/rules-of.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useState } from 'react';
import { BeforeAfterGrid, type After } from './before-after-grid.tsx';
import { CorrectionForm, type Chosen, type CorrectingFormProps } from './correction-form.tsx';
import { PlannedValue } from './planned-value.tsx';
import { isDiscount } from './subject.ts';

const words = correctionWords.adjusting;

/** Before and after of each line, what else is put right, why it is adjusted, and what was agreed. */
export function AdjustingForm({ subject, remedies }: CorrectingFormProps) {
  const issued = remedies.lines_in_force;
  const before = issued.map((line): After => ({
    quantity: line.quantity ?? '',
    unit_price: line.unit_price ?? '',
    amount: isLumpSum(line) ? (line.amount ?? '') : null,
    vat_rate: line.vat_rate ?? null,
  }));
  const [after, setAfter] = useState<readonly After[]>(before);
  const [note, setNote] = useState('');
  const changed = adjustingLines(issued, after);
  const stated = note.trim();
  const lines = stated === '' ? changed : [...changed, { kind: 'note' as const, name: stated }];
  const isUnread = after.some(
    ({ quantity, unit_price, amount }) =>
      unreadText(quantity) !== null || unreadText(unit_price) !== null || unreadText(amount ?? '') !== null,
  );
  // Neither discount belongs to the difference of a line: what is taken back is then more than was paid, and nothing else says so.
  const isPaidLess = subject.has_whole_discount || issued.some((line) => isDiscount(line.discount_amount));
  const toDo = ({ matter, statement_id }: Chosen) => {
    if (isUnread) return words.unread;
    if (changed.length > 0) return null;
    if (matterSort(matter) !== 'main') return words.nothing;
    return stated === '' && !statement_id ? words.nothingStated : null;
  };
  return (
    <CorrectionForm
      method="adjust"
      words={{ ...words, title: correctionTitles.adjusting, back: correctionTitles.title }}
      {...{ subject, remedies }}
      draft={(input) => subject.adjust(lines.length === 0 ? input : { ...input, lines })}
      isDirty={lines.length > 0 || isUnread}
      toDo={toDo}
      aside={<PlannedValue {...{ subject, remedies }} lines={changed} />}
    >
      {isPaidLess && <Banner tone="warning">{words.paidLess}</Banner>}
      <BeforeAfterGrid
        lines={issued}
        {...{ before, after }}
        rates={ratesFor(subject, remedies)}
        currency={subject.money.currency}
        onChange={setAfter}
      />
      {remedies.lines_apart > 0 && <p className="correction__hint">{words.apart(remedies.lines_apart)}</p>}
      <Card title={words.information} note={words.informationNote}>
        <TextArea
          label={words.information}
          labelHidden
          hint={words.informationHelp}
          max={LINE_TEXT_LIMITS.name.max}
          value={note}
          onChange={setNote}
        />
      </Card>
      {isUnread && <Banner tone="warning">{words.unread}</Banner>}
    </CorrectionForm>
  );
}

/** Those of the day of the invoice that is adjusted, or of the first that it replaced. */
function ratesFor(
  { issued_on }: CorrectingFormProps['subject'],
  { corrected_on }: CorrectingFormProps['remedies'],
): string[] {
  const { rates } = rulesOf(corrected_on, { corrects: { issued_on } });
  return rates.map(({ rate }) => rate).filter((rate) => rate !== 'KHAC');
}
