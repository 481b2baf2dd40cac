import type { components } from '#generated/types.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import { auditWords } from '#src/wording/settings/audit.ts';
import { nameOfField, valueInWords } from './undescribed.ts';
import './changes-table.css';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { nothing } from '#src/ui/format/number.ts';
import { FieldValue } from '#src/views/values/field-value.tsx';

type Entry = components['schemas']['AuditLogEntry'];
type ChangesTableProps = Pick<Entry, 'resource' | 'action' | 'changes'>;

/** What changed, field by field, under the names its resource gives them. */
export function ChangesTable({ resource, action, changes }: ChangesTableProps) {
  if (changes.length === 0) return <p className="changes-none">{auditWords.noChanges}</p>;
  const fields = descriptors.find(({ name }) => name === resource)?.fields ?? [];
  const hadBefore = action !== 'create';
  const hasAfter = action !== 'delete';
  return (
    <div className="changes" tabIndex={0} role="group" aria-label={auditWords.changes}>
      <table>
        <caption className="k-visually-hidden">{auditWords.changes}</caption>
        <thead>
          <tr>
            <th scope="col">{auditWords.field}</th>
            {hadBefore && <th scope="col">{auditWords.before}</th>}
            {hasAfter && <th scope="col">{auditWords.after}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const field = fields.find(({ source }) => source === change.field);
            return (
              <tr key={change.field}>
                <th scope="row">{field?.label ?? nameOfField(change.field)}</th>
                {hadBefore && (
                  <td>
                    <ChangedValue name={change.field} field={field} text={change.before} />
                  </td>
                )}
                {hasAfter && (
                  <td>
                    <ChangedValue name={change.field} field={field} text={change.after} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type ChangedValueProps = {
  /** What the log holds it under. */
  name: string;
  /** The field as it is described today; none when it is not there any more. */
  field: FieldDescriptor | undefined;
  /** JSON text; null for nothing. */
  text: string | null;
};

/** A long value is cut by the server, and ends so. */
const cut = '…';

const holdsMore: readonly FieldDescriptor['kind'][] = ['object', 'list', 'file', 'image'];

/** Whether a value can be drawn as the field is drawn today: the description may have changed since, or it was cut. */
function fits(field: FieldDescriptor, value: unknown): boolean {
  if (typeof value === 'string' && (value.endsWith(cut) || holdsMore.includes(field.kind))) return false;
  return field.many || field.kind === 'list' ? Array.isArray(value) : !Array.isArray(value);
}

/** A value of the log, drawn as its field is. */
function ChangedValue({ name, field, text }: ChangedValueProps) {
  if (text === null) return <>{nothing}</>;
  const value: unknown = JSON.parse(text);
  if (field !== undefined && fits(field, value)) return <FieldValue field={field} value={value} />;
  const words = field === undefined ? valueInWords(name, value) : null;
  return <>{words ?? (typeof value === 'string' ? value : text)}</>;
}
