import { Field } from '#src/ui/field/field.tsx';
import { Matrix } from '#src/ui/matrix/matrix.tsx';
import { frameOf } from '#src/views/form/input-props.ts';
import type { ManyInputProps } from '#src/views/form/input-props.ts';
import { roleWords } from '#src/wording/roles.ts';
import { holds, isWhole, rightGroups, wholeRow, withFull, withRight } from './rights.ts';
import './roles.css';

const column = 'role';

/** The rights of the one role a form is about. */
export function RightsInput({ field, value, onChange, onBlur, error, readOnly }: ManyInputProps) {
  return (
    <Field {...frameOf({ field, error })} group labelHidden noteFirst>
      {() => (
        <div onBlur={onBlur}>
          <Matrix
            caption={field.label}
            corner={roleWords.corner}
            groups={rightGroups}
            whole={wholeRow}
            columns={[{ key: column, label: roleWords.own }]}
            isOn={(_column, row) => holds(value, row)}
            isWhole={() => isWhole(value)}
            onToggle={readOnly ? undefined : (_column, row, on) => onChange(withRight(value, row, on))}
            onWhole={readOnly ? undefined : (_column, on) => onChange(withFull(value, on))}
          />
        </div>
      )}
    </Field>
  );
}
