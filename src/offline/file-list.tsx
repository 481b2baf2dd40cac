import { useState } from 'react';
import { foldText } from '#src/ui/format/text.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { FileLine } from './file-line.tsx';
import { Pages } from './invoice-list.tsx';
import type { VerifiedPack } from './use-verified-pack.ts';

const ROWS = 50;

/** Every file that the manifest names, by name. */
export function FileList({ pack }: { pack: VerifiedPack }) {
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
