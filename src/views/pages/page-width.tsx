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

const HelpOpenContext = createContext(false);
export const HelpOpenProvider = HelpOpenContext.Provider;

/** Whether the help is open, which takes a page of its width where it is beside it. */
export const useHelpOpen = (): boolean => useContext(HelpOpenContext);

/** A page that wants the whole width asks the frame to fold the navigation while it stands. */
export function useWidePage(): void {
  const setWide = useContext(WidePageContext);
  useEffect(() => {
    setWide(true);
    return () => setWide(false);
  }, [setWide]);
}
