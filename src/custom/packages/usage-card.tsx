import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { RunDownChart } from '#src/ui/display/chart/run-down-chart.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount, formatNumber, roundDecimal } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { packageWords as words } from '#src/wording/settings/packages.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { runDown } from './run-down.ts';

type PackageUsage = components['schemas']['PackageUsage'];

type UsageCardProps = { usage: PackageUsage; trialUntil: string | null };

/** The package of today: what is left of it and until when. */
export function UsageCard({ usage, trialUntil }: UsageCardProps) {
  const { package_name, invoices, used, left, starts_on, ends_on, next_starts_on, pace, issuing } = usage;
  const isOver = issuing.state === 'past_end' || issuing.state === 'package_ended';
  if (package_name === null || ends_on === null)
    return (
      <Card title={words.usage}>
        <p className="packages__left">
          <b>{isOver ? words.endedPackage : words.none}</b>
        </p>
        {trialUntil !== null && (
          <p className="packages__note">
            {(issuing.state === 'trial_ended' ? words.trialPast : words.trial)(formatDate(trialUntil))}
          </p>
        )}
        <p className="packages__note">{words.noneText(formatCount(used))}</p>
        {next_starts_on !== null && (
          <p className="packages__note">{words.nextFrom(formatDate(next_starts_on))}</p>
        )}
      </Card>
    );
  const days = dayCount(today(), ends_on);
  const { state } = usage.warning;
  return (
    <Card title={words.usage} note={words.named(serverSaid.of(package_name))}>
      <div className="packages__usage">
        <div>
          <p className="packages__left">
            {left === null || invoices === null ? (
              <>
                <b>{words.unlimited}</b> {words.unlimitedText}
              </>
            ) : left < 0 ? (
              <b>{words.over(formatCount(-left))}</b>
            ) : (
              <>
                <b>{formatCount(left)}</b> {words.left(formatCount(invoices))}
              </>
            )}
            <Badge tone={state === 'fine' ? 'success' : state === 'over' ? 'critical' : 'warning'}>
              {words.states[state]}
            </Badge>
          </p>
          {left !== null && invoices !== null && (
            <LeftBar left={Math.max(0, left)} of={invoices} state={state} />
          )}
          {pace !== null && <PaceText pace={pace} />}
          <p className={pace === null ? 'packages__until' : undefined}>
            {words.until(formatDate(ends_on), formatCount(days))}
          </p>
          <p className="packages__note">
            {words.used(formatCount(used), formatDate(starts_on))}
            {next_starts_on !== null && ` ${words.nextFrom(formatDate(next_starts_on))}`}
          </p>
        </div>
        {left !== null && pace !== null && starts_on !== null && <LeftChart {...{ left, pace, starts_on }} />}
      </div>
      <WarningNote warning={usage.warning} />
    </Card>
  );
}

/** From when on the company is warned, and where that is set. */
function WarningNote({ warning: { invoices, days } }: { warning: PackageUsage['warning'] }) {
  const may = useMay();
  return (
    <p className="packages__note packages__warning">
      <span>
        {invoices === null
          ? words.warnsByDays(formatCount(days))
          : words.warns(formatCount(invoices), formatCount(days))}
      </span>
      {may('updateTenantSettings') && (
        <KitLink className="k-touch" href={hrefOf('tenant')}>
          {words.changeWarning}
        </KitLink>
      )}
    </p>
  );
}

type State = PackageUsage['warning']['state'];

/** How long what is left lasts if invoices go on as they did. */
function PaceText({
  pace: { runs_out_on, invoices, days, since },
}: {
  pace: NonNullable<PackageUsage['pace']>;
}) {
  const each = formatNumber(roundDecimal(String(invoices / days), 1));
  return (
    <>
      <p className="packages__until">
        {runs_out_on === null
          ? words.lasts
          : words.runsOut(formatDate(runs_out_on), formatCount(dayCount(today(), runs_out_on)))}
      </p>
      <p className="packages__note">{words.pace(each, formatDate(since))}</p>
    </>
  );
}

/** How it went down of late, and where that leads. */
function LeftChart(holding: Parameters<typeof runDown>[0]) {
  const found = runDown(holding, today());
  if (found === null) return null;
  const { first, between, end } = found;
  const left = formatCount(holding.left);
  const out = words.chart.out(formatDate(end.on));
  return (
    <RunDownChart
      name={words.chart.name(formatDate(first.on), left, out)}
      top={formatCount(first.point.left)}
      past={[{ ...first.point, label: formatDate(first.on) }, ...between]}
      today={{ ...found.today, label: formatDate(today()), text: words.chart.today(left) }}
      ahead={{ ...end.point, label: formatDate(end.on), text: out }}
    />
  );
}

function LeftBar({ left, of, state }: { left: number; of: number; state: State }) {
  return (
    <div
      className={state === 'fine' ? 'packages__bar' : 'packages__bar packages__bar--low'}
      role="img"
      aria-label={words.barLabel(formatCount(left), formatCount(of))}
    >
      <span style={{ width: `${(100 * left) / of}%` }} />
    </div>
  );
}
