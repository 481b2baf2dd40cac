import { firstForm } from '#domain/invoice/first-form.ts';
import { seriesUseOn } from '#domain/registration/series-in-force.ts';
import { useGetRegistrationUses } from '#generated/client/registrations/registrations.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import { chosenSettings } from './chosen-settings.ts';
import { today } from './today.ts';

/** The form to begin with, of these; null where none is declared, and where that could not be read. */
export function useFirstForm<Form extends string>(
  forms: readonly Form[],
): { form_no: Form | null; isPending: boolean } {
  const uses = useGetRegistrationUses();
  const settings = useListTenantSettings();
  const isPending = uses.isPending || settings.isPending;
  if (!uses.data || !settings.data) return { form_no: null, isPending };
  const day = today();
  const choosing = { use: seriesUseOn(uses.data, day), chosen: chosenSettings(settings.data), day };
  return { form_no: firstForm(forms, choosing), isPending };
}
