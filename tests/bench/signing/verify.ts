import {
  createHash,
  sign,
  verify,
  X509Certificate,
  createPrivateKey,
  generateKeyPairSync,
} from 'node:crypto';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { verifyStored } from '#domain/signing/verification/verify-stored.ts';
import { createVerifyPorts, storedPorts } from '#server/platform/xmldsig/ports.ts';
import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import { interleave, perCpuSecond } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { amountsOf, signedDocuments } from './signed-document.ts';

const LINES = 11;

/** A document as the product stored it: its hash, the digests of its parts and the signature; against one RSA-2048 check. */
export async function benchVerifyOwn({ seconds, rounds }: BenchOptions): Promise<Outcome> {
  const { bytes, whole, again } = stored();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const small = Buffer.alloc(500, 1);
  const signature = sign(
    'RSA-SHA256',
    small,
    createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  );
  const [reference, ...others] = await interleave(
    [
      {
        name: 'crypto.verify RSA-2048',
        unit: '/CPU s',
        run: async () => perCpuSecond(seconds, () => verify('RSA-SHA256', small, publicKey, signature)),
      },
      { name: 'verifyStored', unit: '/CPU s', run: async () => perCpuSecond(seconds, again) },
      { name: 'verifySignatures', unit: '/CPU s', run: async () => perCpuSecond(seconds, whole) },
    ],
    rounds,
  );
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'verify-own',
    what: `a stored invoice of ${LINES} lines, ${bytes.length} bytes`,
    reference,
    ours: others.map((measured, at) => ({ measured, target: at === 0 ? 0.55 : null })),
    notes: [
      'verifyStored judges digests and signature; verifySignatures the certificate, its chain and its time as well',
    ],
  };
}

/** Anyone's XML: the same check, nothing about the bytes taken for granted; against the library of the field. */
export async function benchVerifyForeign({ seconds, rounds }: BenchOptions): Promise<Outcome> {
  const { bytes, whole, certificate_pem } = stored();
  const text = Buffer.from(bytes).toString('utf8');
  const [reference, ...others] = await interleave(
    [
      {
        name: 'xml-crypto',
        unit: '/CPU s',
        run: async () => perCpuSecond(seconds, () => checkByXmlCrypto(text, certificate_pem)),
      },
      { name: 'verifySignatures', unit: '/CPU s', run: async () => perCpuSecond(seconds, whole) },
    ],
    rounds,
  );
  if (reference === undefined) throw new Error('nothing was measured');
  return {
    bench: 'verify-foreign',
    what: `an invoice of ${LINES} lines, ${bytes.length} bytes, parsed, canonicalised and verified`,
    reference,
    ours: others.map((measured) => ({ measured, target: 8 })),
    notes: ['xml-crypto checks references and signature only: no chain, no tax code, no signing time'],
  };
}

type Stored = { bytes: Uint8Array; whole: () => void; again: () => void; certificate_pem: string };

function stored(): Stored {
  const { make, root_pem, certificate_pem } = signedDocuments();
  const content = sampleInvoice(LINES);
  const bytes = make(content, amountsOf(content));
  const ports = createVerifyPorts([root_pem]);
  const whole = (): void => {
    const [verdict] = verifySignatures(bytes, ports);
    if (verdict?.valid !== true) throw new Error(`it does not verify: ${verdict?.problems.join(', ')}`);
  };
  const sha256 = createHash('sha256').update(bytes).digest();
  const again = (): void => {
    const { intact, verification } = verifyStored({ bytes, sha256 }, { ...ports, ...storedPorts });
    if (!intact || verification !== null) throw new Error('the stored file is not taken as our own');
  };
  return { bytes, whole, again, certificate_pem };
}

function checkByXmlCrypto(text: string, certificate_pem: string): void {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const signature = document.getElementsByTagNameNS('http://www.w3.org/2000/09/xmldsig#', 'Signature')[0];
  if (signature === undefined) throw new Error('no signature');
  const check = new SignedXml({ publicCert: new X509Certificate(certificate_pem).toString() });
  check.loadSignature(signature.toString());
  if (!check.checkSignature(text)) throw new Error('xml-crypto refuses it');
}
