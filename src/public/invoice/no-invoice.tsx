import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { noInvoiceWords as words } from '#src/wording/public/no-invoice.ts';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { lookUpPath } from './buyer-key.ts';

/** A link that opens nothing, or a page that could not be read. */
export function NoInvoice({ dead, onRetry }: { dead: boolean; onRetry: () => void }) {
  return (
    <StatePage
      icon={IconFileSearch}
      tone="neutral"
      heading={dead ? words.dead : words.unread}
      actions={
        dead ? (
          <Button href={lookUpPath}>{words.lookUpInstead}</Button>
        ) : (
          <Button tone="primary" onClick={onRetry}>
            {publicWords.retry}
          </Button>
        )
      }
    >
      {dead ? words.deadText : words.unreadText}
    </StatePage>
  );
}
