import { ApiFailure } from '#generated/client/http.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import { useGetTenant } from '#generated/client/tenant/tenant.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { RecordForm } from '#src/views/form/record-form.tsx';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordFacts } from '#src/views/record/record-facts.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import type { Screen } from '#src/views/screen.ts';
import { forms } from '#src/wording/forms.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';
import { useCanAccess, useNotify } from 'react-admin';
import { useMemo, useState } from 'react';
import { companyRecord, saveCompany } from './save-tenant.ts';
import type { Company } from './save-tenant.ts';
import { defaultKeys, withSettings } from './setting-fields.ts';
import { DefaultsProvider } from './setting-inputs.tsx';
import { TaxCodeBanner } from './tax-code-banner.tsx';
import { TrialBanner } from './trial-banner.tsx';
import './tenant.css';
import type { ReactNode } from 'react';

/** The profile of the business signed in for, and how it makes its invoices. */
export function TenantSettings({ descriptor, overlay, paths }: Screen) {
  const { canAccess: mayEditTenant } = useCanAccess({ resource: 'tenant', action: 'edit' });
  const { canAccess: mayEditSettings } = useCanAccess({
    resource: 'tenant_settings',
    action: 'updateTenantSettings',
  });
  const tenant = useGetTenant();
  const settings = useListTenantSettings();
  const form = useMemo(() => withSettings(descriptor), [descriptor]);
  const company = tenant.data && settings.data && { tenant: tenant.data, settings: settings.data };
  const mayUpdate = mayEditTenant === true && mayEditSettings === true;
  const retry = () => void Promise.all([tenant.refetch(), settings.refetch()]);
  return (
    <Narrow>
      <PageHeader
        title={overlay.title ?? descriptor.label}
        facts={mayUpdate ? undefined : forms.readOnly}
        actions={
          company && <HistoryButton descriptor={descriptor} overlay={overlay} record={company.tenant} />
        }
      />
      <RecordStates
        error={company ? null : (tenant.error ?? settings.error)}
        isPending={company === undefined}
        onRetry={retry}
      >
        {company && (
          <div className="tenant">
            <TaxCodeBanner />
            {company.tenant.trial_until !== null && <TrialBanner until={company.tenant.trial_until} />}
            {mayUpdate ? (
              <CompanyForm descriptor={form} overlay={overlay} paths={paths} company={company} />
            ) : (
              <RecordFacts descriptor={form} record={companyRecord(company)} />
            )}
          </div>
        )}
      </RecordStates>
    </Narrow>
  );
}

/** Nothing was sent and nothing is wrong: the form stays as it is. */
const notSent = () => new ApiFailure(0, null, []);

function CompanyForm({ descriptor, overlay, company }: Screen & { company: Company }) {
  const notify = useNotify();
  const { ask, dialog } = useTaxCodeQuestion();
  const { tenant, settings } = company;
  const record = useMemo(() => companyRecord({ tenant, settings }), [tenant, settings]);
  const defaults = useMemo(() => defaultKeys(settings), [settings]);
  const save = async (wanted: RecordData) => {
    const tax_code = String(wanted['tax_code']);
    if (tax_code !== tenant.tax_code && !(await ask(tenant.tax_code, tax_code))) throw notSent();
    const saved = await saveCompany(company, wanted);
    notify(tenantWords.saved, { type: 'success' });
    return saved;
  };
  return (
    <DefaultsProvider value={defaults}>
      <RecordForm descriptor={descriptor} overlay={overlay} record={record} save={save} />
      {dialog}
    </DefaultsProvider>
  );
}

type Question = { before: string; after: string; answer: (yes: boolean) => void };

/** Asks before the tax code is changed: certificate, declaration and invoices hang on it. */
export function useTaxCodeQuestion(): {
  ask: (before: string, after: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  return {
    ask: (before, after) =>
      new Promise((resolve) => {
        setQuestion({ before, after, answer: resolve });
      }),
    dialog: question !== null && (
      <ConfirmDialog
        title={tenantWords.taxCodeTitle}
        action={tenantWords.taxCodeConfirm}
        tone="critical"
        onAct={() => answer(true)}
        onClose={() => answer(false)}
      >
        <p>{tenantWords.taxCodeAsk(question.before, question.after)}</p>
      </ConfirmDialog>
    ),
  };
}
