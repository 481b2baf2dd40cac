import { generateKeyPairSync, sign } from 'node:crypto';
import { isInstalled } from '../child-process.ts';
import { interleave, perCpuSecond } from '../measure.ts';
import { opensslSpeed } from './openssl-speed.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { amountsOf, signedDocuments } from './signed-document.ts';

const LINES = 11;

/** A whole invoice, its amounts known, written, sealed and signed by the product's own functions, against RSA-2048 signatures alone. */
export async function benchSign(options: BenchOptions): Promise<Outcome> {
  const { make, compute } = signedDocuments();
  const content = sampleInvoice(LINES);
  const amounts = amountsOf(content);
  const bytes = make(content, amounts).length;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const small = Buffer.alloc(500, 1);
  const variants = [
    {
      name: 'crypto.sign RSA-2048',
      unit: '/CPU s',
      run: async () => perCpuSecond(options.seconds, () => sign('RSA-SHA256', small, privateKey)),
    },
    {
      name: `invoice of ${bytes} bytes`,
      unit: '/CPU s',
      run: async () => perCpuSecond(options.seconds, () => make(content, amounts)),
    },
    {
      name: 'the same, its amounts computed too',
      unit: '/CPU s',
      run: async () => perCpuSecond(options.seconds, () => compute(content)),
    },
  ];
  const openssl = await isInstalled('openssl', 'version');
  if (openssl)
    variants.push({ name: 'openssl speed rsa2048', unit: '/s', run: () => opensslSpeed(options.seconds, 1) });
  const [reference, ...others] = await interleave(variants, options.rounds);
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'sign',
    what: `an invoice of ${LINES} lines, ${bytes} bytes signed, on one core`,
    reference,
    ours: others.map((measured, at) => ({ measured, target: at === 0 ? 0.85 : null })),
    notes: openssl ? [] : ['openssl is not installed: crypto.sign is the only reference'],
  };
}
