import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { Dashboard } from './dashboard-page.tsx';

/** What is left of the company's package; nothing where it has none. */
export function PackageCard({ usage }: { usage: Dashboard['package_usage'] }) {
  const { package_name, left, invoices, ends_on } = usage;
  if (package_name === null) return null;
  return (
    <Card
      title={words.package}
      action={<KitLink href={hrefOf('service_packages')}>{words.openPackage}</KitLink>}
    >
      <p>
        <b>
          {left === null || invoices === null
            ? words.packageUnlimited
            : left < 0
              ? words.packageOver(formatCount(-left))
              : words.packageLeft(formatCount(left), formatCount(invoices))}
        </b>
      </p>
      <p className="dashboard__note">{words.packageUntil(package_name, formatDate(ends_on))}</p>
    </Card>
  );
}
