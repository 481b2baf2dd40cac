import type { ReactNode } from 'react';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { StatePage } from '#src/ui/state/state-page.tsx';

type PublicMessageProps = { heading: string; children: ReactNode; actions: ReactNode };

/** A public page that only has something to say, and where to go from here. */
export function PublicMessage({ heading, children, actions }: PublicMessageProps) {
  return (
    <StatePage icon={IconMail} tone="neutral" heading={heading} actions={actions}>
      {children}
    </StatePage>
  );
}
