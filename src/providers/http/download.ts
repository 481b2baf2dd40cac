import { ApiFailure } from '#generated/client/http.ts';
import { network } from '#src/wording/pages.ts';
import { countMarks } from './count-marks.ts';
import type { Http } from './http.ts';

/** Bytes that have come; the rows the file will hold (X-Total-Count) and how many of them have come, where that is known. */
export type DownloadProgress = { bytes: number; rows: number | null; done: number | null };

type Downloaded = { file: Blob; name: string | null };

type DownloadOptions = { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void };

export type Download = (url: string, options: DownloadOptions) => Promise<Downloaded>;

/** The name of a Content-Disposition, its encoded form (RFC 6266) before the plain one. */
export function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}

/** Reads a file as it comes, telling how far it has come; an abort throws what the browser throws. */
export function createDownload(http: Pick<Http, 'open'>): Download {
  return async (url, { signal, onProgress }) => {
    const reply = await http.open(url, { signal });
    const total = reply.headers.get('X-Total-Count');
    const rows = total === null ? null : Number(total);
    const reader = reply.body?.getReader();
    const parts: BlobPart[] = [];
    const type = reply.headers.get('content-type') ?? '';
    const count = rows === null ? null : countMarks(type);
    let bytes = 0;
    try {
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        parts.push(part.value);
        bytes += part.value.byteLength;
        // The list that a ZIP ends with is an entry too.
        const done = count === null || rows === null ? null : Math.min(count(part.value), rows);
        onProgress({ bytes, rows, done });
      }
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new ApiFailure(0, null, [{ message: network.cutShort, code: 'network', fields: [] }]);
    }
    return { file: new Blob(parts, { type }), name: nameIn(reply.headers.get('content-disposition')) };
  };
}
