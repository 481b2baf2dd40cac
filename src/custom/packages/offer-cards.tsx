import type { components } from '#generated/types.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, formatNumber, roundDecimal } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import type { ServicePackage } from '#src/views/packages/package-card.tsx';
import { packageWords } from '#src/wording/settings/packages.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type PackageUsage = components['schemas']['PackageUsage'];
type Pace = NonNullable<PackageUsage['pace']>;

const DAYS_OF_MONTH = 30;

const words = packageWords.checkout;

type OfferCardsProps = {
  offers: readonly ServicePackage[];
  chosen: ServicePackage;
  usage: PackageUsage | undefined;
  onChoose: (code: string) => void;
};

/** Which package is bought, and how it goes with the one that runs. */
export function OfferCards({ offers, chosen, usage, onChoose }: OfferCardsProps) {
  return (
    <Card title={words.package}>
      <div className="packages__choices" role="radiogroup" aria-label={words.package}>
        {offers.map(({ code, name, invoices, months, price }) => (
          <label key={code} className="packages__choice">
            <span className="packages__choice-name">
              <input
                type="radio"
                className="k-radio"
                name="package_code"
                value={code}
                checked={code === chosen.code}
                onChange={() => onChoose(code)}
              />
              {serverSaid.of(name)}
            </span>
            <Money amount={price} size="total" weight="bold" />
            <small>{words.holds(invoices === null ? null : formatCount(invoices), months)}</small>
            {invoices !== null && (
              <small>{words.each(formatNumber(roundDecimal(String(Number(price) / invoices), 0)))}</small>
            )}
            {invoices !== null && usage?.pace && <small>{lastingOf(usage.pace, { invoices, months })}</small>}
          </label>
        ))}
      </div>
      <p className="packages__note">{meetingOf(chosen, usage)}</p>
    </Card>
  );
}

/** How long its invoices last if the company goes on as it did. */
function lastingOf({ invoices, days }: Pace, offer: { invoices: number; months: number }): string {
  const lasts = Math.floor((offer.invoices * days) / invoices);
  return lasts > offer.months * DAYS_OF_MONTH ? words.outlasts : words.lastsDays(formatCount(lasts));
}

function meetingOf({ invoices }: ServicePackage, usage: PackageUsage | undefined): string {
  const runs = usage !== undefined && usage.package_name !== null;
  if (!runs || (usage.invoices === null) === (invoices === null)) return words.addsUp;
  return invoices === null ? words.replaces : words.waits;
}
