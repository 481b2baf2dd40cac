import { generateKeyPairSync, sign } from 'node:crypto';
import { interleave, perCpuSecond } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { amountsOf, signedDocuments } from './signed-document.ts';

const LINES = 500;

/** An invoice of 500 lines, whole, against one RSA-2048 signature with SHA-256 over as many bytes. */
export async function benchSign500({ seconds, rounds }: BenchOptions): Promise<Outcome> {
  const { make, compute } = signedDocuments();
  const content = sampleInvoice(LINES);
  const amounts = amountsOf(content);
  const same_bytes = make(content, amounts);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [reference, ...others] = await interleave(
    [
      {
        name: 'RSA-2048 and SHA-256 of the same bytes',
        unit: '/CPU s',
        run: async () => perCpuSecond(seconds, () => sign('RSA-SHA256', same_bytes, privateKey)),
      },
      {
        name: `invoice of ${same_bytes.length} bytes`,
        unit: '/CPU s',
        run: async () => perCpuSecond(seconds, () => make(content, amounts)),
      },
      {
        name: 'the same, its amounts computed too',
        unit: '/CPU s',
        run: async () => perCpuSecond(seconds, () => compute(content)),
      },
    ],
    rounds,
  );
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'sign-500',
    what: `an invoice of ${LINES} lines, its amounts known, written, sealed and signed on one core`,
    reference,
    ours: others.map((measured, at) => ({ measured, target: at === 0 ? 0.4 : null })),
    notes: [],
  };
}
