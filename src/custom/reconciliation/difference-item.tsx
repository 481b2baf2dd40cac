import { numberText } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { DIFFERENCE_KIND_LABELS, DIFFERENCE_KIND_TONES } from '#generated/vocabulary.ts';
import { labelled } from '#src/language/language.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import { withMessage } from '#src/views/document/history-paths.ts';
import { AskAgainButton, LookUpButton } from '#src/views/document/message-actions.tsx';
import { reconciliationWords as words } from '#src/wording/reports/reconciliations.ts';

type ReconciliationDifference = components['schemas']['ReconciliationDifference'];

const labels = labelled(DIFFERENCE_KIND_LABELS);

type DifferenceItemProps = { difference: ReconciliationDifference; onAgain: () => void };

/** One invoice on which the sides differ: why, what each has, and the next step. */
export function DifferenceItem({ difference, onAgain }: DifferenceItemProps) {
  const { kind, form_no, symbol, number, invoice_id, transmission_id, message_id } = difference;
  const history = hrefOf(
    symbol.charAt(3) === 'M' ? 'transmissions.invoice_cash_register' : 'transmissions.invoice',
  );
  return (
    <li className="reconciliations__difference">
      <div className="reconciliations__head">
        <b>{words.number(`${form_no}${symbol}`, numberText(number))}</b>
        <Badge size="small" tone={DIFFERENCE_KIND_TONES[kind]}>
          {labels[kind]}
        </Badge>
      </div>
      <p>{words.causes[kind]}</p>
      <dl className="reconciliations__sides">
        <Side name={words.here} state={difference.state_sent} total={difference.total_sent} />
        <Side name={words.there} state={difference.state_received} total={difference.total_received} />
      </dl>
      <div className="reconciliations__actions">
        <NextStep difference={difference} onAgain={onAgain} />
        {invoice_id !== null && <KitLink href={hrefOf('invoices.one', invoice_id)}>{words.invoice}</KitLink>}
        {transmission_id === null ? (
          <CopyButton text={message_id} label={words.copyMessage} />
        ) : (
          <KitLink href={history + withMessage('', transmission_id)}>{words.message}</KitLink>
        )}
      </div>
    </li>
  );
}

function NextStep({ difference: { next_step, transmission_id }, onAgain }: DifferenceItemProps) {
  if (next_step === 'look_up' && transmission_id !== null)
    return <LookUpButton id={transmission_id} size="small" />;
  if (next_step === 'request_answers' && transmission_id !== null)
    return <AskAgainButton id={transmission_id} size="small" />;
  return (
    <Button size="small" onClick={onAgain}>
      {words.again}
    </Button>
  );
}

type SideProps = { name: string; state: keyof typeof words.states | null; total: string | null };

function Side({ name, state, total }: SideProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{words.states[state ?? 'none']}</span>
        {total !== null && <Money amount={total} weight="medium" />}
      </dd>
    </div>
  );
}
