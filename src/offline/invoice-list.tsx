import { Fragment, useState } from 'react';
import { shownName } from '#domain/invoice/shown-name.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { foldText } from '#src/ui/format/text.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { FileLine } from './file-line.tsx';
import type { ListedInvoice, VerifiedPack } from './use-verified-pack.ts';

const ROWS = 25;

/** The invoices of the pack, the newest first; one opened shows its files and messages. */
export function InvoiceList({ pack }: { pack: VerifiedPack }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const wanted = foldText(query.trim());
  const found = (pack.invoices ?? []).filter((one) => foldText(textOf(one)).includes(wanted)).toReversed();
  const rows = found.slice(page * ROWS, (page + 1) * ROWS);
  return (
    <>
      <div className="o-tools">
        <input
          className="o-input"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setPage(0);
          }}
        />
      </div>
      <div className="o-scroll">
        <table className="o-table o-invoices">
          <thead>
            <tr>
              <th>{words.number}</th>
              <th>{words.issuedOn}</th>
              <th>{words.buyer}</th>
              <th className="o-right">{words.total}</th>
              <th>{words.status}</th>
              <th>{words.file}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((invoice) => (
              <Fragment key={invoice.folder}>
                <Row
                  {...{ invoice, pack }}
                  open={opened === invoice.folder}
                  onToggle={() => setOpened(opened === invoice.folder ? null : invoice.folder)}
                />
                {opened === invoice.folder && (
                  <tr className="o-opened">
                    <td colSpan={6}>
                      {[...invoice.files, ...invoice.messages].map((path) => (
                        <FileLine key={path} {...{ path, pack }} />
                      ))}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 ? (
        <p className="o-none">{pack.invoices === null ? words.unlisted : words.none}</p>
      ) : (
        <Pages {...{ page, rows: ROWS, total: found.length, onPage: setPage }} />
      )}
    </>
  );
}

function textOf(invoice: ListedInvoice): string {
  return [shownName(invoice), invoice.buyer, invoice.buyer_tax_code ?? ''].join(' ');
}

type RowProps = { invoice: ListedInvoice; pack: VerifiedPack; open: boolean; onToggle: () => void };

function Row({ invoice, pack, open, onToggle }: RowProps) {
  const name = shownName(invoice);
  const differs = [...invoice.files, ...invoice.messages].some((path) => pack.differing.has(path));
  return (
    <tr className={open ? 'o-row--open' : ''}>
      <td>
        <button
          type="button"
          className="o-link"
          aria-expanded={open}
          aria-label={words.open(name)}
          onClick={onToggle}
        >
          {name}
        </button>
      </td>
      <td className="o-day">{formatDate(invoice.issued_on)}</td>
      <td className="o-buyer">{invoice.buyer}</td>
      <td className="o-right">
        {formatNumber(invoice.total)}
        {invoice.currency === 'VND' ? '' : ` ${invoice.currency}`}
      </td>
      <td className="o-status">
        <span className={`o-tone o-tone--${invoice.tone}`}>{invoice.status}</span>
      </td>
      <td className="o-match">
        <span className={differs ? 'o-bad' : 'o-good'}>{differs ? words.changed : words.matches}</span>
      </td>
    </tr>
  );
}

type PagesProps = { page: number; rows: number; total: number; onPage: (page: number) => void };

export function Pages({ page, rows, total, onPage }: PagesProps) {
  const last = Math.min(total, (page + 1) * rows);
  return (
    <div className="o-pages">
      <span>{words.range(formatCount(page * rows + 1), formatCount(last), formatCount(total))}</span>
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {words.before}
      </Button>
      <Button size="small" disabled={last === total} onClick={() => onPage(page + 1)}>
        {words.after}
      </Button>
    </div>
  );
}
