import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { createStatement } from '#generated/client/statements/statements.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { common } from '#src/wording/common.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { AgreementState } from './use-agreement.ts';

type Schemas = components['schemas'];

const words = statementWords.agreement;
const PAPER = 'paper';

type StatementChoiceProps = { agreement: AgreementState; error: string | undefined };

/** The statement that both sides have signed fills the agreement; without one it is drafted here, or opened while it is under way. */
export function StatementChoice({ agreement, error }: StatementChoiceProps) {
  const { value, put, signed, open, nature, matter, invoice_id, hasMore, readAgain } = agreement;
  if (invoice_id === null || nature === null) return null;
  if (agreement.isReading) return <p className="correction__hint">{words.reading}</p>;
  if (agreement.error !== null)
    return (
      <Banner
        tone="critical"
        title={words.unread}
        action={
          <Button size="small" onClick={agreement.readAgain}>
            {common.retry}
          </Button>
        }
      >
        {failureText(agreement.error)}
      </Banner>
    );
  if (signed.length > 0)
    return (
      <SelectField
        label={words.label}
        value={String(value.statement_id ?? PAPER)}
        onChange={(chosen) => put({ ...value, statement_id: chosen === PAPER ? null : Number(chosen) })}
        choices={[
          ...signed.map(({ id, label, made_on }) => ({
            value: String(id),
            label: words.named(label, formatDate(made_on)),
          })),
          { value: PAPER, label: words.paper },
        ]}
        error={error}
      />
    );
  if (open !== undefined)
    return (
      <Banner
        tone="info"
        action={
          <Button size="small" href={hrefOf('statements.one', open.id)}>
            {words.open(open.label)}
          </Button>
        }
      >
        {words.underWay}
      </Banner>
    );
  return <DraftButton {...{ nature, matter, invoice_id }} onStay={hasMore ? readAgain : null} />;
}

type DraftButtonProps = {
  nature: Schemas['StatementNature'];
  matter: Schemas['Matter'];
  invoice_id: number;
  /** For a page that holds more than number and day, which would be lost by going to the statement; null where it takes their place. */
  onStay: (() => void) | null;
};

function DraftButton({ nature, matter, invoice_id, onStay }: DraftButtonProps) {
  const navigate = useNavigate();
  const { report } = useUnsavedGuard();
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createStatement(invoice_id, { statement: { nature, matter, right_lines: [] } }),
    onSuccess: ({ id }) => {
      const toast = { tone: 'success', message: words.drafted } as const;
      if (onStay !== null) {
        show(toast);
        onStay();
        return;
      }
      report(false);
      void navigate(hrefOf('statements.one', id), { state: { toast } });
    },
  });
  return (
    <div className="correction__statement">
      {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
      <Button icon={IconSignature} busy={isPending} onClick={() => mutate()}>
        {words.draft}
      </Button>
      <p className="correction__hint">{words.hint}</p>
    </div>
  );
}
