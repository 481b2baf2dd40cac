import { useState } from 'react';
import type { Ended, PendingTrial } from './kept.ts';
import { keptTrial } from './kept.ts';
import { NoTrial, TrialOver } from './trial-over.tsx';
import { VerifyForm } from './verify-form.tsx';

/** The code of the mail that an application was answered with. */
export function VerifyPage() {
  const [trial, setTrial] = useState(() => keptTrial.read());
  const [ended, setEnded] = useState<Ended | null>(null);
  if (ended !== null) return <TrialOver ended={ended} />;
  if (trial === null) return <NoTrial />;
  const renew = (next: PendingTrial) => {
    keptTrial.keep(next);
    setTrial(next);
  };
  const end = (how: Ended) => {
    keptTrial.drop();
    setEnded(how);
  };
  return <VerifyForm trial={trial} onRenewed={renew} onOver={end} />;
}
