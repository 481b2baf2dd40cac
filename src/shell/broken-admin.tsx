import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { homeHref } from '#src/wording/links.ts';

type BrokenAdminProps = { resetErrorBoundary: (args?: unknown) => void };

/** When the frame itself breaks. */
export function BrokenAdmin({ resetErrorBoundary }: BrokenAdminProps) {
  return <TechnicalError homeHref={homeHref} onRetry={() => resetErrorBoundary()} />;
}
