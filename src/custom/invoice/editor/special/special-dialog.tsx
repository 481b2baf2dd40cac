import { useState } from 'react';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import {
  SPECIAL_GOODS,
  specialFieldsOf,
  type SpecialQuestion,
} from '#domain/documents/formats/invoices/special-goods.table.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { specialWords as words } from '#src/wording/desk/special-goods.ts';
import type { DraftLine, DraftPlace } from '../draft/draft.ts';
import { PlaceFields } from './place-fields.tsx';
import { problemOf, SpecialField } from './special-field.tsx';

type Goods = (typeof SPECIAL_GOODS)[number];

type SpecialDialogProps = {
  line: DraftLine;
  /** From 1. */
  position: number;
  /** Where the buyer lives, which an invoice of a car or motorbike states once for all its lines. */
  place: DraftPlace;
  onSave: (special: DraftLine['special'], place: DraftPlace) => void;
  onClose: () => void;
};

/** What the law asks for beside goods of some kinds: the car, the vehicle and the way of a transport, the sender of a freight, the plot of land. */
export function SpecialDialog({
  line: { special },
  position,
  place: before,
  onSave,
  onClose,
}: SpecialDialogProps) {
  const [goods, setGoods] = useState<Goods | ''>(special === null ? '' : (special[0]?.goods ?? '2'));
  const [first] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        (special ?? [])
          .filter((one) => one.goods === special?.[0]?.goods)
          .map(({ name, value }) => [name, value]),
      ),
  );
  const [values, setValues] = useState(first);
  useReportUnsaved(values !== first);
  const [place, setPlace] = useState(before);
  // Sent by the API: goods of several kinds in one line. What is not shown here is not changed.
  const others = (special ?? []).filter((one) => one.goods !== special?.[0]?.goods);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isJudged, setIsJudged] = useState(false);
  const questions = goods === '' ? [] : specialFieldsOf(goods, values);
  const isHalfPlaced = goods === '1' && place.province_code !== '' && place.commune_code === '';
  const save = () => {
    const stated =
      goods === ''
        ? null
        : [...statedOf(goods, questions, values), ...others.filter((one) => one.goods !== goods)];
    // Only a transport on a fixed route states nothing; of another kind nothing would be left of the choice.
    if (stated?.length === 0 && goods !== '2') return setIsEmpty(true);
    const isWrong = questions.some(({ name, content }) => problemOf(content, values.get(name) ?? ''));
    if (isWrong || isHalfPlaced) return setIsJudged(true);
    onSave(stated, goods === '1' ? place : before);
    onClose();
  };
  return (
    <FormDialog
      title={words.titleOf(position)}
      action={words.save}
      size={goods === '1' ? 'medium' : 'small'}
      busy={false}
      failure={isEmpty ? words.empty : null}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        label={words.kind}
        value={goods}
        emptyLabel={words.ordinary}
        choices={SPECIAL_GOODS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(chosen) => setGoods(SPECIAL_GOODS.find((one) => one === chosen) ?? '')}
        hint={goods === '' ? undefined : words.hints[goods]}
      />
      {goods === '1' && (
        <PlaceFields
          place={place}
          onChange={setPlace}
          error={isJudged && isHalfPlaced ? words.noCommune : undefined}
        />
      )}
      <FormGrid columns={goods === '1' ? 2 : 1}>
        {questions.map((question) => (
          <SpecialField
            key={question.name}
            question={question}
            value={values.get(question.name) ?? ''}
            onChange={(value) => setValues(new Map(values).set(question.name, value))}
            isJudged={isJudged}
          />
        ))}
      </FormGrid>
    </FormDialog>
  );
}

/** The fields of a kind that are given, in the order of the annex. */
function statedOf(
  goods: Goods,
  questions: readonly SpecialQuestion[],
  values: ReadonlyMap<string, string>,
): NonNullable<DraftLine['special']> {
  return questions.flatMap(({ name }) => {
    const value = (values.get(name) ?? '').trim();
    return value === '' ? [] : [{ goods, name, value }];
  });
}
