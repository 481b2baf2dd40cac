/** What is done in the page, and by which marks its outcome is known. */
export type PaintStep = {
  /** `go`: the address changes inside the loaded admin; `search`: its search box is sent; `ask`: the reference gets an address. */
  act: 'go' | 'search' | 'ask';
  value: string;
  /** Selects every row of the table, and the first and last of those that are waited for. */
  rows: string;
  first: string;
  last: string;
  count: number;
};

/**
 * Milliseconds from the act to the frame in which all rows stand on the screen. Runs in the page, so it stands alone; throws when
 * the rows are there before the act.
 */
export function paintTime({ act, value, rows, first, last, count }: PaintStep): Promise<number> {
  const stands = () =>
    document.querySelector(first) !== null &&
    document.querySelector(last) !== null &&
    document.querySelectorAll(rows).length === count;
  const perform = () => {
    if (act === 'ask') window.dispatchEvent(new CustomEvent('bench-address', { detail: value }));
    if (act === 'go') {
      window.history.pushState(null, '', value);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    if (act === 'search') {
      const box = document.querySelector<HTMLInputElement>('form[role=search] input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      box?.form?.requestSubmit();
    }
  };
  return new Promise((resolve, reject) => {
    if (count > 0 && stands()) reject(new Error(`the rows of ${value} are there before they are asked for`));
    const began = performance.now();
    const painted = () => {
      const afterwards = new MessageChannel();
      afterwards.port1.onmessage = () => resolve(performance.now() - began);
      requestAnimationFrame(() => afterwards.port2.postMessage(null));
    };
    const watcher = new MutationObserver(() => {
      if (!stands()) return;
      watcher.disconnect();
      painted();
    });
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['href', 'data-id'],
    });
    perform();
  });
}
