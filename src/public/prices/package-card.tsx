import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Tag } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { roundDecimal } from '#src/ui/format/number.ts';
import { priceWords as words } from '#src/wording/public/prices.ts';
import type { ServicePackage } from './use-service-packages.ts';

/** What one invoice costs when all of the package is used, whole đồng. */
function priceEach({ price, invoices }: ServicePackage): string | null {
  return invoices === null ? null : roundDecimal(String(Number(price) / invoices), 0);
}

export function PackageCard({ offer }: { offer: ServicePackage }) {
  const { code, name, description, months, price, features, highlighted } = offer;
  const each = priceEach(offer);
  return (
    <li className={highlighted ? 'pb-package pb-package--highlighted' : 'pb-package'}>
      <div className="pb-package__name">
        <h2>{name}</h2>
        {highlighted && <Tag>{words.recommended}</Tag>}
      </div>
      <p className="pb-package__for">{description}</p>
      <p className="pb-package__price">
        <Money amount={price} size="display" weight="bold" /> <span>{words.months(months)}</span>
      </p>
      <p className="pb-package__each">
        {each === null ? (
          words.unlimited
        ) : (
          <>
            <Money amount={each} /> {words.each}
          </>
        )}
      </p>
      <Button
        href={`/create_trial?package=${encodeURIComponent(code)}`}
        tone={highlighted ? 'primary' : 'secondary'}
        full
        aria-label={`${words.trial}, ${name}`}
      >
        {words.trial}
      </Button>
      <ul className="pb-package__features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon of={IconCheck} size={16} stroke={2} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The room a package will take, line by line. */
export function PackageSkeleton() {
  return (
    <div className="pb-package" aria-hidden>
      {[60, 90, 70, 50, 100, 80, 80, 80].map((width, line) => (
        <p key={line} className="pb-package__line">
          <span className="k-skeleton" style={{ width: `${width}%` }} />
        </p>
      ))}
    </div>
  );
}
