import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Tag } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { roundDecimal } from '#src/ui/format/number.ts';
import { priceWords as words } from '#src/wording/public/prices.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import './package-card.css';

export type ServicePackage = components['schemas']['ServicePackage'];

type PackageCardProps = {
  offer: ServicePackage;
  /** None for who may not take it. */
  action?: string;
  href?: string;
};

/** What one invoice costs when all of the package is used, whole đồng. */
function priceEach({ price, invoices }: ServicePackage): string | null {
  return invoices === null ? null : roundDecimal(String(Number(price) / invoices), 0);
}

/** What a package holds and costs, and where one takes it. */
export function PackageCard({ offer, action, href }: PackageCardProps) {
  const { description, months, price, features, highlighted } = offer;
  const name = serverSaid.of(offer.name);
  const each = priceEach(offer);
  return (
    <li className={highlighted ? 'k-package k-package--highlighted' : 'k-package'}>
      <div className="k-package__name">
        <h2>{name}</h2>
        {highlighted && <Tag>{words.recommended}</Tag>}
      </div>
      <p className="k-package__for">{serverSaid.of(description)}</p>
      <p className="k-package__price">
        <Money amount={price} size="display" weight="bold" /> <span>{words.months(months)}</span>
      </p>
      <p className="k-package__each">
        {each === null ? (
          words.unlimited
        ) : (
          <>
            <Money amount={each} /> {words.each}
          </>
        )}
      </p>
      {href !== undefined && (
        <Button
          href={href}
          tone={highlighted ? 'primary' : 'secondary'}
          full
          aria-label={`${action}, ${name}`}
        >
          {action}
        </Button>
      )}
      <ul className="k-package__features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon of={IconCheck} size={16} stroke={2} />
            {serverSaid.of(feature)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The room a package will take, line by line. */
export function PackageSkeleton() {
  return (
    <div className="k-package" aria-hidden>
      {[60, 90, 70, 50, 100, 80, 80, 80].map((width, line) => (
        <p key={line} className="k-package__line">
          <span className="k-skeleton" style={{ width: `${width}%` }} />
        </p>
      ))}
    </div>
  );
}
