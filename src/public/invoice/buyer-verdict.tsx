import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import { buyerCalls, type BuyerInvoice, type BuyerVerification } from './buyer-calls.ts';

/** Null while the server judges the file. */
type Known = BuyerVerification | 'unread' | null;

/** The server's verdict on the stored file; it is asked for once the page is there. */
export function useVerification(key: string): { known: Known; again: () => void } {
  const [known, setKnown] = useState<Known>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    void buyerCalls.verify(key, request.signal).then((reply) => {
      if (!request.signal.aborted) setKnown(reply.ok ? reply.body.buyer_verification : 'unread');
    });
    return () => request.abort();
  }, [key, round]);
  const again = () => {
    setKnown(null);
    setRound((before) => before + 1);
  };
  return { known, again };
}

type VerdictProps = { invoice: BuyerInvoice; verification: Known };

const LOOKS = {
  reading: { tone: 'neutral', icon: IconShieldCheck },
  unread: { tone: 'neutral', icon: IconShieldCheck },
  sound: { tone: 'success', icon: IconShieldCheck },
  register: { tone: 'success', icon: IconShieldCheck },
  unknown: { tone: 'warning', icon: IconAlertTriangle },
  broken: { tone: 'critical', icon: IconAlertTriangle },
  replaced: { tone: 'critical', icon: IconAlertTriangle },
  adjusted: { tone: 'warning', icon: IconAlertTriangle },
} as const;

/** In one sentence: whether the buyer may rely on it. A file that does not hold is said before anything else. */
export function BuyerVerdict({ invoice, verification }: VerdictProps) {
  const verdict = verdictOf(invoice, verification);
  const { tone, icon } = LOOKS[verdict];
  return (
    <div className={`bi-verdict bi-verdict--${tone}`} role="status">
      <span className="bi-verdict__mark" aria-hidden>
        <Icon of={icon} size={32} stroke={1.8} />
      </span>
      <h1 tabIndex={-1}>{words.verdicts[verdict]}</h1>
      <p>
        {verdict === 'sound' && invoice.tax_authority_code !== null && (
          <>
            {words.coded}
            <br />
          </>
        )}
        {words.verdictText[verdict]}
      </p>
    </div>
  );
}

function verdictOf({ state }: BuyerInvoice, known: Known): keyof typeof LOOKS {
  if (known !== null && known !== 'unread' && known.verdict === 'broken') return 'broken';
  if (state !== 'in_force') return state;
  if (known === null) return 'reading';
  return known === 'unread' ? 'unread' : known.verdict;
}

const MARKS = {
  holds: IconCheck,
  unknown: IconAlertTriangle,
  fails: IconAlertTriangle,
  not_needed: IconCheck,
} as const;

type CardProps = { invoice: BuyerInvoice; known: Known; again: () => void };

/** The questions one by one, and that it is still in force. */
export function VerificationCard({ invoice: { state }, known, again }: CardProps) {
  if (known === 'unread')
    return (
      <section className="bi-card bi-card--padded">
        <div className="bi-unread">
          <p>{words.notChecked}</p>
          <Button size="small" onClick={again}>
            {publicWords.retry}
          </Button>
        </div>
      </section>
    );
  return (
    <section className="bi-card bi-card--padded">
      <ul className="bi-checks" aria-busy={known === null}>
        {known === null
          ? [1, 2, 3].map((line) => (
              <li key={line} aria-hidden>
                <span className="k-skeleton" style={{ width: '70%' }} />
              </li>
            ))
          : known.checks.map(({ name, state: found, detail }) => (
              <li key={name} className={`bi-check bi-check--${found}`}>
                <Icon of={MARKS[found]} size={16} />
                <span>{words.checks[name]}</span>
                <small>{found === 'holds' && detail !== null ? detail : words.checkStates[found]}</small>
              </li>
            ))}
        <li className={`bi-check bi-check--${state === 'in_force' ? 'holds' : 'fails'}`}>
          <Icon of={state === 'in_force' ? IconCheck : IconAlertTriangle} size={16} />
          <span>{words.inForce}</span>
          <small>{words.inForceStates[state]}</small>
        </li>
      </ul>
    </section>
  );
}
