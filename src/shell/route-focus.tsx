import { product } from '#src/wording/common.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** On every route change focus moves to the first h1, else to the page's body, and the page scrolls to top (spec point 2). */
export function RouteFocus() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.querySelector<HTMLElement>('main') ?? document.body).focus({ preventScroll: true });
    document.title = heading?.textContent ? `${heading.textContent} · ${product}` : product;
  }, [pathname]);
  return null;
}
