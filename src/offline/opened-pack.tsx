import { useState } from 'react';
import { hasInvoices } from '#domain/proof-pack/manifest.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { foldText } from '#src/ui/format/text.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { FileLine } from './file-line.tsx';
import { InvoiceList, Pages } from './invoice-list.tsx';
import type { VerifiedPack } from './use-verified-pack.ts';
import { Verdict } from './verdict.tsx';

/** What was found in a pack, and what is in it: its invoices, where it has any, and all of its files. */
export function OpenedPack({ pack, onOther }: { pack: VerifiedPack; onOther: () => void }) {
  const { manifest, files } = pack.report;
  const has_invoices = manifest === null || hasInvoices(manifest.kinds);
  const [shown, setShown] = useState<'invoices' | 'files'>(has_invoices ? 'invoices' : 'files');
  const all = { key: 'files', label: words.otherFiles, count: files } as const;
  const invoices = { key: 'invoices', label: words.invoices, count: pack.invoices?.length ?? null } as const;
  const tabs = has_invoices ? [invoices, all] : [all];
  return (
    <>
      <Verdict {...{ pack, has_invoices }} />
      <section className="o-card">
        <div className="o-tabs">
          {tabs.map(({ key, label, count }) => (
            <button
              key={key}
              type="button"
              className="o-tab"
              aria-pressed={shown === key}
              onClick={() => setShown(key)}
            >
              {label} {count !== null && <span className="o-muted">{formatCount(count)}</span>}
            </button>
          ))}
          <span className="o-tabs__end">
            <Button size="small" onClick={onOther}>
              {words.chooseOther}
            </Button>
          </span>
        </div>
        {shown === 'invoices' ? <InvoiceList pack={pack} /> : <FileList pack={pack} />}
      </section>
    </>
  );
}

const ROWS = 50;

/** Every file that the manifest names, by name. */
function FileList({ pack }: { pack: VerifiedPack }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const paths = (pack.report.manifest?.files ?? []).map(({ path }) => path);
  const found = paths.filter((path) => foldText(path).includes(foldText(query.trim())));
  return (
    <>
      <div className="o-tools">
        <input
          className="o-input"
          type="search"
          aria-label={words.file}
          placeholder={words.file}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setPage(0);
          }}
        />
      </div>
      <div className="o-files">
        {found.slice(page * ROWS, (page + 1) * ROWS).map((path) => (
          <FileLine key={path} {...{ path, pack }} />
        ))}
      </div>
      {found.length > 0 && <Pages {...{ page, rows: ROWS, total: found.length, onPage: setPage }} />}
    </>
  );
}
