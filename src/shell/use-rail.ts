import { useState } from 'react';

const railKey = 'hoadon-rail';
/** Under this width the navigation starts folded. */
const roomyWidth = 1040;

function foldedAtFirst(): boolean {
  const chosen = window.localStorage.getItem(railKey);
  return chosen === null ? window.innerWidth < roomyWidth : chosen === 'true';
}

/**
 * Whether the navigation is folded to its rail: by the user's choice, kept on this machine, or while a page asks for
 * the width, unless it is opened there by hand.
 */
export function useRail(place: string, pageIsWide: boolean): { rail: boolean; toggleRail: () => void } {
  const [folded, setFolded] = useState(foldedAtFirst);
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
