import { Denied } from '#src/ui/state/denied.tsx';
import { homeHref } from '#src/wording/links.ts';

/** /admin/accessdenied: where a redirect finds nothing that the account may open. */
export function DeniedPage() {
  return <Denied homeHref={homeHref} />;
}
