import { http } from '#generated/client/http.ts';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { bytesOf } from '#src/ui/format/base64.ts';
import { keepFile } from '#src/ui/keep-file.ts';
import { failureText } from './failure-text.ts';

/** Opens a file in base64 in a tab; where the browser opens none, it is saved under a name. */
export function openFile(base64: string, type: string, name: string): void {
  openBlob(new Blob([bytesOf(base64)], { type }), name);
}

function openBlob(file: Blob, name: string): void {
  if (window.open(URL.createObjectURL(file)) === null) keepFile(file, name);
}

type Fetching = (url: string, name: string) => Promise<void>;

/** Fetches a file with the bearer token, so that its address alone opens nothing, and keeps it under a name or opens it in a tab. */
export function useDownload(): {
  download: Fetching;
  open: Fetching;
  busy: string | null;
} {
  const notify = useNotify();
  const [busy, setBusy] = useState<string | null>(null);
  const fetched = async (url: string, take: (file: Blob) => void) => {
    setBusy(url);
    try {
      take(await http<Blob>(url, { method: 'GET' }));
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return {
    download: (url, name) => fetched(url, (file) => keepFile(file, name)),
    open: (url, name) => fetched(url, (file) => openBlob(file, name)),
    busy,
  };
}
