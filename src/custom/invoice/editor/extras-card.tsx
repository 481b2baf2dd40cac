import { memo } from 'react';
import { askedFields, type ExtraFieldRow } from '#domain/invoice/extras/extra-fields.ts';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { extraWords } from '#src/wording/desk/extras.ts';
import type { CardProps } from './draft/draft-reducer.ts';
import type { Template } from './draft/draft-content.ts';
import { extraText } from '#src/views/values/extra-text.ts';
import { FoldingCard } from './folding-card.tsx';
import { EXTRA_NUMBER } from './number-limits.ts';
import { extraId } from './problem-places.ts';

type ExtrasCardProps = CardProps & { template: Template | null };

/** Thông tin thêm: the fields that the template asks for beside those of the law; nothing where there are none. */
export const ExtrasCard = memo(function ExtrasCard({ draft, dispatch, problems, template }: ExtrasCardProps) {
  const { extras } = draft;
  const asked = template?.design.extra_fields ?? [];
  const fields = askedFields(
    asked,
    extras.map(({ name, type }) => ({ name, type })),
  );
  if (fields.length === 0) return null;
  const stated = (name: string) => extras.find((one) => one.name === name)?.value ?? '';
  const drawField = ({ name, type }: ExtraFieldRow) => {
    const id = extraId(name);
    const frame = {
      id,
      label: name,
      error: problems[id],
      value: stated(name),
      onChange: (value: string) => dispatch({ type: 'put_extra', fields, name, value }),
    };
    if (type === 'date') return <DateField key={name} {...frame} />;
    if (type === 'numeric') return <NumberField key={name} {...EXTRA_NUMBER} {...frame} />;
    return <TextField key={name} {...frame} max={500} autoComplete="off" />;
  };
  return (
    <FoldingCard
      title={extraWords.title}
      complete={fields.every(({ name }) => stated(name) !== '')}
      summary={extras.flatMap((extra) => (extra.value === '' ? [] : [`${extra.name}: ${extraText(extra)}`]))}
    >
      <div className="editor__extras">{fields.map(drawField)}</div>
    </FoldingCard>
  );
});
