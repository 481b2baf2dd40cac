import type { components } from '#generated/types.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import { auditWords } from '#src/wording/settings/audit.ts';
import { ChangedValue } from './changed-value.tsx';
import { nameOfField } from './undescribed.ts';
import './changes-table.css';

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
