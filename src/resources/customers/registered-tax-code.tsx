import { companyNote, CompanyBanners } from '#src/views/company-register/company-note.tsx';
import { useCompanyFilling } from '#src/views/company-register/use-company-filling.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { TaxCodeInput } from '#src/views/form/inputs/tax-code-input.tsx';
import { companyWords } from '#src/wording/desk/company-register.ts';
import './registered-tax-code.css';
import { useFormContext, useWatch } from 'react-hook-form';

/** A customer's tax code: one look-up asks who has it in the catalogue, and fills in name and address from the register. */
export function RegisteredTaxCode(props: InputProps) {
  const { setValue } = useFormContext();
  const [name, address] = useWatch({ name: ['name', 'address'] }) as unknown[];
  const filling = useCompanyFilling({
    tax_code: props.value.trim(),
    typed: { name: String(name ?? ''), address: String(address ?? '') },
    fill: (texts) => {
      for (const [field, text] of Object.entries(texts))
        setValue(field, text, { shouldDirty: true, shouldValidate: true });
    },
  });
  const elsewhere = {
    label: companyWords.lookUp,
    ask: filling.ask,
    busy: filling.look?.state === 'asking',
    ...companyNote(filling),
  };
  return (
    <>
      <TaxCodeInput {...props} elsewhere={elsewhere} />
      <div className="registered-banners">
        <CompanyBanners {...filling} />
      </div>
    </>
  );
}
