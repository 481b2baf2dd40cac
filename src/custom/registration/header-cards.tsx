import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { TaxAuthorityInput } from '#src/views/tax-authority/tax-authority-input.tsx';
import { KeepingLinks } from '#src/views/guard/keeping-links.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { useWatch } from 'react-hook-form';
import { Slot } from './slot.tsx';

/** Loại tờ khai: the first one, or a change of what is in force. */
export function PurposeCard() {
  return (
    <Card title={registrationWords.purpose}>
      <Slot name="purpose" input={PurposeInput} />
    </Card>
  );
}

function PurposeInput({ field, value, onChange, onBlur, error }: InputProps) {
  const { purposes, purposeNew, purposeChange } = registrationWords;
  return (
    <ChoiceCards
      label={field.label}
      labelHidden
      {...{ value, onChange, onBlur, error }}
      choices={[
        { value: 'new', label: purposes.new, detail: purposeNew },
        { value: 'change', label: purposes.change, detail: purposeChange },
      ]}
    />
  );
}

/** Who declares, to which office. */
export function AuthorityCard() {
  const { tenant } = useSignedIn();
  const may = useMay();
  return (
    <Card
      title={registrationWords.authority}
      action={
        may('updateTenant') && (
          <KeepingLinks>
            <KitLink href={hrefOf('tenant')}>{registrationWords.toProfile}</KitLink>
          </KeepingLinks>
        )
      }
    >
      <p className="registration__taxpayer">
        <b>{tenant.name}</b> <span className="k-number">{tenant.tax_code}</span>
        <small>{registrationWords.taxpayer}</small>
      </p>
      <FormGrid>
        <Slot name="tax_authority_name" wide input={AuthorityInput} />
      </FormGrid>
    </Card>
  );
}

function AuthorityInput(props: InputProps) {
  const code = String(useWatch({ name: 'tax_authority_code' }) ?? '');
  const hint = code === '' ? null : registrationWords.code(code);
  return <TaxAuthorityInput {...props} field={{ ...props.field, required: true, hint }} />;
}

export function RepresentativeCard() {
  return (
    <Card title={registrationWords.representative}>
      <p className="registration__note">{registrationWords.representativeNote}</p>
      <FormGrid>
        <Slot name="representative.name" />
        <Slot name="representative.phone_number" />
        <Slot name="representative.identity_no" />
        <Slot name="representative.born_on" />
        <Slot name="representative.passport_no" />
        <Slot name="representative.nationality_code" />
        <Slot name="representative.nationality_name" />
      </FormGrid>
    </Card>
  );
}

export function ContactCard() {
  return (
    <Card title={registrationWords.contact}>
      <FormGrid>
        <Slot name="contact.name" />
        <Slot name="contact.phone_number" />
        <Slot name="contact.email" wide />
        <Slot name="contact.address" wide />
        <Slot name="place" />
        <Slot name="declared_on" />
      </FormGrid>
    </Card>
  );
}
