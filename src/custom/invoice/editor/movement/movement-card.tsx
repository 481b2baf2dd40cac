import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import { memo, useState } from 'react';
import {
  movementField,
  movementFieldsOf,
  type MovementField,
  type MovementLetter,
} from '#domain/invoice/movement/movement-fields.table.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { invoiceWords } from '#src/wording/invoice.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { CustomerPicker } from '../buyer/customer-picker.tsx';
import type { CardProps } from '../draft/draft-reducer.ts';
import type { Draft } from '../draft/draft.ts';
import { FoldingCard } from '../folding-card.tsx';
import { fieldId, movementId } from '../problem-places.ts';
import './movement-card.css';

const receiverFields = ['buyer_name', 'buyer_tax_code', 'buyer_address', 'buyer_email'] as const;
/** What must be there, and is long. */
const isMain = { buyer_name: true, buyer_tax_code: false, buyer_address: true, buyer_email: false };

/** How the goods of a phiếu xuất kho go: by which order or contract, from where to where, by whom and in what. */
export const MovementCard = memo(function MovementCard({
  draft,
  dispatch,
  problems,
  letter,
}: CardProps & { letter: MovementLetter }) {
  const { tenant } = useSignedIn();
  const [picking, setPicking] = useState(false);
  const { movement } = draft;
  const fill = (buyer: Partial<Draft>) => {
    dispatch({ type: 'fill_buyer', buyer });
    setPicking(false);
    document.getElementById(fieldId('buyer_name'))?.focus();
  };
  const fields = movementFieldsOf(letter);
  const drawField = (field: MovementField) => {
    const { max, required, editor } = movementField(field);
    const id = movementId(field);
    const frame = {
      id,
      label: movementWords[field],
      required: required.includes(letter),
      hint: hintOf(field, tenant.address),
      error: problems[id],
      value: movement[field],
      onChange: (value: string) => dispatch({ type: 'put_movement', field, value }),
    };
    return (
      <div key={field} className={editor.wide === true ? 'movement__wide' : undefined}>
        {editor.date === true ? (
          <DateField {...frame} />
        ) : (
          <TextField {...frame} max={editor.counted === true ? max[letter] : undefined} autoComplete="off" />
        )}
      </div>
    );
  };
  const side = (of: 'from' | 'to') => fields.filter((field) => movementField(field).editor.side === of);
  return (
    <FoldingCard
      title={movementWords.title}
      complete={draft.buyer_address !== '' && movement.vehicle !== ''}
      summary={[
        movement.order,
        movement.contract_no,
        draft.buyer_name,
        draft.buyer_address,
        movement.vehicle,
      ]}
    >
      <fieldset className="movement">
        <legend className="movement__side">{movementWords.from}</legend>
        {side('from').map(drawField)}
      </fieldset>
      <fieldset className="movement">
        <legend className="movement__side">{movementWords.to}</legend>
        <div className="movement__offers">
          {letter === 'N' && (
            <Button
              tone="plain"
              size="small"
              icon={IconBuilding}
              onClick={() =>
                fill({ customer_id: null, buyer_name: tenant.name, buyer_tax_code: tenant.tax_code })
              }
            >
              {movementWords.ownCompany}
            </Button>
          )}
          <Button
            tone="plain"
            size="small"
            icon={IconAddressBook}
            aria-expanded={picking}
            onClick={() => setPicking(!picking)}
          >
            {invoiceWords.fromCatalogue}
          </Button>
        </div>
        {picking && (
          <div className="movement__picker">
            <CustomerPicker onPick={fill} />
          </div>
        )}
        {receiverFields.map((field) => (
          <div key={field} className={isMain[field] ? 'movement__wide' : undefined}>
            <TextField
              id={fieldId(field)}
              label={movementWords[field]}
              required={isMain[field]}
              inputMode={field === 'buyer_email' ? 'email' : undefined}
              autoComplete="off"
              value={draft[field]}
              onChange={(value) => dispatch({ type: 'put', field, value })}
              error={problems[fieldId(field)]}
            />
          </div>
        ))}
        {side('to').map(drawField)}
      </fieldset>
    </FoldingCard>
  );
});

function hintOf(field: MovementField, address: string): string | undefined {
  if (field === 'order') return movementWords.orderHint;
  return field === 'from_address' ? movementWords.fromHint(address) : undefined;
}
