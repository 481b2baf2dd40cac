import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FieldSlot } from '#src/views/form/field-slot.tsx';
import { formValues, ownFields } from '#src/views/form/form-values.ts';
import { WantedInput } from '#src/views/form/inputs/wanted-input.tsx';
import { mistakeWords } from '#src/wording/mistake.ts';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { InvoicePicker } from './invoice-picker.tsx';
import { IssuedInvoice } from './issued-invoice.tsx';
import { BLANK_INVOICE, fieldAt, nameOf } from './mistake-fields.ts';
import type { MistakenInvoice } from './mistake-fields.ts';

const words = mistakeWords.lines;

/** What of an invoice of another system is typed by hand. */
const TYPED = ['form_no', 'symbol', 'number', 'issued_on', 'authority_code', 'decree'] as const;

/** The invoices of the notice: issued ones are picked and stay as they are, those of other systems are typed; each with its reason. */
export function LinesCard() {
  const { control } = useFormContext();
  const rows = useFieldArray({ control, name: 'invoices', keyName: 'row_key' });
  const lines = rows.fields as unknown as readonly (MistakenInvoice & { row_key: string })[];
  const { errors } = useFormState({ control, name: 'invoices' });
  const own = get(errors, 'invoices') as { message?: string; root?: { message?: string } } | undefined;
  const problem = own?.root?.message ?? own?.message;
  const add = (line: MistakenInvoice) => rows.append(formValues(ownFields(fieldAt('invoices')), line));
  return (
    <Card
      flush
      title={words.title}
      note={lines.length > 0 && words.count(lines.length)}
      action={
        <Button tone="plain" size="small" icon={IconPlus} onClick={() => add(BLANK_INVOICE)}>
          {words.other}
        </Button>
      }
    >
      <div className="mistake__find" data-field="invoices">
        <InvoicePicker taken={lines.map(({ invoice_id }) => String(invoice_id ?? ''))} onPick={add} />
        {problem && (
          <p className="mistake__problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="mistake__none">{words.none}</p>
      ) : (
        <ol className="mistake__lines">
          {lines.map((line, at) => (
            <li key={line.row_key} className="mistake__line" data-field={`invoices.${at}`}>
              <span className="mistake__place k-number">{at + 1}</span>
              <div className="mistake__invoice">
                {line.invoice_id ? <IssuedInvoice line={line} /> : <TypedInvoice at={at} />}
              </div>
              <div className="mistake__reason" data-field={`invoices.${at}.reason`}>
                <FieldSlot
                  field={fieldAt('invoices.reason')}
                  name={`invoices.${at}.reason`}
                  control={control}
                  readOnly={false}
                  input={WantedInput}
                />
              </div>
              <IconButton
                size="small"
                icon={IconTrash}
                name={words.remove(nameOf(line) ?? words.otherInvoice(at + 1))}
                onClick={() => rows.remove(at)}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="mistake__note">{words.natureHint}</p>
    </Card>
  );
}

function TypedInvoice({ at }: { at: number }) {
  const { control } = useFormContext();
  return (
    <FormGrid columns={3}>
      {TYPED.map((name) => (
        <div key={name} data-field={`invoices.${at}.${name}`}>
          <FieldSlot
            field={fieldAt(`invoices.${name}`)}
            name={`invoices.${at}.${name}`}
            control={control}
            readOnly={false}
          />
        </div>
      ))}
    </FormGrid>
  );
}
