import { useSignedIn } from '#src/providers/account-context.ts';
import { knownAccount } from '#src/providers/account.ts';
import type { Account } from '#src/providers/account.ts';
import { queryClient } from '#src/providers/providers.ts';
import { accountAtRest, saveAccount } from '#src/providers/auth/update-account.ts';
import { refusedBy } from '#src/views/form/refused-banner.tsx';
import { problems } from '#src/wording/forms.ts';
import { profileWords } from '#src/wording/settings/profile.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { failureOf, restOf, useCall } from './use-call.ts';

type Info = { full_name: string; phone_number: string };

const infoOf = ({ full_name, phone_number }: Account): Info => ({
  full_name,
  phone_number: phone_number ?? '',
});
const isSame = (one: Info, other: Info) =>
  one.full_name.trim() === other.full_name.trim() && one.phone_number.trim() === other.phone_number.trim();

/** Name and telephone: what was typed, over the account it was typed from. */
export function useInfoForm() {
  const { account } = useSignedIn();
  const notify = useNotify();
  const [edited, setEdited] = useState<{ info: Info; from: Account } | null>(null);
  const { busy, failure, run, forget } = useCall();
  const info = edited?.info ?? infoOf(account);
  const isDirty = edited !== null && !isSame(edited.info, infoOf(edited.from));
  const { messages, current } = refusedBy(failure, []);

  const send = (versionOver: (known: Account) => number) => {
    const full_name = info.full_name.trim();
    if (full_name === '') return;
    void run(async () => {
      // A theme chosen a moment ago may still be on its way.
      await accountAtRest();
      const known = knownAccount(queryClient) ?? account;
      const { language, theme } = known;
      const phone_number = info.phone_number.trim() === '' ? null : info.phone_number.trim();
      await saveAccount({ full_name, phone_number, language, theme, lock_version: versionOver(known) });
      setEdited(null);
      notify(profileWords.saved, { type: 'success' });
    });
  };
  const clear = () => {
    setEdited(null);
    forget();
  };
  return {
    info,
    isDirty,
    busy,
    refused:
      failure !== null && (current !== null || restOf(failure, ['full_name', 'phone_number']) !== null)
        ? { byField: {}, messages, current }
        : null,
    errors: {
      full_name:
        info.full_name.trim() === ''
          ? problems.required(profileWords.fullName)
          : failureOf(failure, 'full_name'),
      phone_number: failureOf(failure, 'phone_number'),
    },
    put: (change: Partial<Info>) =>
      setEdited({ info: { ...info, ...change }, from: edited?.from ?? account }),
    discard: clear,
    /** Shows the newer account and gives up what is typed. */
    takeCurrent: () => {
      if (current !== null) queryClient.setQueryData(['account'], current);
      clear();
    },
    // A theme chosen below makes a newer account of the same name: that is nobody else's change.
    save: () =>
      edited &&
      send((known) =>
        isSame(infoOf(known), infoOf(edited.from)) ? known.lock_version : edited.from.lock_version,
      ),
    overwrite: () => current !== null && send(() => current['lock_version'] as number),
  };
}
