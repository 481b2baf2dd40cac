import { readOtherInvoice } from '#generated/client/other-invoices/other-invoices.ts';
import { compare, readDecimal } from '#domain/money/decimal.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { FileField } from '#src/ui/field/file-field.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OtherReading } from './use-other-invoice.ts';

const words = correctionWords.other;
const MAX_BYTES = 2 * 1024 * 1024;

type FileCardProps = {
  onRead: (reading: OtherReading) => void;
  /** What was read last. */
  read: OtherReading | null;
  /** What the lines come to now. */
  computed: string;
};

/** The file of the original: read once to fill in the form, and said when its total is another than that of its lines. */
export function FileCard({ onRead, read, computed }: FileCardProps) {
  const [base64, setBase64] = useState('');
  const { mutate, error } = useMutation({
    mutationFn: async (content: string) => {
      const bytes = await fetch(`data:application/octet-stream;base64,${content}`);
      return readOtherInvoice(await bytes.blob());
    },
    onSuccess: onRead,
  });
  const stated = read?.total ?? null;
  return (
    <Card>
      <FileField
        label={words.file}
        hint={words.fileHint}
        accept=".xml,text/xml,application/xml"
        maxBytes={MAX_BYTES}
        value={base64}
        onChange={(content) => {
          setBase64(content);
          if (content !== '') mutate(content);
        }}
        {...(error !== null && { error: failureText(error) })}
      />
      {read !== null && error === null && <Banner tone="success">{words.fileRead}</Banner>}
      {stated !== null && differs(stated, computed) && (
        <Banner tone="warning">{words.fileTotal(formatNumber(stated), formatNumber(computed))}</Banner>
      )}
    </Card>
  );
}

function differs(stated: string, computed: string): boolean {
  const [one, other] = [readDecimal(stated), readDecimal(computed)];
  return one !== null && other !== null && compare(one, other) !== 0;
}
