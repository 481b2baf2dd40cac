import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES, STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate, formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { correctionWords as words } from '#src/wording/correction.ts';
import { publicationStatusLabels, statementStateLabels } from '#src/wording/labels.ts';
import './family-card.css';

type InvoiceRemedies = components['schemas']['InvoiceRemedies'];

/** The page of an invoice, and of each kind of paper about it. */
type FamilyHrefs = Readonly<Record<'invoice' | Paper['kind'], (id: number) => string>>;

type FamilyCardProps = {
  remedies: Pick<InvoiceRemedies, 'family' | 'papers' | 'value_in_force' | 'currency'>;
  /** The one that is looked at; null for one of another system. */
  invoice_id: number | null;
  hrefs: FamilyHrefs;
  order?: number;
  action?: React.ReactNode;
};

/** Họ hóa đơn: over time, the invoice with what adjusts or replaces it and the papers about them, and what they come to together. */
export function FamilyCard({ remedies, invoice_id, hrefs, order, action }: FamilyCardProps) {
  const { value_in_force, currency } = remedies;
  const unit = currencyUnit(currency);
  return (
    <Card title={words.family} action={action} {...(order !== undefined && { order })}>
      <ol className="family-card__entries">
        {familyEntries(remedies).map((entry) =>
          entry.kind === 'invoice' ? (
            <MemberEntry
              key={entry.key}
              member={entry.member}
              isCurrent={entry.member.id === invoice_id && invoice_id !== null}
              {...{ hrefs, unit }}
            />
          ) : (
            <PaperEntry key={entry.key} paper={entry.paper} about={entry.about} hrefs={hrefs} />
          ),
        )}
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

type MemberEntryProps = { member: Member; isCurrent: boolean; hrefs: FamilyHrefs; unit: string };

function MemberEntry({ member, isCurrent, hrefs, unit }: MemberEntryProps) {
  const { id, issued_on, in_effect, counts, nature, value_after, total } = member;
  const facts = [
    id === null ? words.elsewhere : words.natures[nature],
    formatDate(issued_on),
    standing(member),
  ];
  return (
    <li aria-current={isCurrent || undefined}>
      <span className="family-card__dot">
        <Glyph tone={in_effect ? (counts ? 'success' : 'default') : 'highlight'} size={16} />
      </span>
      <span>
        {id === null ? <b>{nameIn(member)}</b> : <KitLink href={hrefs.invoice(id)}>{nameIn(member)}</KitLink>}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {value_after !== null && nature !== 'original' && (
          <small>
            {words.valueAfter} <Money amount={value_after} unit={unit} />
          </small>
        )}
      </span>
      <Money amount={total} unit={unit} />
    </li>
  );
}

type PaperEntryProps = { paper: Paper; about: string | null; hrefs: FamilyHrefs };

function PaperEntry({ paper, about, hrefs }: PaperEntryProps) {
  const { tone, state } = standingOf(paper);
  const facts = [formatInstantDate(paper.happened_on), state, about !== null && words.paperAbout(about)];
  return (
    <li className="family-card__paper">
      <span className="family-card__dot">
        <Glyph tone={tone} />
      </span>
      <span>
        <KitLink href={hrefs[paper.kind](paper.id)}>{paperName(paper)}</KitLink>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}

/** `1C26TAA 00000012`; older forms and numbers as they are. */
function nameIn({ form_no, symbol, number }: Member): string {
  return number === null ? words.draft : shownName({ form_no, symbol, number });
}

function standing({ in_effect, counts }: Member): string | null {
  if (!in_effect) return words.waiting;
  return counts ? null : words.notCounted;
}

/** A notice 04/SS-HĐĐT is called after its invoices, which the family shows already. */
function paperName({ kind, label }: Paper): string {
  if (kind === 'review') return words.papers.review(label);
  if (kind === 'data_summary_table') return words.papers.table(label);
  return kind === 'statement' ? words.papers.statement(label) : words.papers.notice;
}

function standingOf(paper: Paper): { tone: Tone; state: string } {
  const { statement_state, notice_state, accepted, status, due_on } = paper;
  if (statement_state !== null)
    return { tone: STATEMENT_STATE_TONES[statement_state], state: statementStateLabels[statement_state] };
  if (notice_state === 'handled') return { tone: 'success', state: words.papers.answered };
  if (notice_state === 'open')
    return {
      tone: 'warning',
      state: due_on === null ? words.papers.open : words.papers.due(formatDate(due_on)),
    };
  if (accepted === true) return { tone: 'success', state: words.papers.received };
  if (accepted === false) return { tone: 'critical', state: words.papers.refused };
  if (status === null) return { tone: 'default', state: '' };
  return { tone: PUBLICATION_STATUS_TONES[status], state: publicationStatusLabels[status] };
}

export type Member = InvoiceRemedies['family'][number];
export type Paper = InvoiceRemedies['papers'][number];

type FamilyEntry =
  | { kind: 'invoice'; key: string; member: Member }
  /** `about`: the number of the invoice it is about, where the family has several. */
  | { kind: 'paper'; key: string; paper: Paper; about: string | null };

/**
 * The invoices of a family and the papers about them in the order of time: an invoice by its signature or, without one, by its day; what is
 * not signed yet comes last. Invoices of one moment keep the order of the family.
 */
export function familyEntries({ family, papers }: Pick<InvoiceRemedies, 'family' | 'papers'>): FamilyEntry[] {
  const numbers = new Map(family.flatMap(({ id, number }) => (id === null ? [] : [[id, number] as const])));
  const invoices = family.map((member) => ({
    at: timeOf(member),
    entry: { kind: 'invoice', key: `invoice ${member.id} ${member.other_id}`, member } as const,
  }));
  const others = papers.map((paper) => ({
    at: Date.parse(paper.happened_on),
    entry: {
      kind: 'paper',
      key: `${paper.kind} ${paper.id} ${paper.invoice_id}`,
      paper,
      about: family.length > 1 ? (numbers.get(paper.invoice_id) ?? null) : null,
    } as const,
  }));
  return [...invoices, ...others].sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}

function timeOf({ signed_on, issued_on, in_effect, id }: Member): number {
  if (signed_on !== null) return Date.parse(signed_on);
  // A draft, whatever day it bears, comes after what has happened.
  return in_effect || id === null ? Date.parse(`${issued_on}T00:00:00+07:00`) : Number.POSITIVE_INFINITY;
}
