import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { createStatement, useListStatements } from '#generated/client/statements/statements.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { failureText } from '#src/views/failure-text.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Agreement } from './agreement-fields.tsx';

type Schemas = components['schemas'];
type Nature = Schemas['StatementNature'];

const words = statementWords.agreement;
const most = 50;
const PAPER = 'paper';

/** The invoice that the page corrects; null on a page about an invoice that was not issued here. */
function useCorrectedId(): number | null {
  const { pathname } = useLocation();
  const id = Number(useParams()['id']);
  const own = [hrefOf('corrections', id), hrefOf('adjusted_invoices.create', id)];
  return own.includes(pathname.replace(/\/$/, '')) ? id : null;
}

type StatementChoiceProps = {
  nature: Nature;
  value: Agreement;
  onChange: (value: Agreement) => void;
  error: string | undefined;
};

/** The statement that both sides have signed fills the agreement; without one it is drafted here, or opened while it is under way. */
export function StatementChoice({ nature, value, onChange, error }: StatementChoiceProps) {
  const invoice_id = useCorrectedId();
  const may = useMay();
  const [search] = useSearchParams();
  const wanted = Number(search.get('statement'));
  const enabled = invoice_id !== null && may('listStatements');
  const { data = [] } = useListStatements(
    { invoice_id: invoice_id ?? 0, sort: '-created_on', limit: most },
    { query: { enabled, staleTime: 0 } },
  );
  const same = data.filter((one) => one.nature === nature);
  const signed = same.filter((one) => one.state === 'signed' && one.correcting_id === null);
  const first = signed.find(({ id }) => id === wanted) ?? signed[0];
  const take = useEffectEvent((id: number) => {
    if (value.agreement_no === '' && value.agreement_on === '') onChange({ ...value, statement_id: id });
  });
  const found = first?.id;
  useEffect(() => {
    if (found !== undefined) take(found);
  }, [found]);
  if (!enabled) return null;
  if (signed.length > 0)
    return (
      <SelectField
        label={words.label}
        value={String(value.statement_id ?? PAPER)}
        onChange={(chosen) => onChange({ ...value, statement_id: chosen === PAPER ? null : Number(chosen) })}
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
  const open = data.find(({ state }) => state !== 'signed' && state !== 'withdrawn');
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
  return <DraftButton nature={nature} invoice_id={invoice_id} matter={search.get('matter')} />;
}

type DraftButtonProps = { nature: Nature; invoice_id: number; matter: string | null };

function DraftButton({ nature, invoice_id, matter }: DraftButtonProps) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      createStatement(invoice_id, {
        statement: { nature, matter: (matter ?? 'main_content') as Schemas['Matter'], right_lines: [] },
      }),
    onSuccess: ({ id }) => {
      const toast = { tone: 'success', message: words.drafted };
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
