import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { correctionPeriod } from '#domain/rules/corrections/tax-periods.table.ts';
import { deadlineChannelOf } from '#domain/registration/series-in-force.ts';
import { sendDeadline } from '#domain/rules/deadlines/send-deadline.ts';
import type { components } from '#generated/types.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Schemas = components['schemas'];

const words = correctionWords.steps;

type RemedyStepsProps = {
  invoice: Pick<Schemas['Invoice'], 'symbol'>;
  remedy: Schemas['Remedy'];
  matter: Schemas['Matter'];
  /** YYYY-MM-DD. */
  today: string;
};

type Step = { tone: Tone; title: string; text: string };

/** What comes one after the other until a new invoice has put the old one right, with what is due when. */
export function RemedySteps({ invoice: { symbol }, remedy, matter, today }: RemedyStepsProps) {
  const channel = deadlineChannelOf(useSeriesUse() ?? null, symbol);
  const due_on = sendDeadline({ issued_on: today, channel })?.due_on ?? null;
  const period = correctionPeriod(matter, today);
  const coded = parseSymbol(symbol)?.coded ?? true;
  const steps: Step[] = [
    ...(remedy.agreement === 'none'
      ? []
      : [{ tone: 'highlight' as const, ...words.before[remedy.agreement] }]),
    {
      tone: 'warning',
      title: words.sign,
      text: due_on === null ? words.signSoon : words.signBy(formatDate(due_on), coded),
    },
    ...(period === null
      ? []
      : [{ tone: 'default' as const, title: words.declare, text: serverSaid.of(period) }]),
  ];
  return (
    <ol className="correction__steps">
      {steps.map(({ tone, title, text }, at) => (
        <li key={title}>
          <small>
            <Glyph tone={tone} /> {words.step(at + 1)}
          </small>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
