import { createContext, useContext, useEffect } from 'react';

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
