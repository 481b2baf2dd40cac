import { useState } from 'react';

const railKey = 'hoadon-rail';
/** The invoice editor wants the width: there the navigation is folded unless opened by hand. */
const editors = [/^\/admin\/invoices\/create$/];

/** Whether the navigation is folded to its rail; the user's choice is kept on this machine. */
export function useRail(place: string): { rail: boolean; toggleRail: () => void } {
  const [folded, setFolded] = useState(() => window.localStorage.getItem(railKey) === 'true');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const inEditor = editors.some((editor) => editor.test(place));
  const rail = inEditor ? openedAt !== place : folded;
  const toggleRail = () => {
    if (inEditor) {
      setOpenedAt(rail ? place : null);
      return;
    }
    window.localStorage.setItem(railKey, String(!folded));
    setFolded(!folded);
  };
  return { rail, toggleRail };
}
