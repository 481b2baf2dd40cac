import type { components } from '#generated/types.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import './family-card.css';

type InvoiceRemedies = components['schemas']['InvoiceRemedies'];

type FamilyCardProps = {
  remedies: InvoiceRemedies;
  /** The one that is looked at; null for one of another system. */
  invoice_id: number | null;
  hrefOf: (id: number) => string;
  order?: number;
};

/** Họ hóa đơn: the invoice with what adjusts or replaces it, and what they come to together. */
export function FamilyCard({ remedies, invoice_id, hrefOf, order }: FamilyCardProps) {
  const { family, value_in_force, currency } = remedies;
  const unit = currency === 'VND' ? 'đ' : currency;
  return (
    <Card title={words.family} {...(order !== undefined && { order })}>
      <ol className="family-card__members">
        {family.map((one) => (
          <li key={`${one.id} ${one.other_id}`} aria-current={one.id === invoice_id || undefined}>
            <Glyph tone={one.in_effect ? 'success' : 'highlight'} size={16} />
            <span>
              {one.id === null ? (
                <b>{nameIn(one)}</b>
              ) : (
                <KitLink href={hrefOf(one.id)}>{nameIn(one)}</KitLink>
              )}
              <small>
                {[originOf(one), formatDate(one.issued_on), standing(one)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Money amount={one.total} unit={unit} />
          </li>
        ))}
      </ol>
      {value_in_force !== null && (
        <p className="family-card__value">
          <span>{words.inForce}</span>
          <Money amount={value_in_force} unit={unit} weight="bold" />
        </p>
      )}
    </Card>
  );
}

type Member = InvoiceRemedies['family'][number];

/** `1C26TAA 00000012`; older forms and numbers as they are. */
function nameIn({ form_no, symbol, number }: Member): string {
  return number === null ? words.draft : `${form_no}${symbol} ${number.padStart(8, '0')}`;
}

function originOf({ id, nature }: Member): string {
  return id === null ? words.elsewhere : words.natures[nature];
}

function standing({ in_effect, counts }: Member): string | null {
  if (!in_effect) return words.waiting;
  return counts ? null : words.notCounted;
}
