import { firstForm } from '#domain/invoice/first-form.ts';
import { seriesUseOn } from '#domain/registration/series-in-force.ts';
import { useGetRegistrationUses } from '#generated/client/registrations/registrations.ts';
import { templates } from '#generated/resources/templates.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import { chosenSettings } from '#src/providers/chosen-settings.ts';
import { today } from '#src/providers/today.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import type { BeginProps } from '#src/views/screen.ts';
import { useMemo } from 'react';

const FORMS = templates.form_fields
  .filter(({ source }) => source === 'form_no')
  .flatMap(({ options }) => (options ?? []).map(({ value }) => value));

/**
 * A new template begins with the form that may be issued. Without one, and where that could not be read, the form is left
 * to be chosen: what is not declared is never chosen beforehand.
 */
export function BeginTemplate({ begun: named, children }: BeginProps) {
  const uses = useGetRegistrationUses();
  const settings = useListTenantSettings();
  const form_no =
    uses.data && settings.data
      ? firstForm(FORMS, {
          use: seriesUseOn(uses.data, today()),
          chosen: chosenSettings(settings.data),
          day: today(),
        })
      : null;
  const begun = useMemo(() => ({ form_no: form_no ?? '', ...named }), [form_no, named]);
  return (
    <RecordStates error={null} isPending={uses.isPending || settings.isPending} onRetry={() => undefined}>
      {children(begun)}
    </RecordStates>
  );
}
