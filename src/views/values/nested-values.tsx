import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { nothing } from '#src/ui/format/number.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { FieldValue } from './field-value.tsx';
import './nested-values.css';

type RecordData = Readonly<Record<string, unknown>>;
type NestedProps<Value> = { field: FieldDescriptor; value: Value };

const shownFields = ({ fields }: FieldDescriptor) => (fields ?? []).filter(({ hidden }) => !hidden);

/** An object as terms and values. */
export function ObjectValue({ field, value }: NestedProps<RecordData>) {
  return (
    <Facts
      facts={shownFields(field).map((inner) => ({
        term: inner.label,
        value: <FieldValue field={inner} value={value[inner.source]} />,
      }))}
    />
  );
}

const rightAligned: readonly FieldDescriptor['kind'][] = ['integer', 'decimal', 'money'];

/** A list of small objects as a table; it scrolls in its own frame where there is no room. */
export function ListValue({ field, value }: NestedProps<readonly RecordData[]>) {
  if (value.length === 0) return <>{nothing}</>;
  const columns = shownFields(field);
  const side = ({ kind }: FieldDescriptor) => (rightAligned.includes(kind) ? 'list-value__end' : undefined);
  return (
    <div className="list-value" tabIndex={0} role="group" aria-label={field.label}>
      <table>
        <caption className="k-visually-hidden">{field.label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.source} scope="col" className={side(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.source} className={side(column)}>
                  <FieldValue field={column} value={row[column.source]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
