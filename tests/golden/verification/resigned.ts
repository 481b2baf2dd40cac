import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { IssuedCertificate } from '#server/platform/xmldsig/certificates.ts';
import { seller } from '../sealed-sample.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const ALGORITHMS = {
  sha256: {
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  },
  sha1: { digest: `${DSIG}sha1`, signature: `${DSIG}rsa-sha1` },
} as const;

/** A Signature as other signers write one. */
type Writing = {
  hash?: keyof typeof ALGORITHMS;
  /** What stands inside Transforms, per reference: of the document, and of SigningTime. */
  transforms?: readonly [string, string];
  signer?: IssuedCertificate;
};

export const ENVELOPED = `<Transform Algorithm="${DSIG}enveloped-signature"></Transform>`;

/** An invoice signed in another hand than ours, canonical by construction. */
export function resigned(writing: Writing = {}, tax_code = '0101243150'): string {
  const { hash = 'sha256', transforms = ['', ''], signer = seller } = writing;
  const { digest, signature } = ALGORITHMS[hash];
  const data = `<DLHDon Id="data"><NDHDon><NBan><MST>${tax_code}</MST></NBan><TToan><TgTTTBSo>2080000</TgTTTBSo></TToan></NDHDon></DLHDon>`;
  const properties = `<SignatureProperties><SignatureProperty Target="#sig"><SigningTime>2026-11-20T09:15:00</SigningTime></SignatureProperty></SignatureProperties>`;
  const reference = (id: string, canonical: string, applied: string) => {
    const value = createHash(hash).update(canonical).digest('base64');
    const list = applied === '' ? '' : `<Transforms>${applied}</Transforms>`;
    return `<Reference URI="#${id}">${list}<DigestMethod Algorithm="${digest}"></DigestMethod><DigestValue>${value}</DigestValue></Reference>`;
  };
  const inside =
    `<CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></CanonicalizationMethod>` +
    `<SignatureMethod Algorithm="${signature}"></SignatureMethod>` +
    reference('data', data, transforms[0]) +
    reference('time', `<Object xmlns="${DSIG}" Id="time">${properties}</Object>`, transforms[1]);
  const value = sign(
    `RSA-${hash.toUpperCase()}`,
    encodeUtf8(`<SignedInfo xmlns="${DSIG}">${inside}</SignedInfo>`),
    createPrivateKey(signer.private_key_pem),
  ).toString('base64');
  const certificate = new X509Certificate(signer.certificate_pem).raw.toString('base64');
  const element =
    `<Signature xmlns="${DSIG}" Id="sig"><SignedInfo>${inside}</SignedInfo><SignatureValue>${value}</SignatureValue>` +
    `<KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo><Object Id="time">${properties}</Object></Signature>`;
  return `<HDon>${data}<DSCKS><NBan>${element}</NBan></DSCKS></HDon>`;
}
