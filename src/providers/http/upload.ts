import { createHttp } from './http.ts';

/** What of a body has been sent, 0 to 1. */
type ReportSent = (part: number) => void;

type UploadOptions = {
  /** The Idempotency-Key: the same when the same file is sent again after no answer came. */
  key: string;
  report: ReportSent;
  signal: AbortSignal;
};

/** Sends a file as it is; answers the body of the reply, unwrapped. Fails as every call does, with an ApiFailure. */
type Upload = (url: string, file: Blob, options: UploadOptions) => Promise<unknown>;

/** `fetch` for one big body: it tells how much is sent, which fetch itself cannot. Text answers only. */
function sendingFetch(report: ReportSent): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      const fail = () => reject(new TypeError('no reply'));
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => report(total === 0 ? 1 : loaded / total);
      request.onerror = fail;
      request.onabort = fail;
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? 'text/plain';
        const { status, responseText } = request;
        resolve(new Response(responseText, { status, headers: { 'content-type': type } }));
      };
      signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });
}

type UploadOutside = Pick<Parameters<typeof createHttp>[0], 'session' | 'checkError' | 'changed'>;

/** The way of files to the server: the session and the errors of every call, and how far it is. */
export function createUpload({ session, checkError, changed }: UploadOutside): Upload {
  // Every upload has its own key, so none has to be generated.
  const attempts = { keyOf: () => crypto.randomUUID(), answered: () => undefined };
  return (url, file, { key, report, signal }) => {
    const http = createHttp({ session, fetch: sendingFetch(report), attempts, checkError, changed });
    const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key };
    return http.send(url, { method: 'POST', headers, body: file, signal });
  };
}
