import { lazy, Suspense, useCallback, useState } from 'react';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import type { DraftLine } from '../draft/draft.ts';
import { LineMenu } from './line-menu.tsx';
import type { OwnField } from './own-columns.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';
import type { usePasting } from './paste/use-pasting.ts';

const SpecialDialog = lazy(async () => ({
  default: (await import('../special/special-dialog.tsx')).SpecialDialog,
}));

/** The menu of a line, and the line about which special goods are stated. */
export function useLineMenu() {
  const [menu, setMenu] = useState<{ key: number; anchor: HTMLElement } | null>(null);
  const [special, setSpecial] = useState<number | null>(null);
  const openMenu = useCallback((key: number, anchor: HTMLElement) => setMenu({ key, anchor }), []);
  return { menu, openMenu, closeMenu: () => setMenu(null), special, setSpecial };
}

type LineDialogsProps = {
  store: DraftStore;
  opened: ReturnType<typeof useLineMenu>;
  paste: ReturnType<typeof usePasting>;
  /** What the form has. */
  form: {
    currency: string;
    has_vat: boolean;
    price_includes_tax: boolean;
    has_discount: boolean;
    takesSpecial: boolean;
  };
  own: readonly OwnField[];
  rates: readonly string[];
  onRemove: (line: DraftLine) => void;
  onDiscountAmount: (line: DraftLine) => void;
};

const noLines: readonly DraftLine[] = [];

/** What opens over the table about its lines. */
export function LineDialogs({
  store,
  opened,
  paste,
  form,
  own,
  rates,
  onRemove,
  onDiscountAmount,
}: LineDialogsProps) {
  const { dispatch } = store;
  const { menu, closeMenu, special, setSpecial } = opened;
  const { pasting } = paste;
  const { currency, has_vat, price_includes_tax, has_discount, takesSpecial } = form;
  // What a menu or a dialog is about; without one a letter in a line draws that line alone.
  const isAbout = menu !== null || special !== null || pasting !== null;
  const lines = useOfDraft(store, ({ get }) => (isAbout ? get().lines : noLines));
  const stated = lines.find(({ key }) => key === special);
  return (
    <>
      <LineMenu
        anchor={menu?.anchor ?? null}
        line={lines.find(({ key }) => key === menu?.key)}
        onClose={closeMenu}
        has_discount={has_discount}
        dispatch={dispatch}
        onRemove={onRemove}
        takesSpecial={takesSpecial}
        onSpecial={({ key }) => setSpecial(key)}
        onDiscountAmount={onDiscountAmount}
      />
      {stated !== undefined && (
        <Suspense fallback={null}>
          <SpecialDialog
            line={stated}
            position={lines.indexOf(stated) + 1}
            place={store.get().buyer_place}
            onSave={(special_goods, place) =>
              dispatch({ type: 'put_special', key: stated.key, special: special_goods, place })
            }
            onClose={() => setSpecial(null)}
          />
        </Suspense>
      )}
      {pasting !== null && (
        <PasteDialog
          {...{ pasting, rates }}
          into={{ currency, has_vat, own, with_tax: has_vat ? price_includes_tax : null }}
          below={lines.slice(pasting.row)}
          onPaste={(pasted) => paste.put(pasting.row, pasted)}
          onClose={paste.close}
        />
      )}
    </>
  );
}
