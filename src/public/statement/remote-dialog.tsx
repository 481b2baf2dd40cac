import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { components } from '#generated/types.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { common } from '#src/wording/common.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { buyerStatementWords, remoteSigningWords as words } from '#src/wording/public/statement.ts';
import { keptStatementOrder } from '../kept-keys.ts';
import type { StepProps } from './buyer-statement.tsx';
import { statementCalls } from './statement-calls.ts';
import { StepPanel, useStep } from './step.tsx';

type Schemas = components['schemas'];
type Account = Omit<Schemas['StatementAccount'], 'key'>;
type Credential = Schemas['StatementCredential'];
type Order = Schemas['StatementOrder'];

const SERVICES = ['mysign', 'smart_ca', 'csc_v2'] as const satisfies readonly Account['service'][];
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000] as const;

/**
 * Signs at a service of remote signing: account, key, and the confirmation on the phone, which is looked for until it is there. After a
 * reload of the page (a phone that changes to the app of the service) the look goes on.
 */
export function RemoteDialog(props: StepProps) {
  const { linkKey, onClose, onAnswered } = props;
  const [account, setAccount] = useState<Account | null>(null);
  const [credentials, setCredentials] = useState<readonly Credential[]>([]);
  const [credential, setCredential] = useState('');
  const [order, setOrder] = useState<Order | null>(() => keptOrder(linkKey));
  const { busy, failure, run } = useStep(props);

  const close = () => {
    keptStatementOrder.drop();
    onClose();
  };
  const take = (next: Order) => {
    if (next.ticket === null) keptStatementOrder.drop();
    else keptStatementOrder.keep({ link: linkKey, ticket: next.ticket });
    setOrder(next);
    if (next.answer !== null) onAnswered(next.answer);
  };
  const find = (of: Account) =>
    void run(
      () => statementCalls.credentials({ key: linkKey, ...of }),
      ({ statement_credentials }) => {
        setAccount(of);
        setCredentials(statement_credentials);
        setCredential(statement_credentials.find(({ problem }) => problem === null)?.credential ?? '');
      },
    );
  const start = (otp?: string) => {
    if (account === null) return;
    void run(
      () => statementCalls.order({ key: linkKey, ...account, credential, ...(otp !== undefined && { otp }) }),
      ({ statement_order }) => take(statement_order),
    );
  };

  const failed = failure !== null && (
    <FailureBanner title={`${buyerStatementWords.failed}.`} message={failure.message} />
  );
  if (order?.state === 'waiting')
    return <Waiting order={order} linkKey={linkKey} onOrder={take} onDead={props.onDead} onClose={close} />;
  if (order?.state === 'otp_needed')
    return (
      <OtpForm message={serverSaid.of(order.message)} busy={busy} onClose={close} onSubmit={start}>
        {failed}
      </OtpForm>
    );
  if (account === null)
    return (
      <AccountForm busy={busy} onClose={close} onFind={find}>
        {failed}
      </AccountForm>
    );
  const choices = credentials.map(({ credential: value, label, subject_name, valid_to, problem }) => ({
    value,
    label: subject_name || label,
    detail: problem ?? words.until(formatInstantDate(valid_to)),
    disabled: problem !== null,
  }));
  return (
    <StepPanel
      title={words.title}
      actions={
        <>
          <Button onClick={() => setAccount(null)} disabled={busy}>
            {buyerStatementWords.replies.back}
          </Button>
          <Button tone="primary" busy={busy} disabled={credential === ''} onClick={() => start()}>
            {busy ? words.sending : words.sign}
          </Button>
        </>
      }
    >
      <div className="pb-form">
        {failed}
        {order?.state === 'ended' && (
          <FailureBanner title={words.notSigned} message={serverSaid.of(order.message)} />
        )}
        {choices.length === 0 ? (
          <p role="status">{words.noKeys}</p>
        ) : (
          <ChoiceCards label={words.keys} value={credential} onChange={setCredential} choices={choices} />
        )}
      </div>
    </StepPanel>
  );
}

function keptOrder(link: string): Order | null {
  const kept = keptStatementOrder.read();
  return kept?.link === link
    ? { state: 'waiting', message: words.looking, ticket: kept.ticket, answer: null }
    : null;
}

type PartProps = { busy: boolean; onClose: () => void; children: ReactNode };

function AccountForm({ busy, onClose, onFind, children }: PartProps & { onFind: (of: Account) => void }) {
  const [service, setService] = useState<Account['service']>('mysign');
  const [account, setAccount] = useState('');
  const [secret, setSecret] = useState('');
  const [missing, setMissing] = useState(false);
  const isMissing = account.trim() === '';
  const submit = () => {
    setMissing(isMissing);
    if (!isMissing)
      onFind({ service, account: account.trim(), ...(secret !== '' && { account_secret: secret }) });
  };
  return (
    <StepPanel
      title={words.title}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {common.close}
          </Button>
          <Button tone="primary" busy={busy} onClick={submit}>
            {busy ? words.finding : words.find}
          </Button>
        </>
      }
    >
      <form
        className="pb-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        {children}
        <ChoiceCards
          label={words.service}
          plain
          value={service}
          onChange={(value) => setService(SERVICES.find((one) => one === value) ?? service)}
          choices={SERVICES.map((value) => ({ value, label: words.services[value] }))}
        />
        <TextField
          label={words.account}
          required
          autoComplete="off"
          spellCheck={false}
          value={account}
          onChange={setAccount}
          hint={words.accountHint}
          error={missing && isMissing ? words.accountMissing : undefined}
        />
        <PasswordField
          label={words.secret}
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
          hint={words.secretHint}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </StepPanel>
  );
}

type OtpFormProps = PartProps & { message: string; onSubmit: (otp: string) => void };

function OtpForm({ message, busy, onClose, onSubmit, children }: OtpFormProps) {
  const [otp, setOtp] = useState('');
  return (
    <StepPanel
      title={words.title}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {common.close}
          </Button>
          <Button tone="primary" busy={busy} disabled={otp.length < 4} onClick={() => onSubmit(otp)}>
            {words.sign}
          </Button>
        </>
      }
    >
      <div className="pb-form">
        {children}
        <p role="status">{message}</p>
        <TextField
          label={words.otp}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          max={12}
          value={otp}
          onChange={(typed) => setOtp(typed.replaceAll(/\D/g, ''))}
        />
      </div>
    </StepPanel>
  );
}

type WaitingProps = Pick<StepProps, 'linkKey' | 'onDead' | 'onClose'> & {
  order: Order;
  onOrder: (order: Order) => void;
};

/** Looks at the order again and again; without a network the next look comes all the same. */
function Waiting({ order, linkKey, onOrder, onDead, onClose }: WaitingProps) {
  const { failure, run } = useStep({ onAnswered: () => undefined, onDead });
  const [looks, setLooks] = useState(0);
  const look = async (): Promise<void> => {
    await run(
      () => statementCalls.look({ key: linkKey, ticket: order.ticket ?? '' }),
      ({ statement_order }) => onOrder(statement_order),
    );
    setLooks((before) => before + 1);
  };
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const pause = PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)];
    const timer = setTimeout(() => void latest.current(), pause);
    return () => clearTimeout(timer);
  }, [looks]);
  return (
    <StepPanel title={words.waiting} actions={<Button onClick={onClose}>{words.giveUp}</Button>}>
      <div className="pb-form">
        {failure !== null && (
          <FailureBanner title={`${buyerStatementWords.failed}.`} message={failure.message} />
        )}
        <p role="status">{serverSaid.of(order.message)}</p>
      </div>
    </StepPanel>
  );
}
