import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkProvider, type LinkProps } from '#src/ui/action/kit-link.tsx';
import { draftWords } from '#src/wording/drafts.ts';
import { KEEPS_TYPED } from './leave-guard.tsx';
import { useUnsavedGuard } from './unsaved-context.ts';

/**
 * Around links of a form to what it lacks: who follows one means to come back. What is typed and kept automatically stays for then,
 * without a question; what is not kept yet is asked about as everywhere.
 */
export function KeepingLinks({ children }: { children: ReactNode }) {
  return <LinkProvider link={KeepingLink}>{children}</LinkProvider>;
}

function KeepingLink({ href, ...rest }: LinkProps) {
  const { isKept } = useUnsavedGuard();
  const toast = { tone: 'success', message: draftWords.stays };
  return <Link {...rest} to={href} state={isKept ? { [KEEPS_TYPED]: true, toast } : undefined} />;
}
