import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Icon } from '../display/icon.tsx';
import { SelectField } from '../field/select-field.tsx';
import { fieldChoices, missingFields } from './mapping-model.ts';
import type { FileColumn, Mapping, TargetField } from './mapping-model.ts';
import './mapping-table.css';

type MappingTableProps = {
  columns: readonly FileColumn[];
  fields: readonly TargetField[];
  value: Mapping;
  onChange: (value: Mapping) => void;
};

/** Which column of the file goes to which field; what is still missing stands above. */
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
            'Đã ghép đủ các trường bắt buộc'
          ) : (
            <>
              Còn thiếu trường bắt buộc: <b>{missing.map(({ label }) => label).join(', ')}</b>
            </>
          )}
        </span>
      </p>
      <table>
        <caption className="k-visually-hidden">Ghép cột của tệp với trường</caption>
        <thead>
          <tr>
            <th scope="col">Cột trong tệp</th>
            <th scope="col">Ba giá trị đầu</th>
            <th scope="col">Nhập vào trường</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.key}>
              <th scope="row">
                <span className="k-mapping__letter">{column.letter}</span>
                {column.header}
              </th>
              <td className="k-mapping__samples">
                {column.samples.slice(0, 3).map((sample, index) => (
                  // Samples repeat; their place is all they are.
                  <span key={index}>{sample === '' ? '–' : sample}</span>
                ))}
              </td>
              <td>
                <SelectField
                  label={`Trường cho cột ${column.header}`}
                  labelHidden
                  emptyLabel="Không nhập"
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
