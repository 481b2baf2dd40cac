import { numberText } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { valueBands, type ValueBand } from './value-bands.ts';
import './value-band.css';

const words = correctionWords.overTime;

type ValueOverTimeProps = { remedies: components['schemas']['InvoiceRemedies'] };

/** Giá trị có hiệu lực theo thời gian: what the family came to from each invoice on, and what the one under way would bring. */
export function ValueOverTime({ remedies }: ValueOverTimeProps) {
  const bands = valueBands(remedies);
  if (bands.length === 0) return null;
  const unit = currencyUnit(remedies.currency);
  return (
    <Card title={words.title} note={words.note} className="value-band">
      <ol>
        {bands.map((band) => (
          <li key={`${band.member.id} ${band.member.other_id}`} className={`value-band__${band.state}`}>
            <span className="value-band__value">
              <Money amount={band.value} unit={unit} weight="bold" />
              <small>{saidOf(band)}</small>
            </span>
            <small>{sinceOf(band)}</small>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function saidOf({ state, member: { nature, number } }: ValueBand): string {
  if (state === 'next') return words.next[nature];
  const name = [correctionWords.natures[nature], number && numberText(number)].filter(Boolean).join(' ');
  return state === 'now' ? `${name} · ${words.now}` : name;
}

function sinceOf({ state, member: { signed_on, issued_on } }: ValueBand): string {
  if (state === 'next') return words.planned(formatDate(issued_on));
  return signed_on === null ? formatDate(issued_on) : formatDateTime(signed_on);
}
