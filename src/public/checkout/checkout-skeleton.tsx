import { Card } from '#src/ui/layout/card.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { PublicHeading } from '#src/public/public-frame.tsx';

/** The room of a payment while it is looked at. */
export function CheckoutSkeleton() {
  return (
    <div role="status">
      <PublicHeading title={words.reading} />
      <Card>
        <div className="pb-form" aria-hidden>
          {[60, 80, 100, 90, 70].map((width) => (
            <span key={width} className="k-skeleton" style={{ width: `${width}%` }} />
          ))}
        </div>
      </Card>
    </div>
  );
}
