import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { createUseStop, updateUseStop } from '#generated/client/use-stops/use-stops.ts';
import type { components } from '#generated/types.ts';
import { USE_SCOPE, USE_STOP_GROUND } from '#generated/vocabulary.ts';
import type { UseScope, UseStopGround } from '#generated/vocabulary.ts';
import { signingInstantOf, signingTimeOf } from '#domain/signing/signing-time.ts';
import { today } from '#src/providers/today.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { useScopeLabels, useStopGroundLabels } from '#src/wording/labels.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type UseStop = components['schemas']['UseStop'];

const { use: words } = noticeWords;
const longestNumber = 50;

type UseStopDialogProps = {
  /** The one that ends; null of one that begins. */
  stop: UseStop | null;
  /** What refusals show of one that begins. */
  suggested?: { ground: UseStopGround | null; scope: UseScope; since: string };
  onClose: () => void;
  onNoted: () => void;
};

/** Asks since when invoices may not be issued, and on which ground; or from when they may be again. */
export function UseStopDialog({ stop, suggested, onClose, onNoted }: UseStopDialogProps) {
  const [ground, setGround] = useState<UseStopGround>(suggested?.ground ?? 'd');
  const [scope, setScope] = useState<UseScope>(suggested?.scope ?? 'all');
  const [since_day, since_time] = suggested ? signingTimeOf(suggested.since).split('T') : [];
  const [day, setDay] = useState(since_day ?? today());
  const [time, setTime] = useState(since_time ?? '00:00:00');
  const [decision, setDecision] = useState('');
  useReportUnsaved(decision !== '');
  const moment = /^\d{2}:\d{2}:\d{2}$/.test(time) && day !== '' ? signingInstantOf(`${day}T${time}`) : null;
  const noting = useMutation({
    mutationFn: async (at: string) => {
      if (stop !== null) return updateUseStop(stop.id, { use_stop: { resumed_on: at } });
      const decision_no = decision.trim() || null;
      return createUseStop({ use_stop: { ground, scope, stopped_on: at, decision_no, note: null } });
    },
    onSuccess: onNoted,
  });
  return (
    <ConfirmDialog
      title={stop === null ? words.note : words.resume}
      action={words.save}
      busy={noting.isPending}
      disabled={moment === null}
      failure={noting.error && failureText(noting.error)}
      failureTitle={words.failed}
      onAct={() => {
        if (moment !== null) noting.mutate(moment);
      }}
      onClose={onClose}
    >
      <p>{words.about}</p>
      {stop === null && (
        <>
          <SelectField
            label={words.ground}
            value={ground}
            choices={USE_STOP_GROUND.map((value) => ({ value, label: useStopGroundLabels[value] }))}
            onChange={(value) => setGround(value as UseStopGround)}
          />
          <SelectField
            label={words.scope}
            value={scope}
            choices={USE_SCOPE.map((value) => ({ value, label: useScopeLabels[value] }))}
            onChange={(value) => setScope(value as UseScope)}
          />
        </>
      )}
      <FormGrid>
        <DateField label={words.day} value={day} onChange={setDay} />
        <TextField
          label={words.time}
          value={time}
          onChange={setTime}
          {...(moment === null && { error: words.timeWrong })}
        />
      </FormGrid>
      {stop === null && (
        <TextField label={words.decision} value={decision} max={longestNumber} onChange={setDecision} />
      )}
    </ConfirmDialog>
  );
}
