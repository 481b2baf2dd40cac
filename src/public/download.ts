import { keepFile } from '#src/ui/keep-file.ts';
import { failedItems, failureOfCall, type CallFailure } from '#src/login/call.ts';

/** Fetches a file by a key in the body, so that it stands in no address, and hands it to the browser; answers what went wrong. */
export async function download(path: string, body: unknown, name: string): Promise<CallFailure | null> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) return failureOfCall(0, []);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    return failureOfCall(response.status, await failedItems(body));
  }
  keepFile(await response.blob(), name);
  return null;
}
