import { useSignedIn } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Matrix } from '#src/ui/matrix/matrix.tsx';
import { frameOf } from '#src/views/form/inputs/input-props.ts';
import type { ManyInputProps } from '#src/views/form/inputs/input-props.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { useFormState } from 'react-hook-form';
import { holds, isAbove, isWhole, lockedWhy, rightGroups, wholeRow, withFull, withRight } from './rights.ts';
import type { Rights } from './rights.ts';
import './roles.css';

const column = 'role';

/** The rights of the one role a form is about; what one does not hold oneself cannot be given or taken. */
export function RightsInput({ field, value, onChange, onBlur, error, readOnly }: ManyInputProps) {
  const { permissions: own } = useSignedIn().account;
  const { defaultValues } = useFormState<{ permissions: Rights }>();
  const saved = (defaultValues?.permissions ?? []).filter((code) => code !== undefined);
  return (
    <Field {...frameOf({ field, error })} group labelHidden noteFirst>
      {() => (
        <div onBlur={onBlur} className="role-rights">
          {isAbove(own, saved) && <Banner tone="warning">{roleWords.aboveOwn}</Banner>}
          <Matrix
            caption={field.label}
            corner={roleWords.corner}
            groups={rightGroups}
            whole={wholeRow}
            columns={[{ key: column, label: roleWords.own }]}
            isOn={(_column, row) => holds(value, row)}
            isWhole={() => isWhole(value)}
            lockedWhy={(_column, row) => lockedWhy(own, saved, row)}
            onToggle={readOnly ? undefined : (_column, row, on) => onChange(withRight(value, row, on))}
            onWhole={readOnly ? undefined : (_column, on) => onChange(withFull(value, on))}
          />
        </div>
      )}
    </Field>
  );
}
