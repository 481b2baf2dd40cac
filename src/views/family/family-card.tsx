import type { components } from '#generated/types.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
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
  invoice_id: number;
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
          <li key={one.id} aria-current={one.id === invoice_id || undefined}>
            <Glyph tone={one.in_effect ? 'success' : 'highlight'} size={16} />
            <span>
              <KitLink href={hrefOf(one.id)}>{one.number === null ? words.draft : shownName(one)}</KitLink>
              <small>
                {[words.natures[one.nature], formatDate(one.issued_on), standing(one)]
                  .filter(Boolean)
                  .join(' · ')}
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

function standing({ in_effect, counts }: InvoiceRemedies['family'][number]): string | null {
  if (!in_effect) return words.waiting;
  return counts ? null : words.notCounted;
}
