import { isTaxCode } from '#domain/fields/tax-code.ts';
import type { FieldDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { recordHref } from '#src/views/values/record-href.ts';
import { forms } from '#src/wording/forms.ts';
import { useCanAccess, useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useEdited } from '../edited-context.ts';
import type { Edited } from '../edited-context.ts';
import { frameOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';
import { recordName } from '../../record-name.ts';

/** What else is asked about a tax code, by the same button, and what is said of it. */
type Elsewhere = {
  label: string;
  /** Null where there is nothing to ask, or the account may not. */
  ask: (() => void) | null;
  busy: boolean;
  success?: string | undefined;
  hint?: ReactNode;
};

/** The input of a tax code; where the list of its resource can be searched by it, with a way to ask who has it already. */
export function TaxCodeInput(props: InputProps & { elsewhere?: Elsewhere | undefined }) {
  const edited = useEdited();
  const { elsewhere, ...line } = props;
  const { field } = line;
  const isOwn = edited?.descriptor.fields.some(({ source }) => source === field.source) ?? false;
  const isSearched = edited !== null && isOwn && field.search && edited.descriptor.operations.list !== null;
  return isSearched ? (
    <SearchedTaxCode {...line} edited={edited} elsewhere={elsewhere} />
  ) : (
    <TaxCodeLine {...line} />
  );
}

type LineProps = InputProps & Partial<Pick<Parameters<typeof TextField>[0], 'hint' | 'success' | 'suffix'>>;

function TaxCodeLine({ field, error, hint, ...control }: LineProps) {
  const frame = frameOf({ field, error });
  return (
    <TextField
      {...frame}
      hint={hint ?? frame.hint}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      {...control}
    />
  );
}

/** How many records a look-up reads: one code, its branches and those who merely mention it. */
const read = 20;

function useOwners({ descriptor, id }: Edited, { source }: FieldDescriptor, asked: string | null) {
  const { data, isFetching, error } = useGetList<RaRecord>(
    pathOf(descriptor.name as ResourceName),
    {
      filter: { query: asked },
      pagination: { page: 1, perPage: read },
      sort: { field: descriptor.represent, order: 'ASC' },
    },
    { enabled: asked !== null },
  );
  const owners = data?.filter((record) => record[source] === asked && record.id !== id);
  return { owner: owners?.[0] ?? null, isKnown: owners !== undefined, isFetching, error };
}

type SearchedProps = InputProps & { edited: Edited; elsewhere?: Elsewhere | undefined };

function SearchedTaxCode({ edited, elsewhere, ...props }: SearchedProps) {
  const { field, value, readOnly } = props;
  const { descriptor } = edited;
  const { canAccess: mayList } = useCanAccess({ resource: descriptor.name, action: 'list' });
  const [asked, setAsked] = useState<string | null>(null);
  const code = value.trim();
  const { owner, isKnown, isFetching, error } = useOwners(edited, field, asked);
  const isAnswered = asked === code && isKnown && !isFetching;
  const ask = elsewhere?.ask ?? null;
  const busy = isFetching || elsewhere?.busy === true;
  const offered = !readOnly && isTaxCode(code) && (mayList === true || ask !== null);
  const isTaken = isAnswered && owner !== null;
  const free = isAnswered && owner === null ? forms.taxCodeFree(descriptor.one) : undefined;
  return (
    <TaxCodeLine
      {...props}
      success={isTaken || elsewhere?.hint ? undefined : (elsewhere?.success ?? free)}
      hint={
        isTaken ? (
          <span role="status">
            <Glyph tone="warning" /> {forms.taxCodeKnown}{' '}
            <KitLink href={recordHref(descriptor.name, owner.id)}>{recordTitle(descriptor, owner)}</KitLink>{' '}
            {elsewhere?.hint ?? elsewhere?.success}
          </span>
        ) : asked === code && error !== null ? (
          forms.lookUpFailed
        ) : (
          elsewhere?.hint
        )
      }
      suffix={
        offered && (
          <Button
            size="small"
            tone="plain"
            busy={busy}
            onClick={() => {
              if (mayList === true) setAsked(code);
              ask?.();
            }}
          >
            {busy ? forms.lookingUp : (elsewhere?.label ?? forms.lookUp)}
          </Button>
        )
      }
    />
  );
}

/** A record by its code and its name (`KH001 – An Phước`), where there is a code. */
function recordTitle(descriptor: ResourceDescriptor, record: Readonly<Record<string, unknown>>): string {
  const code = descriptor.fields.find(
    ({ unique, hidden, source }) => unique && !hidden && source !== descriptor.represent,
  );
  const value = code && record[code.source];
  const name = recordName(descriptor, record);
  return typeof value === 'string' && value !== '' ? `${value} – ${name}` : name;
}
