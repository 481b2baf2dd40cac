import { shownName } from '#domain/invoice/shown-name.ts';
import { methodOf } from '#domain/invoice/particulars.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { inputInvoiceNatureLabels } from '#src/wording/labels.ts';

type Invoice = components['schemas']['InvoiceCollector'];
type Relation = components['schemas']['InputInvoiceRelation'];
type Correction = components['schemas']['InputInvoiceCorrection'];

const words = collectorWords.related;

/** The invoice that a file names, `1C26TAA 00000012`; of several the list that names them. */
function nameOf({ form_no, symbol, number, list_no }: Relation): string {
  if (number === null) return list_no === null ? '' : words.list(list_no);
  return shownName({ form_no: form_no ?? '', symbol: symbol ?? '', number }).trim();
}

/** What an invoice corrects, as one text. */
export function relationText(related: Relation): string {
  const day = related.issued_on === null ? '' : words.ofDay(formatDate(related.issued_on));
  return [inputInvoiceNatureLabels[related.nature], nameOf(related), day].filter(Boolean).join(' ');
}

const linkTo = (id: number, name: string) => (
  <KitLink className="k-number" href={hrefOf('invoice_collectors.one', id)}>
    {name}
  </KitLink>
);

function Corrected({ related }: { related: Relation }) {
  const { invoice_collector_id: id, number } = related;
  return (
    <>
      {inputInvoiceNatureLabels[related.nature]}{' '}
      {id === null ? <span className="k-number">{nameOf(related)}</span> : linkTo(id, nameOf(related))}
      {id === null && number !== null && ` ${words.missing}`}
    </>
  );
}

function CorrectedBy({ by }: { by: Correction }) {
  return (
    <>
      {words.by[methodOf(by)]} {linkTo(by.id, by.name)}
    </>
  );
}

/** For a row of the list: what the invoice corrects, and what corrects it. */
export function RelatedLines({ invoice: { related, corrected_by } }: { invoice: Invoice }) {
  return (
    <>
      {related !== null && (
        <small className="collector-cell__related">
          <Corrected related={related} />
        </small>
      )}
      {corrected_by.map((by) => (
        <small key={by.id} className="collector-cell__related">
          <CorrectedBy by={by} />
        </small>
      ))}
    </>
  );
}

/** For the invoice's page: the same, with what follows from it. */
export function RelatedBanners({ invoice: { related, corrected_by } }: { invoice: Invoice }) {
  if (related === null && corrected_by.length === 0) return null;
  return (
    <div className="collector-related">
      {corrected_by.map((by) => {
        const isReplaced = by.nature === 'replace';
        return (
          <Banner key={by.id} tone={isReplaced ? 'warning' : 'info'}>
            <CorrectedBy by={by} />. {isReplaced && words.leftOut}
          </Banner>
        );
      })}
      {related !== null && (
        <Banner tone={related.invoice_collector_id === null && related.number !== null ? 'warning' : 'info'}>
          <Corrected related={related} />.{' '}
          {related.invoice_collector_id === null && related.number !== null && words.ask}
        </Banner>
      )}
    </div>
  );
}
