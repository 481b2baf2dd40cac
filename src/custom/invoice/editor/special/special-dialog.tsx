import { useState } from 'react';
import {
  specialFieldsOf,
  WRITTEN_SPECIAL_GOODS,
} from '#domain/documents/formats/invoices/special-goods.table.ts';
import { label } from '#src/language/language.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { specialWords as words } from '#src/wording/desk/special-goods.ts';
import type { DraftLine } from '../draft/draft.ts';

type Goods = (typeof WRITTEN_SPECIAL_GOODS)[number];

type SpecialDialogProps = {
  line: DraftLine;
  /** From 1. */
  position: number;
  onSave: (special: DraftLine['special']) => void;
  onClose: () => void;
};

/** What the law asks for beside goods of some kinds: the vehicle and the way of a transport, the sender of a freight, the plot of land. */
export function SpecialDialog({ line: { special }, position, onSave, onClose }: SpecialDialogProps) {
  const [goods, setGoods] = useState<Goods | ''>(special === null ? '' : (special[0]?.goods ?? '2'));
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      (special ?? [])
        .filter((one) => one.goods === special?.[0]?.goods)
        .map(({ name, value }) => [name, value]),
    ),
  );
  // Sent by the API: goods of several kinds in one line. What is not shown here is not changed.
  const others = (special ?? []).filter((one) => one.goods !== special?.[0]?.goods);
  const [isEmpty, setIsEmpty] = useState(false);
  const save = () => {
    const stated =
      goods === '' ? null : [...statedOf(goods, values), ...others.filter((one) => one.goods !== goods)];
    // Only a transport on a fixed route states nothing; of another kind nothing would be left of the choice.
    if (stated?.length === 0 && goods !== '2') return setIsEmpty(true);
    onSave(stated);
    onClose();
  };
  return (
    <FormDialog
      title={words.titleOf(position)}
      action={words.save}
      busy={false}
      failure={isEmpty ? words.empty : null}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        label={words.kind}
        value={goods}
        emptyLabel={words.ordinary}
        choices={WRITTEN_SPECIAL_GOODS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(chosen) => setGoods(WRITTEN_SPECIAL_GOODS.find((one) => one === chosen) ?? '')}
        hint={goods === '' ? undefined : words.hints[goods]}
      />
      {goods !== '' &&
        specialFieldsOf(goods).map(({ name, label: vietnamese, needed, max }) => (
          <TextField
            key={name}
            label={label(vietnamese)}
            required={needed}
            max={max}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
    </FormDialog>
  );
}

/** The fields of a kind that are given, in the order of the annex. */
function statedOf(goods: Goods, values: Readonly<Record<string, string>>): NonNullable<DraftLine['special']> {
  return specialFieldsOf(goods).flatMap(({ name }) => {
    const value = (values[name] ?? '').trim();
    return value === '' ? [] : [{ goods, name, value }];
  });
}
