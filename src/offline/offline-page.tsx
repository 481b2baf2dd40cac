import { type DragEvent } from 'react';
import { formatCount } from '#src/ui/format/number.ts';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { brandName } from '#src/ui/shell/brand.tsx';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { OpenedPack } from './opened-pack.tsx';
import { useVerifiedPack, type VerifiedPack } from './use-verified-pack.ts';
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
        <OpenedPack pack={verifying.pack} onOther={forget} />
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
