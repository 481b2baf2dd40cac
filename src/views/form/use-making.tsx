import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

/** It draws any form, forms draw references, and those make records: fetched when first asked for, the circle is none. */
const QuickCreate = lazy(async () => ({ default: (await import('./quick-create.tsx')).QuickCreate }));

/** Making a record of another resource without leaving the form; `onMade` hears its id. */
export function useMaking(
  reference: string,
  onMade: (id: string) => void,
): { make: (text: string) => void; dialog: ReactNode } {
  const [text, setText] = useState<string | null>(null);
  return {
    make: setText,
    dialog: text !== null && (
      <Suspense fallback={null}>
        <QuickCreate
          reference={reference}
          text={text}
          onMade={(id) => {
            setText(null);
            onMade(id);
          }}
          onClose={() => setText(null)}
        />
      </Suspense>
    ),
  };
}
