import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { shownName } from '#domain/invoice/shown-name.ts';
import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import { createStatement } from '#generated/client/statements/statements.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { CheckList } from '#src/ui/field/choice/check-list.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useInvoicesOfBuyer } from './discount/use-invoices-of-buyer.ts';

type Schemas = components['schemas'];
type Nature = Schemas['StatementNature'];

const words = correctionWords.several;
/** Of one list, the invoice of the page beside them. */
const mostFurther = 49;

type SeveralCardProps = {
  invoice: Schemas['Invoice'];
  matter: Schemas['Matter'];
  /** The methods that are open for the invoice of the page. */
  natures: readonly Nature[];
};

/** Further invoices of the same buyer and month with the same error: one invoice puts them all right, with list 01/BK-ĐCTT. */
export function SeveralCard({ invoice, matter, natures }: SeveralCardProps) {
  const may = useMay()('createStatement');
  const [search] = useSearchParams();
  const {
    data: found = [],
    isPending,
    error,
  } = useInvoicesOfBuyer(invoice, monthOf(invoice.issued_on.slice(0, 7)));
  const [ticked, setTicked] = useState<readonly string[]>(
    (search.get('with') ?? '').split(',').filter(Boolean),
  );
  const chosen = ticked.filter((id) => found.some((one) => String(one.id) === id));
  if (!may || natures.length === 0 || (found.length === 0 && error === null)) return null;
  return (
    <Card title={words.title} className="correction__several">
      <p className="correction__hint">{words.note}</p>
      {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
      {isPending ? null : (
        <CheckList
          label={words.others}
          hint={words.hint}
          value={chosen}
          onChange={setTicked}
          choices={found.map((one) => ({
            value: String(one.id),
            label: shownName(one),
            detail: words.detail(formatDate(one.issued_on), `${formatNumber(one.total)} ${one.currency}`),
          }))}
        />
      )}
      <ListButtons key={matter} {...{ invoice, matter, natures }} further_ids={chosen.map(Number)} />
    </Card>
  );
}

type ListButtonsProps = SeveralCardProps & { further_ids: readonly number[] };

function ListButtons({ invoice, matter, natures, further_ids }: ListButtonsProps) {
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (nature: Nature) =>
      createStatement(invoice.id, {
        statement: { nature, matter, right_lines: [], further_ids: [...further_ids] },
      }),
    onSuccess: ({ id }) => {
      const toast = { tone: 'success', message: words.drafted };
      void navigate(hrefOf('statements.one', id), { state: { toast } });
    },
  });
  const tooMany = further_ids.length > mostFurther;
  return (
    <div className="correction__act">
      {error !== null && (
        <Banner tone="critical" title={`${words.failed}.`}>
          {failureText(error)}
        </Banner>
      )}
      {tooMany && <Banner tone="warning">{words.tooMany(mostFurther + 1)}</Banner>}
      <div className="correction__buttons">
        {natures.map((nature) => (
          <Button
            key={nature}
            icon={IconListCheck}
            busy={isPending && variables === nature}
            disabled={further_ids.length === 0 || tooMany || isPending}
            onClick={() => mutate(nature)}
          >
            {words.make[nature](further_ids.length + 1)}
          </Button>
        ))}
      </div>
      <p className="correction__hint">{words.after}</p>
    </div>
  );
}
