import { useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { failureText } from '#src/views/failure-text.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { pasteWords } from '#src/wording/desk/invoice-editor.ts';
import type { MissingProduct } from './pasted-products.ts';
import type { usePastedProducts } from './use-pasted-products.ts';

/** What a paste names and the catalogue has not: each can be ticked, its code changed, and all made at once. */
export function MissingProducts({ paste }: { paste: ReturnType<typeof usePastedProducts> }) {
  const [left_out, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const { missing, made, refusals, isMaking, error } = paste;
  if (error !== null) {
    return (
      <Banner
        tone="warning"
        action={
          <Button tone="plain" size="small" onClick={paste.again}>
            {pasteWords.matchAgain}
          </Button>
        }
      >
        {pasteWords.unmatched} {failureText(error)}
      </Banner>
    );
  }
  const wanted = missing
    .filter(({ row_name }) => !left_out.has(row_name))
    .map((one) => ({
      ...one,
      product: { ...one.product, code: codes.get(one.row_name)?.trim() ?? one.product.code },
    }));
  const tick = (row_name: string, isTicked: boolean) => {
    const next = new Set(left_out);
    if (isTicked) next.delete(row_name);
    else next.add(row_name);
    setLeftOut(next);
  };
  return (
    <>
      {made > 0 && <Banner tone="success">{pasteWords.made(made)}</Banner>}
      {missing.length > 0 && (
        <section className="paste__missing" aria-label={pasteWords.missing(missing.length)}>
          <header>
            <b>{pasteWords.missing(missing.length)}</b>
            <Button
              size="small"
              busy={isMaking}
              disabled={wanted.length === 0}
              onClick={() => void paste.make(wanted)}
            >
              {pasteWords.make(wanted.length)}
            </Button>
          </header>
          <p>{pasteWords.missingHint}</p>
          <ul>
            {missing.map((one) => (
              <MissingRow
                key={one.row_name}
                product={one.product}
                code={codes.get(one.row_name) ?? one.product.code}
                ticked={!left_out.has(one.row_name)}
                refusal={refusals.get(one.row_name)}
                onTick={(isTicked) => tick(one.row_name, isTicked)}
                onCode={(code) => setCodes(new Map([...codes, [one.row_name, code]]))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type MissingRowProps = {
  product: MissingProduct['product'];
  code: string;
  ticked: boolean;
  refusal: string | undefined;
  onTick: (ticked: boolean) => void;
  onCode: (code: string) => void;
};

function MissingRow({ product, code, ticked, refusal, onTick, onCode }: MissingRowProps) {
  const { name, unit, unit_price, vat_rate } = product;
  return (
    <li>
      <Checkbox label={name} checked={ticked} onChange={onTick} />
      <span className="paste__about">
        {[unit, unit_price != null && formatNumber(unit_price), vat_rate != null && rateText(vat_rate)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <TextField
        label={pasteWords.codeOf(name)}
        labelHidden
        value={code}
        onChange={onCode}
        disabled={!ticked}
        {...(refusal !== undefined && { error: refusal })}
      />
    </li>
  );
}
