import { useState } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';

type CopyRowProps = {
  term: string;
  shown: string;
  /** What is put on the clipboard; what is shown unless given. */
  copied?: string;
};

/** A value to type into a banking application, and a button that puts it on the clipboard and says whether that worked. */
export function CopyRow({ term, shown, copied = shown }: CopyRowProps) {
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  const copy = () => {
    // Browsers have no clipboard outside of HTTPS.
    const writing = window.isSecureContext
      ? navigator.clipboard.writeText(copied)
      : Promise.reject(new Error());
    void writing.then(
      () => setDone('copied'),
      () => setDone('failed'),
    );
  };
  return (
    <div>
      <dt>{term}</dt>
      <dd>{shown}</dd>
      <dd className="pb-transfer__copy">
        <Button
          size="small"
          icon={done === 'copied' ? IconCheck : IconCopy}
          aria-label={words.copyOf(term)}
          onClick={copy}
        >
          {done === 'copied' ? words.copied : words.copy}
        </Button>
        <span role="status" className={done === 'failed' ? 'pb-transfer__failed' : 'k-visually-hidden'}>
          {done === 'failed' ? words.copyFailed : done === 'copied' ? words.copied : ''}
        </span>
      </dd>
    </div>
  );
}
