import { useState } from 'react';

const railKey = 'hoadon-rail';
/**
 * Whether the navigation is folded to its rail: by the user's choice, kept on this machine, or while a page asks for
 * the width, unless it is opened there by hand.
 */
export function useRail(place: string, pageIsWide: boolean): { rail: boolean; toggleRail: () => void } {
  const [folded, setFolded] = useState(() => window.localStorage.getItem(railKey) === 'true');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const rail = pageIsWide ? openedAt !== place : folded;
  const toggleRail = () => {
    if (pageIsWide) {
      setOpenedAt(rail ? place : null);
      return;
    }
    window.localStorage.setItem(railKey, String(!folded));
    setFolded(!folded);
  };
  return { rail, toggleRail };
}
