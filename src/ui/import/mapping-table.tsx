import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Icon } from '../display/icon.tsx';
import { SelectField } from '../field/choice/select-field.tsx';
import { fieldChoices, missingFields } from './mapping-model.ts';
import type { FileColumn, Mapping, TargetField } from './mapping-model.ts';
import { sheetWords } from '../words/sheet.ts';
import './mapping-table.css';

type MappingTableProps = {
  columns: readonly FileColumn[];
  fields: readonly TargetField[];
  value: Mapping;
  onChange: (value: Mapping) => void;
};

/** Which column of the file goes to which field; missing fields are listed above. */
export function MappingTable({ columns, fields, value, onChange }: MappingTableProps) {
  const missing = missingFields(fields, value);
  return (
    <div className="k-mapping">
      <p
        role="status"
        className={`k-mapping__missing${missing.length === 0 ? ' k-mapping__missing--none' : ''}`}
      >
        <Icon of={missing.length === 0 ? IconCheck : IconAlert} size={16} />
        <span>
          {missing.length === 0 ? (
            sheetWords.mapping.complete
          ) : (
            <>
              {sheetWords.mapping.missing} <b>{missing.map(({ label }) => label).join(', ')}</b>
            </>
          )}
        </span>
      </p>
      <table>
        <caption className="k-visually-hidden">{sheetWords.mapping.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{sheetWords.mapping.column}</th>
            <th scope="col">{sheetWords.mapping.samples}</th>
            <th scope="col">{sheetWords.mapping.field}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.key}>
              <th scope="row">
                <span className="k-mapping__letter">{column.letter}</span>
                {column.header}
                {column.note !== undefined && <small>{column.note}</small>}
              </th>
              <td className="k-mapping__samples">
                {column.samples.slice(0, 3).map((sample, index) => (
                  // Samples repeat; their place is all they are.
                  <span key={index}>{sample === '' ? '–' : sample}</span>
                ))}
              </td>
              <td>
                <SelectField
                  label={sheetWords.mapping.fieldOf(column.header)}
                  labelHidden
                  emptyLabel={sheetWords.mapping.skip}
                  value={value[column.key] ?? ''}
                  onChange={(field) => onChange({ ...value, [column.key]: field === '' ? null : field })}
                  choices={fieldChoices(fields, value, column.key)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
