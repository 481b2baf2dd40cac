import type { Log } from '#server/platform/log.ts';

const TIMEOUT_MS = 5_000;

/** Sends a report to the outside service as JSON. Never fails: what goes wrong is logged. The address may hold a key, so it is not. */
export async function forward(url: string, report: { code: string }, log: Log): Promise<void> {
  const { code } = report;
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) log.warn({ code, status: reply.status }, 'error report was not taken');
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn({ code, error: name }, 'error report could not be sent');
  }
}
