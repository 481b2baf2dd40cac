import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { besideGoodsIn } from '#domain/rules/particulars/forms.table.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { moneyWords } from '#src/wording/money.ts';
import type { CardProps, DraftAction } from './draft/draft-reducer.ts';
import type { FeeEntry } from './draft/draft.ts';
import { besideGoodsEntry } from './number-limits.ts';
import { feeId, fieldId } from './problem-places.ts';

/** As many as the contract takes. */
const MAX_FEES = 20;

type BesideGoodsProps = CardProps & {
  form_no: string;
  /** The currency as it is written after an amount. */
  unit: string;
};

/** Phí, lệ phí and giảm trừ khác: folded away while there are none, since few invoices have them. */
export function BesideGoods({ draft, dispatch, problems, form_no, unit }: BesideGoodsProps) {
  const { fees, other_deduction, currency } = draft;
  const takes = besideGoodsIn(form_no);
  const isFilled = fees.length > 0 || other_deduction !== '';
  const [isOpen, setIsOpen] = useState(isFilled);
  const add = useAddFee(fees, dispatch);
  if (!isFilled && !takes.fees && !takes.other_deduction) return null;
  const id = fieldId('fees_section');
  // What was restored or undone is never hidden.
  const isShown = isOpen || isFilled;
  const open = () => {
    setIsOpen(true);
    if (takes.fees) add();
  };
  if (!isShown) {
    return (
      <Button id={id} tone="plain" size="small" icon={IconPlus} className="beside__open" onClick={open}>
        {moneyWords.besideGoods}
      </Button>
    );
  }
  const amount = besideGoodsEntry(currency);
  const refused = problems[id];
  return (
    <fieldset className="beside" id={id} tabIndex={-1}>
      <legend>{moneyWords.besideGoods}</legend>
      {refused !== undefined && <p className="beside__refused">{refused}</p>}
      {fees.map(({ key, name, amount: typed }, at) => (
        <div key={key} className="beside__fee">
          <TextField
            id={feeId(key, 'name')}
            label={moneyWords.feeName(at + 1)}
            placeholder={moneyWords.feeNameHint}
            autoComplete="off"
            value={name}
            onChange={(value) => dispatch({ type: 'put_fee', key, change: { name: value } })}
            error={problems[feeId(key, 'name')]}
          />
          <NumberField
            id={feeId(key, 'amount')}
            label={moneyWords.feeAmountOf(at + 1)}
            {...amount}
            suffix={unit}
            value={typed}
            onChange={(value) => dispatch({ type: 'put_fee', key, change: { amount: value } })}
            error={problems[feeId(key, 'amount')]}
          />
          <IconButton
            icon={IconTrash}
            name={moneyWords.removeFee(name.trim() || String(at + 1))}
            onClick={() => {
              dispatch({ type: 'remove_fee', key });
              document.getElementById(fieldId('other_deduction'))?.focus();
            }}
          />
        </div>
      ))}
      {takes.fees && fees.length < MAX_FEES && (
        <Button tone="plain" size="small" icon={IconPlus} onClick={add}>
          {moneyWords.addFee}
        </Button>
      )}
      <NumberField
        id={fieldId('other_deduction')}
        label={moneyWords.otherDeduction}
        {...amount}
        suffix={unit}
        value={other_deduction}
        disabled={!takes.other_deduction && other_deduction === ''}
        hint={takes.other_deduction ? moneyWords.otherDeductionHint : moneyWords.notInForm}
        onChange={(value) => dispatch({ type: 'put', field: 'other_deduction', value })}
        error={problems[fieldId('other_deduction')]}
      />
    </fieldset>
  );
}

/** Adds a fee; writing goes on in its name. Fees of a draft that is opened or restored take no focus. */
function useAddFee(fees: readonly FeeEntry[], dispatch: Dispatch<DraftAction>): () => void {
  const isAdding = useRef(false);
  const last = fees.at(-1)?.key ?? null;
  useEffect(() => {
    if (isAdding.current && last !== null) document.getElementById(feeId(last, 'name'))?.focus();
    isAdding.current = false;
  }, [last]);
  return () => {
    isAdding.current = true;
    dispatch({ type: 'add_fee' });
  };
}
