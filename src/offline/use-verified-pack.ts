import { useState } from 'react';
import { linesOf } from '#domain/proof-pack/audit-chain.ts';
import { INVOICE_LIST } from '#domain/proof-pack/manifest.ts';
import {
  PackUnreadable,
  verifyPack,
  type PackReport,
  type PackSource,
} from '#domain/proof-pack/verify-pack.ts';
import type { Tone } from '#domain/transmission/statuses.table.ts';
import { ports } from './ports.ts';

/** An invoice of the pack's own list (server/modules/proof-packs). */
export type ListedInvoice = {
  folder: string;
  form_no: string;
  symbol: string;
  number: number | null;
  issued_on: string;
  buyer: string;
  buyer_tax_code: string | null;
  total: string;
  currency: string;
  status: string;
  tone: Tone;
  files: string[];
  messages: string[];
};

export type VerifiedPack = {
  source: PackSource;
  report: PackReport;
  /** Null where the pack has a list that this browser cannot read. */
  invoices: ListedInvoice[] | null;
  /** Names of files that are not as the manifest says. */
  differing: ReadonlySet<string>;
  checked_on: string;
  seconds: number;
};

type Verifying =
  | { state: 'none' }
  | { state: 'refused' }
  | { state: 'checking'; done: number; total: number }
  | { state: 'done'; pack: VerifiedPack };

const LARGEST = 64 * 1024 * 1024;
/** Files between two drawings of the progress. */
const FILES_A_DRAWING = 20;

/** Opens a pack that was chosen and verifies all of it. */
export function useVerifiedPack(): {
  verifying: Verifying;
  open: (choose: () => Promise<PackSource> | PackSource) => Promise<void>;
  forget: () => void;
} {
  const [verifying, setVerifying] = useState<Verifying>({ state: 'none' });
  return {
    verifying,
    forget: () => setVerifying({ state: 'none' }),
    open: async (choose) => {
      setVerifying({ state: 'checking', done: 0, total: 0 });
      try {
        const begun = performance.now();
        const source = await choose();
        const report = await verifyPack(source, ports, (done, total) => {
          if (done % FILES_A_DRAWING === 0) setVerifying({ state: 'checking', done, total });
        });
        const pack = {
          ...{ source, report },
          invoices: await listOf(source),
          differing: new Set(report.findings.flatMap((one) => ('path' in one ? [one.path] : []))),
          checked_on: new Date().toISOString(),
          seconds: (performance.now() - begun) / 1000,
        };
        setVerifying({ state: 'done', pack });
      } catch (error) {
        if (!(error instanceof PackUnreadable)) throw error;
        setVerifying({ state: 'refused' });
      }
    },
  };
}

/** None where there is no list; null where it is changed beyond reading, or too large. */
export async function listOf(source: PackSource): Promise<ListedInvoice[] | null> {
  if (!source.files.has(INVOICE_LIST)) return [];
  try {
    const text = new TextDecoder().decode(await source.read(INVOICE_LIST, LARGEST));
    return [...linesOf(text)].map((line) => JSON.parse(line) as ListedInvoice);
  } catch {
    return null;
  }
}
