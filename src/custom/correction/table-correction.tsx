import {
  createTableCorrection,
  deleteTableCorrection,
} from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import { getGetInvoiceRemediesQueryKey } from '#generated/client/remedies/remedies.ts';
import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { TABLE_CORRECTION_STATE } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { tableCorrectionStateLabels } from '#src/wording/labels.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Schemas = components['schemas'];

const words = correctionWords.inTable;
const MAX = { reason: 255, buyer: 400 };

/** What is typed of the note; null before anything is. */
export type TypedNote = readonly [
  input: Schemas['TableCorrectionInput'] | null,
  put: (input: Schemas['TableCorrectionInput'] | null) => void,
];

type InTableProps = {
  invoice: Schemas['Invoice'];
  /** What waits for the next table already. */
  waiting: Schemas['TableCorrection'] | null;
  typed: TypedNote;
};

/** Sửa ở bảng tổng hợp kỳ sau: what the next table is to say of the invoice again, or what waits for it, which can be taken back. */
export function InTable({ invoice, waiting, typed }: InTableProps) {
  const may = useMay()('createTableCorrection');
  if (waiting !== null) return <Waiting invoice_id={invoice.id} waiting={waiting} />;
  return may ? (
    <Note {...{ invoice, typed }} />
  ) : (
    <p className="correction__hint">{correctionWords.denied}</p>
  );
}

/** Reads anew what may be done about the invoice. */
function useReread(invoice_id: number): () => Promise<void> {
  const queryClient = useQueryClient();
  const [path] = getGetInvoiceRemediesQueryKey(invoice_id);
  return () => queryClient.invalidateQueries({ queryKey: [path] });
}

function Note({ invoice, typed: [typed, setInput] }: Pick<InTableProps, 'invoice' | 'typed'>) {
  const input: Schemas['TableCorrectionInput'] = typed ?? {
    state: 'explain',
    reason: '',
    buyer_name: invoice.buyer_name,
    buyer_address: invoice.buyer_address,
  };
  const [isBare, setBare] = useState(false);
  const reread = useReread(invoice.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createTableCorrection(invoice.id, { table_correction: changedOf(input, invoice) }),
    onSuccess: () => {
      setInput(null);
      return reread();
    },
  });
  const fields = error instanceof ApiFailure ? error.errors.flatMap((one) => one.fields) : [];
  const submit = () => {
    if (input.reason.trim() === '') setBare(true);
    else mutate();
  };
  return (
    <div className="correction__fields">
      <ChoiceCards
        label={words.where}
        value={input.state}
        onChange={(value) => {
          const state = TABLE_CORRECTION_STATE.find((one) => one === value);
          if (state !== undefined) setInput({ ...input, state });
        }}
        choices={TABLE_CORRECTION_STATE.map((value) => ({ value, label: tableCorrectionStateLabels[value] }))}
      />
      <TextArea
        label={words.reason}
        required
        value={input.reason}
        max={MAX.reason}
        error={isBare ? words.required : undefined}
        onChange={(reason) => {
          setInput({ ...input, reason });
          setBare(false);
        }}
      />
      <TextField
        label={words.buyerName}
        value={input.buyer_name ?? ''}
        max={MAX.buyer}
        onChange={(buyer_name) => setInput({ ...input, buyer_name })}
      />
      <TextField
        label={words.buyerAddress}
        value={input.buyer_address ?? ''}
        max={MAX.buyer}
        onChange={(buyer_address) => setInput({ ...input, buyer_address })}
      />
      {error !== null && fields.length === 0 && (
        <Banner tone="critical" title={words.failed}>
          {failureText(error)}
        </Banner>
      )}
      <div className="correction__act">
        <Button tone="primary" busy={isPending} onClick={submit}>
          {words.note}
        </Button>
      </div>
    </div>
  );
}

/** What the invoice says already is not told as a correction of it. */
function changedOf(
  { buyer_name, buyer_address, ...input }: Schemas['TableCorrectionInput'],
  invoice: Schemas['Invoice'],
): Schemas['TableCorrectionInput'] {
  const changed = (now: string | null, before: string | null) =>
    now === null || now.trim() === '' || now.trim() === before ? null : now.trim();
  return {
    ...input,
    buyer_name: changed(buyer_name, invoice.buyer_name),
    buyer_address: changed(buyer_address, invoice.buyer_address),
  };
}

function Waiting({ invoice_id, waiting }: { invoice_id: number; waiting: Schemas['TableCorrection'] }) {
  const may = useMay()('deleteTableCorrection');
  const reread = useReread(invoice_id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteTableCorrection(invoice_id),
    onSuccess: reread,
  });
  return (
    <Banner
      tone={error === null ? 'info' : 'critical'}
      title={words.waiting(waiting.period_name)}
      action={
        may && (
          <Button size="small" busy={isPending} onClick={() => mutate()}>
            {words.takeBack}
          </Button>
        )
      }
    >
      {error === null ? waiting.reason : failureText(error)}
    </Banner>
  );
}
