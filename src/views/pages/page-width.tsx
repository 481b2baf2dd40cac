import type { ReactNode } from 'react';
import './page-width.css';
import { createContext, useContext, useEffect } from 'react';

type NarrowProps = {
  /** The whole screen, for a form with a preview beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** The width of a record's page: primary 693, gap 16, secondary 339 px (spec point 9), in the middle of a wide screen. */
export function Narrow({ wide = false, children }: NarrowProps) {
  return <div className={wide ? 'narrow narrow--wide' : 'narrow'}>{children}</div>;
}

const WidePageContext = createContext<(wide: boolean) => void>(() => undefined);
export const WidePageProvider = WidePageContext.Provider;

/** A page that wants the whole width asks the frame to fold the navigation while it stands. */
export function useWidePage(): void {
  const setWide = useContext(WidePageContext);
  useEffect(() => {
    setWide(true);
    return () => setWide(false);
  }, [setWide]);
}
