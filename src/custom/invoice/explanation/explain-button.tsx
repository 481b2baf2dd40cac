import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { explanationWords } from '#src/wording/money.ts';
import { useState } from 'react';
import { ExplanationDrawer } from './explanation-drawer.tsx';
import type { ExplanationDrawerProps } from './explanation-drawer.tsx';

/** Opens the explanation beside the totals it is about. */
export function ExplainButton({ explain }: Pick<ExplanationDrawerProps, 'explain'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" size="small" icon={IconZoomQuestion} onClick={() => setOpen(true)}>
        {explanationWords.open}
      </Button>
      <ExplanationDrawer open={open} onClose={() => setOpen(false)} explain={explain} />
    </>
  );
}
