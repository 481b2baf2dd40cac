import type { components } from '#generated/types.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { media } from '#src/theme/tokens.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { Matrix } from '#src/ui/matrix/matrix.tsx';
import { recordHref } from '#src/views/values/record-href.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { useState } from 'react';
import { holds, isAbove, isWhole, lockedWhy, rightGroups, wholeRow } from './rights.ts';
import { editFull, editRight, isEdited, unsavedWords, wantedRights } from './role-edits.ts';
import './roles.css';
import { useRoleEdits } from './use-role-edits.ts';

type Role = components['schemas']['Role'];
type RolesMatrixProps = {
  roles: readonly Role[];
  /** People by the id of their role. */
  counts: ReadonlyMap<number, number>;
  mayEdit: boolean;
};

/** Every role as a column; on a phone one of them, chosen above. */
export function RolesMatrix({ roles, counts, mayEdit }: RolesMatrixProps) {
  const { permissions: own } = useSignedIn().account;
  const phone = useMediaQuery(media.sheetNavigation);
  const [chosen, setChosen] = useState('');
  const { edits, setEdits, refusals, ...work } = useRoleEdits(roles);
  const byKey = new Map(roles.map((role) => [String(role.id), role]));
  const shown = phone ? [byKey.get(chosen) ?? roles[0]].filter((role) => role !== undefined) : roles;
  const wanted = (key: string) => {
    const role = byKey.get(key);
    return role === undefined ? [] : wantedRights(role, edits);
  };
  const edit = (key: string, change: (role: Role) => typeof edits) => {
    const role = byKey.get(key);
    if (role !== undefined && !work.busy) setEdits(change(role));
  };
  const people = ({ id }: Role) => roleWords.people(formatCount(counts.get(id) ?? 0));
  return (
    <>
      {refusals.length > 0 && (
        <div className="roles-refused">
          {refusals.map((sentence) => (
            <Banner key={sentence} tone="critical">
              {sentence}
            </Banner>
          ))}
        </div>
      )}
      {phone && (
        <div className="roles-choice">
          <SelectField
            label={roleWords.choose}
            value={String(shown[0]?.id ?? '')}
            onChange={setChosen}
            choices={roles.map((role) => ({
              value: String(role.id),
              label: `${role.name} (${people(role)})`,
            }))}
          />
        </div>
      )}
      <Card flush>
        <Matrix
          caption={roleWords.matrix}
          corner={roleWords.corner}
          groups={rightGroups}
          whole={wholeRow}
          columns={shown.map((role) => ({
            key: String(role.id),
            label: role.name,
            note: isAbove(own, role.permissions) ? `${people(role)} · ${roleWords.readOnly}` : people(role),
            href: recordHref('roles', role.id),
            changed: isEdited(role, edits),
          }))}
          isOn={(column, row) => holds(wanted(column), row)}
          isWhole={(column) => isWhole(wanted(column))}
          lockedWhy={(column, row) => lockedWhy(own, byKey.get(column)?.permissions ?? [], row)}
          isChanged={(column, row) => edits.get(Number(column))?.has(row) ?? false}
          onToggle={
            mayEdit ? (column, row, on) => edit(column, (role) => editRight(role, edits, row, on)) : undefined
          }
          onWhole={mayEdit ? (column, on) => edit(column, (role) => editFull(role, edits, on)) : undefined}
        />
      </Card>
      {mayEdit && !isWhole(own) && <p className="roles-footnote">{roleWords.ownOnly}</p>}
      {work.isDirty && (
        <SaveBar
          message={unsavedWords(roles, edits)}
          onSave={work.save}
          onDiscard={work.discard}
          busy={work.busy}
        />
      )}
    </>
  );
}
