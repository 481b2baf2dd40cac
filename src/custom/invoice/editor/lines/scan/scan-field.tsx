import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { scanWords as words } from '#src/wording/desk/scan.ts';
import { useProductByCode, type Product } from '../../../use-product-by-code.ts';
import { useTabOfScanner } from './use-tab-of-scanner.ts';

type ScanFieldProps = { onProduct: (product: Product) => void; onClose: () => void };

/** Codes that are scanned one after the other, each ended by Enter as scanners do: a line each, or one more of its line. */
export function ScanField({ onProduct, onClose }: ScanFieldProps) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const [added, setAdded] = useState('');
  // Each stays until it was seen: the next scan is there before anyone looks up from the scanner.
  const [missing, setMissing] = useState<readonly string[]>([]);
  const byCode = useProductByCode();
  const waiting = useRef(Promise.resolve());
  const endScan = useTabOfScanner();
  const take = async (code: string) => {
    const miss = (sentence: string) => setMissing((before) => [...before, sentence]);
    try {
      const product = await byCode(code);
      if (product === null) return miss(words.notFound(code));
      onProduct(product);
      setAdded(product.name);
      setCount((before) => before + 1);
    } catch (cause) {
      miss(`${words.notAdded(code)} ${failureText(cause)}`);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return;
    setText('');
    // Scans that come quickly become lines in their order.
    waiting.current = waiting.current.then(() => take(code));
  };
  return (
    <form
      className="lines__scan"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Icon of={IconBarcode} size={20} />
      <input
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={endScan}
        aria-label={words.label}
        placeholder={words.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <span role="status">{count > 0 && words.added(count, added)}</span>
      <IconButton name={words.close} icon={IconX} size="small" onClick={onClose} />
      <div role="alert" className="lines__scan-missing">
        {missing.length > 0 && (
          <>
            {missing.map((sentence, at) => (
              <p key={at}>{sentence}</p>
            ))}
            <Button size="small" tone="plain" onClick={() => setMissing([])}>
              {words.seen}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
