import type { ReactNode } from 'react';
import { OutsideLinks } from '#src/login/outside-links.tsx';
import { Brand } from '#src/ui/shell/brand.tsx';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import './buyer-invoice.css';

type BuyerFrameProps = {
  /** Whose invoice it is; null before that is known. */
  seller: { name: string; tax_code: string } | null;
  children: ReactNode;
};

/** The first letters of the last two words. `initialsOf` comes with what folds texts, for which a page this light has no room. */
const markOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** The seller above, or the product where no seller is known, and terms below: nothing to buy here and nothing to sign in to. */
export function BuyerFrame({ seller, children }: BuyerFrameProps) {
  return (
    <div className="pb-page">
      <header className="pb-bar">
        {seller === null ? (
          <Brand size={22} />
        ) : (
          <div className="bi-seller">
            <span className="bi-seller__mark" aria-hidden>
              {markOf(seller.name)}
            </span>
            <div>
              <b>{seller.name}</b>
              <small>{words.taxCode(seller.tax_code)}</small>
            </div>
          </div>
        )}
        <small className="bi-open">{words.noAccount}</small>
      </header>
      <main className="bi-main">{children}</main>
      <OutsideLinks />
    </div>
  );
}
