import { errorReports, forgetUnshown } from '#src/providers/providers.ts';
import { TechnicalError } from '#src/ui/state/technical-error.tsx';
import { homeHref } from '#src/wording/links.ts';
import { pages } from '#src/wording/pages.ts';
import { useEffect, useState } from 'react';

type BrokenAdminProps = { error: unknown; resetErrorBoundary: (args?: unknown) => void };

/** When the frame itself breaks. */
export function BrokenAdmin({ error, resetErrorBoundary }: BrokenAdminProps) {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => void errorReports.report(error).then(setCode), [error]);
  const retry = () => {
    forgetUnshown();
    resetErrorBoundary();
  };
  return <TechnicalError title={pages.oops} homeHref={homeHref} code={code} onRetry={retry} />;
}
