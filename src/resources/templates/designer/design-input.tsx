import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { FieldSlots } from '#src/views/form/field-slot.tsx';
import type { ObjectInputProps } from '#src/views/form/inputs/input-props.ts';
import { printDesignWords as words } from '#src/wording/settings/print-design.ts';
import { ColumnsInput } from './columns-input.tsx';
import { LogoInput } from './logo-input.tsx';
import './designer.css';

/** The parts of a design and the fields of each, in the order they are met from the paper inwards. */
const PARTS = [
  { key: 'paper', fields: ['paper', 'font', 'font_size', 'language'] },
  { key: 'logo', fields: ['logo_id', 'logo_size', 'initials'] },
  { key: 'background', fields: ['table_color', 'watermark', 'watermark_text', 'frame'] },
  { key: 'table', fields: ['line_fields', 'blank_rows', 'carried_totals'] },
  { key: 'lines', fields: ['seller_lines', 'extra_fields', 'foot_note'] },
  { key: 'signatures', fields: ['buyer_signature', 'signature_boxes'] },
] as const;

const inputs = { logo_id: LogoInput };
const wide = ['logo_id', 'table_color'];

/** The options of a template's design, by the part of the print they change. */
export function DesignInput({ field, name, control, readOnly }: ObjectInputProps) {
  const named = (sources: readonly string[]): FieldDescriptor[] =>
    sources.flatMap((source) => (field.fields ?? []).filter((one) => one.source === source));
  return (
    <div className="design-parts">
      {PARTS.map(({ key, fields }) => (
        <fieldset key={key} className="design-part">
          <legend>{words[key]}</legend>
          {key === 'table' && (
            <ColumnsInput name={`${name}.columns`} ownName={`${name}.line_fields`} readOnly={readOnly} />
          )}
          <FieldSlots fields={named(fields)} {...{ name, control, readOnly, inputs, wide }} />
        </fieldset>
      ))}
    </div>
  );
}
