import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { LinkProvider, type LinkProps } from '#src/ui/action/kit-link.tsx';

const NavigateContext = createContext<NavigateFunction | null>(null);

/** Lets the kit's links change pages of the admin without a reload. Inside the router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return (
    <NavigateContext value={useNavigate()}>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
    </NavigateContext>
  );
}

/** Whether the browser opens what a click on a link wants: another tab, a window, a file to save. */
function isForBrowser({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * The kit's links inside the admin: pages of ours change without a reload, everything else is a plain link. The router's own Link is drawn again
 * with every change of the address, to work out relative paths: of a list with a menu beside it that is eighty links at each search.
 */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useContext(NavigateContext);
  const isPage = href.startsWith('/admin') && rest.target === undefined && navigate !== null;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPage || isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // A link to the page itself is no step to go back to.
    void navigate(href, { replace: href === `${pathname}${search}${hash}` });
  };
  return <a href={href} {...rest} onClick={isPage ? press : onClick} />;
}
