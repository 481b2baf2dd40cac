import { isLateInDay } from '#domain/scheduling/next-run.ts';
import { setInvoiceSchedule } from '#generated/client/invoice-scheduler/invoice-scheduler.ts';
import { useListTemplates } from '#generated/client/templates/templates.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox, Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { Fieldset } from '#src/ui/field/fieldset.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { scheduleWords as words } from '#src/wording/processing/schedule.ts';
import { ScheduleCertificate } from './schedule-certificate.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Config = components['schemas']['InvoiceConfig'];

/** Templates that are offered. */
const most = 100;

/** `7:05`, `0705`, `7h05` are 07:05; null of what is no time of the day. */
function timeIn(text: string): string | null {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d{2})\s*$/i.exec(text) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Whether, when, with which certificate and of which series drafts are published by themselves. */
export function ScheduleDialog({ config, onClose }: { config: Config; onClose: () => void }) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const sees = useMay()('listTemplates');
  const { data: templates = [] } = useListTemplates(
    { status: 'active', limit: most, sort: 'symbol' },
    { query: { enabled: sees } },
  );
  const [enabled, setEnabled] = useState(config.enabled);
  const [daily_at, setDailyAt] = useState(config.daily_at);
  const [isWrong, setWrong] = useState(false);
  const [template_ids, setTemplateIds] = useState<readonly number[]>(config.template_ids);
  const [certificate_id, setCertificateId] = useState(config.certificate_id ?? null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (time: string) =>
      setInvoiceSchedule({
        invoice_config: { enabled, daily_at: time, template_ids: [...template_ids], certificate_id },
      }),
    onSuccess: (_config, time) => {
      rereadKinds(queryClient, operations.setInvoiceSchedule.invalidates);
      show({ tone: 'success', message: enabled ? words.saved(time) : words.savedOff });
      onClose();
    },
  });
  const submit = () => {
    const time = timeIn(daily_at);
    setWrong(time === null);
    if (time !== null) mutate(time);
  };
  const choose = (id: number, on: boolean) =>
    setTemplateIds(on ? [...template_ids, id] : template_ids.filter((one) => one !== id));
  return (
    <FormDialog
      title={words.title}
      action={words.save}
      busy={isPending}
      failure={error === null ? null : failureText(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Switch label={words.title} checked={enabled} onChange={setEnabled} />
      <Banner tone="info">{words.warning}</Banner>
      <TextField
        label={words.time}
        hint={words.timeHint}
        required
        inputMode="numeric"
        value={daily_at}
        error={isWrong ? words.timeWrong : undefined}
        onChange={(value) => {
          setDailyAt(value);
          setWrong(false);
        }}
      />
      {enabled && isLateInDay(timeIn(daily_at) ?? '') && <Banner tone="warning">{words.lateInDay}</Banner>}
      <ScheduleCertificate config={config} value={certificate_id} onChange={setCertificateId} />
      {templates.length > 0 && (
        <Fieldset label={words.series} hint={words.seriesHint}>
          {templates.map(({ id, name, form_no, symbol }) => (
            <Checkbox
              key={id}
              label={`${form_no}${symbol} · ${name}`}
              checked={template_ids.includes(id)}
              onChange={(on) => choose(id, on)}
            />
          ))}
        </Fieldset>
      )}
    </FormDialog>
  );
}
