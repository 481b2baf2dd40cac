import { ApiFailure } from '#generated/client/http.ts';
import { submitInputInvoices } from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { fileSize } from '#src/ui/import/drop-zone.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

type CollectedFile = components['schemas']['CollectedFile'];

/** One chosen file on its way, or what became of it; a ZIP becomes the files in it. */
export type Upload =
  | { key: string; file: File; file_name: string; outcome: 'waiting' | 'sending' }
  | (CollectedFile & { key: string; file: File | null });

/** Files of one go; what the server takes of one ZIP. */
export const MAX_UPLOADS = 200;
/** What the server takes of one file. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The file was looked at and refused: the same one again changes nothing. */
const FINAL: readonly number[] = [413, 422];

const words = collectorWords.drop;

function unsent(file: File): string | null {
  if (file.size === 0) return words.empty;
  return file.size > MAX_BYTES ? words.tooLarge(fileSize(file.size), fileSize(MAX_BYTES)) : null;
}

/** Sends files one after another, so that a hundred of them do not hold the others' up; those that failed can be sent again. */
export function useUploads() {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const queue = useRef<{ key: string; file: File }[]>([]);
  const working = useRef(false);
  const made = useRef(0);
  const replace = (key: string, by: readonly Upload[]) =>
    setUploads((all) => all.flatMap((one) => (one.key === key ? by : [one])));

  async function work(): Promise<void> {
    if (working.current) return;
    working.current = true;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      const { key, file } = next;
      replace(key, [{ key, file, file_name: file.name, outcome: 'sending' }]);
      replace(key, await sent(key, file));
    }
    working.current = false;
    rereadKinds(queryClient, operations.submitInputInvoices.invalidates);
  }

  const add = (files: readonly File[]) => {
    if (files.length > MAX_UPLOADS) {
      setRefused(words.tooMany(String(files.length), String(MAX_UPLOADS)));
      return;
    }
    setRefused(null);
    const entries = files.map((file) => ({ key: `file-${(made.current += 1)}`, file }));
    queue.current.push(...entries);
    setUploads((before) => [
      ...(working.current ? before : []),
      ...entries.map(({ key, file }) => ({ key, file, file_name: file.name, outcome: 'waiting' as const })),
    ]);
    void work();
  };
  const failed = uploads.flatMap((one) => (one.outcome === 'refused' && one.file !== null ? [one.file] : []));
  return {
    uploads,
    refused,
    add,
    again: failed.length === 0 ? null : () => add(failed),
    busy: uploads.some(({ outcome }) => outcome === 'waiting' || outcome === 'sending'),
    clear: () => setUploads([]),
  };
}

async function sent(key: string, file: File): Promise<Upload[]> {
  const refusal = unsent(file);
  if (refusal !== null) return [refusedUpload(key, file, refusal, null)];
  try {
    const found = await submitInputInvoices(file, { file_name: file.name });
    return found.map((one, at) => ({ ...one, key: `${key}-${at}`, file: null }));
  } catch (error) {
    const isFinal = error instanceof ApiFailure && FINAL.includes(error.status);
    return [refusedUpload(key, file, failureText(error), isFinal ? null : file)];
  }
}

/** `again`: the file, where sending it again may end otherwise. */
function refusedUpload(key: string, { name }: File, message: string, again: File | null): Upload {
  return {
    key,
    file: again,
    file_name: name,
    outcome: 'refused',
    message,
    invoice_collector: null,
  };
}
