import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure } from '#generated/client/http.ts';
import {
  getGetProviderConnectionQueryKey,
  updateProviderConnection,
  verifyProviderConnection,
} from '#generated/client/transmissions/transmissions.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { providerWords as words } from '#src/wording/settings/provider.ts';

export type Connection = components['schemas']['ProviderConnection'];
type Input = components['schemas']['ProviderConnectionInput'];

/** What is typed: as saved, but for the secrets, which never come back. */
export type Values = {
  is_own: boolean;
  base_url: string;
  auth: 'token' | 'certificate';
  token: string;
  /** How a client certificate is given. */
  source: 'pkcs12' | 'pem';
  pkcs12_base64: string;
  password: string;
  certificate_pem: string;
  private_key_pem: string;
  ca_pem: string;
  /** Seconds, as typed. */
  timeout_s: string;
};

const SECRETS = {
  token: '',
  pkcs12_base64: '',
  password: '',
  certificate_pem: '',
  private_key_pem: '',
} as const;

export function valuesOf({ is_own, base_url, auth, ca_pem, timeout_s }: Connection): Values {
  return {
    ...SECRETS,
    is_own,
    base_url: base_url ?? '',
    auth: auth ?? 'token',
    source: 'pkcs12',
    ca_pem: ca_pem ?? '',
    timeout_s: String(timeout_s),
  };
}

/** As it is sent: a secret that is not typed is left out, and the one that is set stays. */
export function inputOf(values: Values): Input {
  if (!values.is_own) return { is_own: false };
  const { base_url, auth, token, source, pkcs12_base64, password, certificate_pem, private_key_pem } = values;
  const certificate =
    source === 'pkcs12'
      ? { ...filled({ pkcs12_base64 }), ...(pkcs12_base64 === '' ? {} : { password }) }
      : filled({ certificate_pem, private_key_pem });
  return {
    is_own: true,
    base_url: base_url.trim(),
    auth,
    ...(auth === 'token' ? filled({ token: token.trim() }) : certificate),
    ca_pem: values.ca_pem.trim() || null,
    timeout_s: Number(values.timeout_s),
  };
}

function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Where a failure says something of a field, under the field; else above the form. */
function placed(error: unknown): { fields: Readonly<Record<string, string>>; above: string | null } {
  if (!(error instanceof ApiFailure)) return { fields: {}, above: failureText(error) };
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const { message, fields: names } of error.errors) {
    const [name] = names;
    if (name !== undefined && Object.hasOwn(SHOWN, name)) fields[name] ??= message;
    else rest.push(message);
  }
  return { fields, above: rest.length === 0 ? null : failureText(error) };
}

/** Fields that have a place in the form. */
const SHOWN = { ...SECRETS, base_url: '', ca_pem: '', timeout_s: '' };

const same = (one: Values, other: Values) =>
  (Object.keys(one) as (keyof Values)[]).every((key) => key === 'source' || one[key] === other[key]);

/** What is typed until it is saved; a refusal keeps it. What is typed can be tried before it is saved. */
export function useProviderEdits(saved: Connection) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const queryClient = useQueryClient();
  const notify = useNotify();
  const stored = valuesOf(saved);
  const values: Values = { ...stored, ...edits };
  const isDirty = !same(values, stored);
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const asked = useRef(false);
  const saving = useMutation({
    mutationFn: () =>
      updateProviderConnection({
        provider_connection: { ...inputOf(values), lock_version: saved.lock_version },
      }),
    onSuccess: (after) => {
      queryClient.setQueryData(getGetProviderConnectionQueryKey(), after);
      setEdits({});
      notify(words.saved, { type: 'success' });
    },
    // What somebody else saved is read; what was typed here stays over it.
    onError: () => void queryClient.invalidateQueries({ queryKey: getGetProviderConnectionQueryKey() }),
    onSettled: () => {
      asked.current = false;
    },
  });
  const checking = useMutation({
    mutationFn: () => verifyProviderConnection({ provider_connection: inputOf(values) }),
  });
  const save = () => {
    if (asked.current) return;
    asked.current = true;
    checking.reset();
    saving.mutate();
  };
  useReportUnsaved(isDirty);
  useKey('s', save, isDirty && !saving.isPending);
  const error = saving.error ?? checking.error;
  return {
    values,
    change: (changes: Partial<Values>) => {
      setEdits((now) => ({ ...now, ...changes }));
      checking.reset();
    },
    isDirty,
    busy: saving.isPending,
    failure: error === null ? { fields: {}, above: null } : placed(error),
    save,
    discard: () => {
      setEdits({});
      saving.reset();
      checking.reset();
    },
    check: () => {
      saving.reset();
      checking.mutate();
    },
    checking: checking.isPending,
    checked: checking.data ?? null,
  };
}
