import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  getGetNoticeSettingsQueryKey,
  updateNoticeSettings,
  useGetNoticeSettings,
} from '#generated/client/notices/notices.ts';
import type { components } from '#generated/types.ts';
import {
  NOTICE_KIND,
  NOTICE_KIND_LABELS,
  DIGEST_FREQUENCY,
  DIGEST_FREQUENCY_LABELS,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { Fieldset } from '#src/ui/field/fieldset.tsx';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { digestWords as words } from '#src/wording/settings/notices.ts';
import { useCall } from './use-call.ts';

type Settings = components['schemas']['NoticeSettings'];

/** Whether and of what a person hears by mail; kept at once, without the save bar. */
export function DigestRow() {
  const { account } = useSignedIn();
  const { data, error, isPending, refetch } = useGetNoticeSettings();
  const client = useQueryClient();
  const notify = useNotify();
  const { busy, run } = useCall();
  const save = (changed: Settings) =>
    run(async () => {
      try {
        client.setQueryData(
          getGetNoticeSettingsQueryKey(),
          await updateNoticeSettings({ notice_settings: changed }),
        );
        notify(words.saved, { type: 'success' });
      } catch (failure) {
        notify(`${words.failed} ${failureText(failure)}`, { type: 'error' });
      }
    });
  return (
    <Annotated title={words.title} note={words.note(account.email)}>
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        {data && <DigestChoices settings={data} busy={busy} onChange={(changed) => void save(changed)} />}
      </RecordStates>
    </Annotated>
  );
}

type DigestChoicesProps = { settings: Settings; busy: boolean; onChange: (settings: Settings) => void };

function DigestChoices({ settings, busy, onChange }: DigestChoicesProps) {
  const { digest, kinds } = settings;
  const withKind = (kind: Settings['kinds'][number], on: boolean) =>
    NOTICE_KIND.filter((one) => (one === kind ? on : kinds.includes(one)));
  return (
    <div className="profile-stack">
      <ChoiceCards
        label={words.digest}
        value={digest}
        disabled={busy}
        onChange={(chosen) => onChange({ ...settings, digest: chosen as Settings['digest'] })}
        choices={DIGEST_FREQUENCY.map((value) => ({
          value,
          label: label(DIGEST_FREQUENCY_LABELS[value]),
          detail: words.digestDetail[value],
        }))}
      />
      {digest !== 'off' && (
        <Fieldset label={words.kinds}>
          {NOTICE_KIND.map((kind) => (
            <Checkbox
              key={kind}
              label={label(NOTICE_KIND_LABELS[kind])}
              checked={kinds.includes(kind)}
              // One that hears of nothing gets no mail: turning it off says so.
              disabled={busy || (kinds.length === 1 && kinds.includes(kind))}
              onChange={(on) => onChange({ ...settings, kinds: withKind(kind, on) })}
            />
          ))}
        </Fieldset>
      )}
    </div>
  );
}
