import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { eachBuyerField } from '#domain/invoice/buyer-fields.table.ts';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { buyerWords } from '#src/wording/desk/invoice-editor.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { buyerOf, type Customer } from '../editor/buyer/customer-picker.tsx';
import { useTaxCodeQuestion } from '../editor/buyer/use-tax-code-question.ts';
import { reduceDraft } from '../editor/draft/draft-reducer.ts';
import type { Draft } from '../editor/draft/draft.ts';

type BuyerFieldProps = {
  cart: Draft;
  /** Buyers that this browser keeps; null where it asks the server. */
  customers: readonly Customer[] | null;
  isLocked: boolean;
  edit: (next: (cart: Draft) => Draft) => void;
};

const NO_BUYER: Partial<Draft> = eachBuyerField(() => '');

/** Who the invoice is for: no one by name, or a company by its tax code, filled in from the customers where they have it. */
export function BuyerField({ cart, customers, isLocked, edit }: BuyerFieldProps) {
  const { leave } = useTaxCodeQuestion(cart, (action) => edit((before) => reduceDraft(before, action)));
  const put = (field: 'buyer_tax_code' | 'buyer_name' | 'buyer_address') => (value: string) =>
    edit((before) => ({ ...before, [field]: value }));
  const fill = async () => {
    const known = customers?.find(({ tax_code }) => tax_code === cart.buyer_tax_code.trim());
    const isUnfilled = cart.buyer_name === '' && cart.buyer_address === '';
    if (known !== undefined && isUnfilled) edit((before) => ({ ...before, ...buyerOf(known) }));
    else if (customers === null) await leave();
  };
  const isNamed = cart.buyer_tax_code !== '' || cart.buyer_name !== '';
  return (
    <div className="till__buyer">
      <div className="till__code">
        <TextField
          label={buyerWords.buyer_tax_code}
          labelHidden
          placeholder={words.buyerTaxCode}
          value={cart.buyer_tax_code}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isLocked}
          onChange={put('buyer_tax_code')}
          onBlur={() => void fill().catch(() => undefined)}
        />
        <Button
          icon={isNamed ? undefined : IconCheck}
          aria-pressed={!isNamed}
          className={isNamed ? '' : 'till__chosen'}
          disabled={isLocked}
          onClick={() => edit((before) => ({ ...before, ...NO_BUYER, customer_id: null }))}
        >
          {words.noName}
        </Button>
      </div>
      {isNamed && (
        <div className="till__named">
          <TextField
            label={buyerWords.buyer_name}
            labelHidden
            placeholder={buyerWords.buyer_name}
            value={cart.buyer_name}
            readOnly={isLocked}
            onChange={put('buyer_name')}
          />
          <TextField
            label={buyerWords.buyer_address}
            labelHidden
            placeholder={buyerWords.buyer_address}
            value={cart.buyer_address}
            readOnly={isLocked}
            onChange={put('buyer_address')}
          />
        </div>
      )}
    </div>
  );
}
