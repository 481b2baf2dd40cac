import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { unknownFields } from '#domain/delivery/mail-template.ts';
import {
  getGetMailSettingsQueryKey,
  updateMailSettings,
} from '#generated/client/invoice-emails/invoice-emails.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { mailSettingWords as words } from '#src/wording/settings/company-settings.ts';

type Saved = components['schemas']['MailSettings'];
type Values = Pick<Saved, 'sends_automatically' | 'subject' | 'body'>;

/** What is typed until it is saved; a refusal keeps it. */
export function useMailEdits(saved: Saved) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { sends_automatically, subject, body } = saved;
  const values: Values = { sends_automatically, subject, body, ...edits };
  const isDirty =
    values.sends_automatically !== sends_automatically || values.subject !== subject || values.body !== body;
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const asked = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      updateMailSettings({
        mail_settings: {
          sends_automatically: values.sends_automatically,
          subject: values.subject.trim() || null,
          body: values.body.trim() || null,
          lock_version: saved.lock_version,
        },
      }),
    onSuccess: (after) => {
      queryClient.setQueryData(getGetMailSettingsQueryKey(), after);
      setEdits({});
      notify(words.saved, { type: 'success' });
    },
    // What somebody else saved is read; what was typed here stays over it.
    onError: () => void queryClient.invalidateQueries({ queryKey: getGetMailSettingsQueryKey() }),
    onSettled: () => {
      asked.current = false;
    },
  });
  const fieldErrors = { subject: errorOf(values.subject), body: errorOf(values.body) };
  const isWrong = fieldErrors.subject !== undefined || fieldErrors.body !== undefined;
  const save = () => {
    if (asked.current || isWrong) return;
    asked.current = true;
    mutate();
  };
  useReportUnsaved(isDirty);
  useKey('s', save, isDirty && !isPending);
  return {
    values,
    change: (changes: Partial<Values>) => setEdits((now) => ({ ...now, ...changes })),
    fieldErrors,
    isDirty,
    busy: isPending,
    failure: error === null ? null : failureText(error),
    save,
    discard: () => {
      setEdits({});
      reset();
    },
  };
}

/** A field that there is not would reach the buyer as it is typed. */
function errorOf(text: string): string | undefined {
  return unknownFields(text).map(words.unknownField)[0];
}
