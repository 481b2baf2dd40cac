import { useState, type DragEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { brandName } from '#src/ui/shell/brand.tsx';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { InvoiceList, Pages } from './invoice-list.tsx';
import { useVerifiedPack, type VerifiedPack } from './use-verified-pack.ts';
import { Verdict } from './verdict.tsx';
import { foldText } from '#src/ui/format/text.ts';
import { FileLine } from './file-line.tsx';
import { PackUnreadable, type PackSource } from '#domain/proof-pack/verify-pack.ts';
import { openZip, ZipUnreadable } from '#server/platform/zip/read-zip.ts';

/** xem.html: reads and verifies the pack it came with, from a disk, without any server. */
export function OfflinePage() {
  const { verifying, open, forget } = useVerifiedPack();
  const takeZip = (file: File | undefined) => file && void open(() => zipSource(file));
  const takeFolder = (files: readonly File[]) => files.length > 0 && void open(() => folderSource(files));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeZip(event.dataTransfer.files[0]);
  };
  return (
    <main className="o-page" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header className="o-header">
        <div>
          <h1>{verifying.state === 'done' ? titleOf(verifying.pack) : words.title}</h1>
          <p className="o-muted">{verifying.state === 'done' ? companyOf(verifying.pack) : words.lead}</p>
        </div>
        <p className="o-muted o-header__offline">{words.offline}</p>
      </header>
      {verifying.state === 'done' ? (
        <Opened pack={verifying.pack} onOther={forget} />
      ) : verifying.state === 'checking' ? (
        <section className="o-card o-drop" role="status">
          <p>{words.checking(formatCount(verifying.done), formatCount(verifying.total))}</p>
          <progress value={verifying.done} max={Math.max(1, verifying.total)} />
        </section>
      ) : (
        <section className="o-card o-drop">
          <h2>{words.drop}</h2>
          <p className="o-muted">{words.dropHint}</p>
          {verifying.state === 'refused' && <p role="alert">{words.notPack}</p>}
          <div className="o-drop__ways">
            <label className="k-button k-button--primary k-button--medium">
              {words.chooseZip}
              <input
                className="o-file"
                type="file"
                accept=".zip"
                onChange={({ target }) => takeZip(target.files?.[0])}
              />
            </label>
            <label className="k-button k-button--secondary k-button--medium">
              {words.chooseFolder}
              <input
                className="o-file"
                type="file"
                ref={(input) => input?.setAttribute('webkitdirectory', '')}
                onChange={({ target }) => takeFolder([...(target.files ?? [])])}
              />
            </label>
          </div>
        </section>
      )}
      <footer className="o-muted o-footer">
        {brandName} · {words.readOnly}
      </footer>
    </main>
  );
}

function titleOf({ report: { manifest } }: VerifiedPack): string {
  if (manifest === null) return words.title;
  const { period, document } = manifest;
  if (document !== null && document !== undefined) return `${words.title} · ${document}`;
  const said =
    period === null ? words.everything : words.period(formatDate(period.from), formatDate(period.to));
  return `${words.title} · ${said}`;
}

function companyOf({ report: { manifest } }: VerifiedPack): string {
  if (manifest === null) return words.lead;
  const { company, made_by, made_on } = manifest;
  return `${company.name} · MST ${company.tax_code} · ${words.madeBy(made_by, formatDateTime(made_on))}`;
}

function Opened({ pack, onOther }: { pack: VerifiedPack; onOther: () => void }) {
  const [shown, setShown] = useState<'invoices' | 'files'>('invoices');
  const tabs = [
    { key: 'invoices', label: words.invoices, count: pack.invoices?.length ?? null },
    { key: 'files', label: words.otherFiles, count: pack.report.files },
  ] as const;
  return (
    <>
      <Verdict pack={pack} />
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

/** A pack as a ZIP file; throws PackUnreadable for anything else. */
async function zipSource(file: Blob): Promise<PackSource> {
  try {
    const zip = await openZip(file);
    return {
      files: zip.files,
      read: (path, limit) =>
        zip.read(path, limit).catch((error: unknown) => {
          throw error instanceof ZipUnreadable ? new PackUnreadable(error.message) : error;
        }),
    };
  } catch (error) {
    throw error instanceof ZipUnreadable ? new PackUnreadable(error.message) : error;
  }
}

/** The same unpacked: the files of a folder that was chosen, their names below it. */
function folderSource(files: readonly File[]): PackSource {
  const named = new Map(
    files.map((file) => [file.webkitRelativePath.split('/').slice(1).join('/') || file.name, file]),
  );
  return {
    files: new Map([...named].map(([path, { size }]) => [path, size])),
    read: async (path, limit) => {
      const file = named.get(path);
      if (file === undefined || file.size > limit) throw new PackUnreadable(path);
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}
