import { useSignedIn } from '#src/providers/account-context.ts';
import { CommandPalette } from '#src/ui/search/command-palette.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useDownload } from '#src/views/use-download.ts';
import { useNavigate } from 'react-router';
import { keepPick } from './recent-picks.ts';
import { signHints } from './search-signs.ts';
import { useQuickSearch } from './use-quick-search.ts';

type QuickSearchProps = { query: string; onQuery: (query: string) => void; onClose: () => void };

/** The search over everything the account may open: pages, customers, products, invoices. */
export function QuickSearch({ query, onQuery, onClose }: QuickSearchProps) {
  const navigate = useNavigate();
  const { open: openFile } = useDownload();
  const { account } = useSignedIn();
  const { groups, text, loading, error, refetch } = useQuickSearch(query);
  const open = (id: string, aside: boolean) => {
    const picked = groups.flatMap(({ items }) => items).find((item) => item.id === id);
    if (picked === undefined) return;
    const { act } = picked;
    if (act?.file !== undefined) {
      onClose();
      return void openFile(act.file.url, act.file.name);
    }
    // A command for what was found is of this search alone.
    if (act === undefined) keepPick(window.localStorage, account.id, new Date().toISOString(), picked);
    // The search stays for the next one.
    if (aside) return void window.open(picked.href, '_blank', 'noopener');
    onClose();
    void navigate(picked.href, act?.asks === undefined ? {} : { state: act.asks });
  };
  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      sought={text}
      signs={signHints()}
      onQuery={onQuery}
      groups={groups}
      loading={loading}
      error={error ? failureText(error) : undefined}
      onRetry={() => void refetch()}
      onPick={({ id }, aside) => open(id, aside)}
    />
  );
}
