import type { ReactNode } from 'react';
import { OutsideLinks } from '#src/login/outside-links.tsx';
import { initialsOf } from '#src/ui/format/text.ts';
import { Brand } from '#src/ui/shell/brand.tsx';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import './buyer-invoice.css';

type BuyerFrameProps = {
  /** Whose invoice it is; null before that is known. */
  seller: { name: string; tax_code: string } | null;
  children: ReactNode;
};

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
              {initialsOf(seller.name)}
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
