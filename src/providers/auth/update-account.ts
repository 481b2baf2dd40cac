import { ApiFailure } from '#generated/client/http.ts';
import { updateProfile } from '#generated/client/session/session.ts';
import type { components } from '#generated/types.ts';
import type { Account } from '../account.ts';
import { queryClient } from '../providers.ts';

type AccountInput = components['schemas']['UserUpdate'];

const stale = 409;

let underWay: Promise<unknown> = Promise.resolve();

/** Resolves once no save of the account is under way: what is known of it then is what the last one made. */
export function accountAtRest(): Promise<unknown> {
  return underWay;
}

async function put(user: AccountInput): Promise<Account> {
  const saved = await updateProfile({ user });
  queryClient.setQueryData(['account'], saved);
  return saved;
}

/** Saves the signed-in account, one save after the other; every page shows what was saved at once. */
export function saveAccount(user: AccountInput): Promise<Account> {
  const saving = underWay.then(() => put(user));
  underWay = saving.catch(() => undefined);
  return saving;
}

/** Keeps one choice of the account, whatever else of it was changed elsewhere meanwhile. */
export async function keepChoice(
  { full_name, phone_number, language, theme, lock_version }: Account,
  choice: Partial<Pick<AccountInput, 'language' | 'theme'>>,
): Promise<Account> {
  try {
    return await saveAccount({ full_name, phone_number, language, theme, lock_version, ...choice });
  } catch (error) {
    const current =
      error instanceof ApiFailure && error.status === stale
        ? (error.body as { current?: Account }).current
        : undefined;
    if (current === undefined) throw error;
    return saveAccount({
      full_name: current.full_name,
      phone_number: current.phone_number,
      language: current.language,
      theme: current.theme,
      lock_version: current.lock_version,
      ...choice,
    });
  }
}
