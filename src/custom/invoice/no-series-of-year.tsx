import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { newYearOn } from '#domain/invoice/new-year.ts';
import { useCan } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { newYearWords as words } from '#src/wording/settings/new-year.ts';

type NoSeriesOfYearProps = {
  /** Of the series that an invoice can be written in. */
  symbols: readonly string[];
  /** Its issue date, YYYY-MM-DD, or what is typed of one. */
  day: string;
};

/** None of the series is of the year of the issue date, this one or the coming one: says so, with the way to make one for who may. */
export function NoSeriesOfYear({ symbols, day }: NoSeriesOfYearProps) {
  const can = useCan();
  const year = Number(day.slice(0, 4));
  const to = newYearOn(today())?.to;
  const isOfNow = year === to || year === Number(today().slice(0, 4));
  if (symbols.length === 0 || !isOfNow || symbols.some((symbol) => parseSymbol(symbol)?.year === year))
    return null;
  // The list of series has the assistant that makes all of a new year at once, in December and January.
  const page = year === to ? 'templates' : 'templates.create';
  return (
    <Banner
      tone="warning"
      title={words.none(year)}
      action={
        can(routeOf(page).access) && (
          <Button size="small" href={hrefOf(page)}>
            {words.open(year)}
          </Button>
        )
      }
    >
      {words.noneText(year)}
    </Banner>
  );
}
