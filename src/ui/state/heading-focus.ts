/** Content that React has put out of sight while a part of it is still being fetched. */
const setAside = '[style*="display: none"]';

/** The heading that says what the page is. */
export function pageHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  return headings.find((heading) => heading.closest(setAside) === null) ?? null;
}

/** Where reading and tabbing go on when what had the focus is gone: at the top of the page, without scrolling there. */
export function focusHeading(heading: HTMLElement | null = pageHeading()): void {
  const target = heading ?? document.querySelector<HTMLElement>('main') ?? document.body;
  target.focus({ preventScroll: true });
}
