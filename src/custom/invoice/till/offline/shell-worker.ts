import { hrefOf } from '#src/routes.ts';

/** Whether the page can be kept in this browser, so that it opens without a network. */
export const canKeepShell = (): boolean => 'serviceWorker' in navigator && 'indexedDB' in window;

/** The page and its scripts are kept by a worker that serves the till alone; asked anew, it looks for a newer version. */
export async function prepareShell(): Promise<void> {
  if (!canKeepShell()) return;
  const scope = hrefOf('invoice_calculating_machines.till');
  await navigator.serviceWorker.register('/till-worker.js', { scope }).catch(() => null);
}

/** Private windows forget everything: they are given a small part of the disk, no more than a few times the memory of a page. */
export async function isPrivateWindow(): Promise<boolean> {
  const { quota } = (await navigator.storage?.estimate?.()) ?? {};
  const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
  return quota !== undefined && memory !== undefined && quota < memory.jsHeapSizeLimit * 2;
}

/** Asks the browser never to clear what the till keeps by itself; false where it does not promise that. */
export async function askToKeep(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}
