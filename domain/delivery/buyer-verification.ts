import { isOfRegister } from '../invoice/register-code.ts';
import type { FileOutcome } from '../signing/verification/file-outcome.ts';

type Check = {
  name: 'seller_signature' | 'authority_code' | 'unchanged';
  state: 'holds' | 'unknown' | 'fails' | 'not_needed';
  /** Who signed, by the certificate: of the seller its issuer, of the authority its subject. */
  detail: string | null;
};

/** `register`: of a cash register, which signs nothing. `unknown`: nothing is wrong, but one who signed is not known. */
export type BuyerVerification = { verdict: 'sound' | 'register' | 'unknown' | 'broken'; checks: Check[] };

type Signature = {
  role: string;
  problems: readonly string[];
  changed: readonly string[];
  subject_name: string | null;
  issuer_name: string | null;
};

/** What the reader of files from anyone found in the stored file. */
export type JudgedFile = {
  outcome: FileOutcome;
  signatures: readonly Signature[];
  invoices: readonly {
    form_no: string;
    symbol: string;
    number: number | null;
    total: string | null;
    authority_code: string | null;
  }[];
  invoice_count: number;
  unsigned_part_count: number;
};

/** What the buyer's page shows of the invoice that the file must say too. Money is a decimal string. */
export type ShownInvoice = {
  form_no: string;
  symbol: string;
  number: number | null;
  total: string;
  tax_authority_code: string | null;
};

/** A certificate that leads to no known root says nothing against what it signed. */
const ONLY_UNKNOWN = 'certificate_not_trusted';

/** The verdict on the stored file of an invoice, in the three questions of a buyer: who signed, who gave the code, was it changed. */
export function buyerVerification(judged: JudgedFile, shown: ShownInvoice): BuyerVerification {
  const register = isOfRegister(shown);
  const [first] = judged.invoices;
  const says_the_same =
    judged.invoice_count === 1 &&
    first !== undefined &&
    first.form_no === shown.form_no &&
    first.symbol === shown.symbol &&
    first.number === shown.number &&
    first.authority_code === shown.tax_authority_code &&
    Number(first.total) === Number(shown.total);
  const whole =
    says_the_same &&
    judged.unsigned_part_count === 0 &&
    judged.signatures.every(({ changed }) => changed.length === 0);
  const checks: Check[] = [
    checkOf('seller_signature', signatureOf(judged, 'seller'), !register),
    checkOf(
      'authority_code',
      signatureOf(judged, 'authority'),
      !register && shown.tax_authority_code !== null,
    ),
    { name: 'unchanged', state: whole ? 'holds' : 'fails', detail: null },
  ];
  return { verdict: verdictOf(judged, checks, register), checks };
}

function signatureOf({ signatures }: JudgedFile, role: 'seller' | 'authority'): Signature | null {
  return signatures.find((one) => one.role === role) ?? null;
}

function checkOf(name: Check['name'], signature: Signature | null, needed: boolean): Check {
  if (signature === null) return { name, state: needed ? 'fails' : 'not_needed', detail: null };
  const { problems, subject_name, issuer_name } = signature;
  const detail = name === 'seller_signature' ? issuer_name : subject_name;
  if (problems.length === 0) return { name, state: 'holds', detail };
  const only_unknown = problems.every((problem) => problem === ONLY_UNKNOWN);
  return { name, state: only_unknown ? 'unknown' : 'fails', detail };
}

function verdictOf(
  { outcome }: JudgedFile,
  checks: readonly Check[],
  register: boolean,
): BuyerVerification['verdict'] {
  if (checks.some(({ state }) => state === 'fails')) return 'broken';
  // Nothing of a cash register's invoice is signed: its message of the day is.
  if (register && outcome === 'unsigned') return 'register';
  if (outcome === 'trusted' || outcome === 'weak') return 'sound';
  return outcome === 'issuer_unknown' ? 'unknown' : 'broken';
}
