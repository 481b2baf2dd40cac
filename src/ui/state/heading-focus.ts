/** The heading that says what the page is. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Where reading and tabbing go on when what had the focus is gone: at the top of the page, without scrolling there. */
export function focusHeading(heading: HTMLElement | null = pageHeading()): void {
  const target = heading ?? document.querySelector<HTMLElement>('main') ?? document.body;
  target.focus({ preventScroll: true });
}
