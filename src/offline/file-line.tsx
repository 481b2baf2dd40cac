import { keepFile } from '#src/ui/keep-file.ts';
import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import type { VerifiedPack } from './use-verified-pack.ts';
import { XmlView } from './xml-view.tsx';

const LARGEST = 64 * 1024 * 1024;

/** A file of the pack: whether it is as the manifest says, to be read here or saved. */
export function FileLine({ path, pack }: { path: string; pack: VerifiedPack }) {
  const [bytes, setBytes] = useState<Uint8Array | 'unreadable' | null>(null);
  const differs = pack.differing.has(path);
  const size = pack.source.files.get(path);

  async function read(): Promise<Uint8Array | null> {
    try {
      return await pack.source.read(path, LARGEST);
    } catch {
      setBytes('unreadable');
      return null;
    }
  }
  async function view(): Promise<void> {
    if (bytes !== null) return setBytes(null);
    const found = await read();
    if (found !== null) setBytes(found);
  }
  async function save(): Promise<void> {
    const found = await read();
    if (found === null) return;
    // Saved, never opened beside this page: what a file holds is not run.
    const file = new Blob([Uint8Array.from(found)], { type: 'application/octet-stream' });
    keepFile(file, path.split('/').at(-1) ?? path);
  }

  return (
    <div className="o-line">
      <div className="o-line__head">
        <span className={differs ? 'o-bad' : 'o-good'}>{differs ? words.changed : words.matches}</span>
        <span className="o-line__path">{path}</span>
        {size !== undefined && <span className="o-muted">{formatCount(size)} byte</span>}
        {path.endsWith('.xml') && (
          <Button size="small" tone="plain" aria-expanded={bytes !== null} onClick={() => void view()}>
            {bytes === null ? words.view : words.close}
          </Button>
        )}
        <Button size="small" tone="plain" onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
      {bytes === 'unreadable' && <p role="alert">{words.unreadable}</p>}
      {bytes instanceof Uint8Array && <XmlView bytes={bytes} />}
    </div>
  );
}
