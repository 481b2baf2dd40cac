import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { KeepingLinks } from '#src/views/guard/keeping-links.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldAt } from './registration-fields.ts';

type Schemas = components['schemas'];
type Declared = Schemas['RegistrationCertificate'];
type Own = Schemas['RegistrationOwnCertificate'];

const words = registrationWords.certificates;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** As part 5 names it; one the authority knows already is extended, another is new. */
function declared({ issuer_name, serial, valid_from, valid_to }: Own): Declared {
  return { issuer_name, serial, valid_from, valid_to, action: 'add' };
}

/** Part 5: the certificates that sign, picked from the company's own. */
export function CertificatesCard({ own }: { own: readonly Own[] }) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name: 'certificates', control });
  const rows = field.value as readonly Declared[];
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const left = own.filter(({ serial }) => !rows.some((row) => isSame(row.serial, serial)));
  const change = (next: readonly Declared[]) => {
    field.onChange(next);
    field.onBlur();
  };
  const actions = fieldAt('certificates').fields?.find(({ source }) => source === 'action')?.options ?? [];
  return (
    <Card
      flush
      title={words.title}
      action={
        left.length > 0 && (
          <Button
            tone="plain"
            size="small"
            icon={IconPlus}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {words.add}
          </Button>
        )
      }
    >
      <div className="registration__certificates" data-field="certificates">
        {rows.length > 0 && (
          <table>
            <caption className="k-visually-hidden">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.issuer}</th>
                <th scope="col">{words.serial}</th>
                <th scope="col">{words.validity}</th>
                <th scope="col">{words.action}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.serial}>
                  <td>{row.issuer_name}</td>
                  <td>
                    <code>{row.serial}</code>
                  </td>
                  <td className="k-number">
                    {formatInstantDate(row.valid_from)} – {formatInstantDate(row.valid_to)}
                  </td>
                  <td>
                    <SelectField
                      label={words.actionOf(row.serial)}
                      labelHidden
                      value={row.action}
                      choices={actions.map(({ value, label }) => ({ value, label }))}
                      onChange={(action) =>
                        change(rows.with(at, { ...row, action: action as Declared['action'] }))
                      }
                    />
                  </td>
                  <td>
                    <IconButton
                      size="small"
                      icon={IconTrash}
                      name={words.remove(row.serial)}
                      onClick={() => change(rows.toSpliced(at, 1))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length === 0 && <p>{own.length === 0 ? words.noneOwn : words.none}</p>}
        {own.length === 0 && may('createCertificate') && (
          <p>
            <KeepingLinks>
              <KitLink href={hrefOf('certificates')}>{words.toCertificates}</KitLink>
            </KeepingLinks>
          </p>
        )}
        {fieldState.error && <p className="registration__problem">{fieldState.error.message}</p>}
      </div>
      <Menu
        name={words.add}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={left.map((one) => ({
          label: one.subject_name,
          note: [one.serial, one.declared && words.declared].filter(Boolean).join(' · '),
          onSelect: () => change([...rows, declared(one)]),
        }))}
      />
    </Card>
  );
}
