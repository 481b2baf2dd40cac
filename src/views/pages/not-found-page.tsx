import { useOutsidePages } from '#src/providers/outside-pages.ts';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { homeHref } from '#src/wording/links.ts';

export function NotFoundPage() {
  const { support_url } = useOutsidePages();
  return <NotFound homeHref={homeHref} supportHref={support_url} />;
}
