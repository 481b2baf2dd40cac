type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'launcher gone';

// Before anything slow: the launcher may be killed while we start.
const launched_with_channel = process.channel !== undefined;

let is_stopping = false;

/** Whether this process is stopping: what fails from then on fails because of it. */
export const isStopping = (): boolean => is_stopping;

/**
 * Calls `stop` once, at the first of: Ctrl-C, a termination signal, or the death of the launcher that holds
 * our IPC channel (so that a kill -9 of `npm start` leaves no server behind). Later signals are swallowed
 * while it runs: a terminal sends Ctrl-C to the launcher and to us, and the launcher hands it on.
 */
export function onStop(stop: (reason: StopReason) => Promise<void>): void {
  const once = (reason: StopReason): void => {
    if (is_stopping) return;
    is_stopping = true;
    void stop(reason).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal));
  if (!launched_with_channel) return;
  if (!process.connected) return once('launcher gone');
  process.on('disconnect', () => once('launcher gone'));
  process.channel?.unref();
}
