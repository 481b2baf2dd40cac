import { adjustingLines } from '#domain/invoice/lines/adjusting-lines.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useState } from 'react';
import { BeforeAfterGrid, type After } from './before-after-grid.tsx';
import { CorrectionForm, type CorrectingFormProps } from './correction-form.tsx';
import { PlannedValue } from './planned-value.tsx';
import { isDiscount } from './subject.ts';

const words = correctionWords.adjusting;

/** Before and after of each line, why it is adjusted, and what was agreed. */
export function AdjustingForm({ subject, remedies }: CorrectingFormProps) {
  const issued = remedies.lines_in_force;
  const before = issued.map(({ quantity, unit_price }): After => ({
    quantity: quantity ?? '',
    unit_price: unit_price ?? '',
  }));
  const [after, setAfter] = useState<readonly After[]>(before);
  const lines = adjustingLines(issued, after);
  const isUnread = after.some(
    ({ quantity, unit_price }) => unreadText(quantity) !== null || unreadText(unit_price) !== null,
  );
  // Neither discount belongs to the difference of a line: what is taken back is then more than was paid, and nothing else says so.
  const isPaidLess = subject.has_whole_discount || issued.some((line) => isDiscount(line.discount_amount));
  const toDo = isUnread ? words.unread : lines.length === 0 ? words.nothing : null;
  return (
    <CorrectionForm
      method="adjust"
      words={{ ...words, title: correctionTitles.adjusting, back: correctionTitles.title }}
      {...{ subject, remedies }}
      draft={(input) => subject.adjust({ ...input, lines })}
      isDirty={lines.length > 0 || isUnread}
      toDo={toDo}
      aside={<PlannedValue {...{ subject, remedies, lines }} />}
    >
      {isPaidLess && <Banner tone="warning">{words.paidLess}</Banner>}
      <BeforeAfterGrid
        lines={issued}
        {...{ before, after }}
        currency={subject.money.currency}
        onChange={setAfter}
      />
      {remedies.lines_apart > 0 && <p className="correction__hint">{words.apart(remedies.lines_apart)}</p>}
      {isUnread && <Banner tone="warning">{words.unread}</Banner>}
    </CorrectionForm>
  );
}
