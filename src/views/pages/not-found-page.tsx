import { NotFound } from '#src/ui/state/not-found.tsx';
import { homeHref, supportHref } from '#src/wording/links.ts';

export function NotFoundPage() {
  return <NotFound homeHref={homeHref} supportHref={supportHref} />;
}
