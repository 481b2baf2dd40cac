import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import type { Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';
import { fromFile } from './from-file.ts';
import { fromRemote, type RemoteColumns } from './from-remote.ts';
import { fromUsb } from './from-usb.ts';
import { given, kindOfInput, type CertificateInput } from './input-fields.ts';
import { remoteAccountOf } from './remote-certificates.ts';

export type CertificateDeps = {
  /** Seals keys and secrets. */
  certificate_key: Buffer;
  remote_signer: RemoteSigner;
  pkcs12_opener: Pkcs12Opener;
};

export type NewColumns = Awaited<ReturnType<typeof fromFile>> | RemoteColumns | ReturnType<typeof fromUsb>;

/** The field that says which certificate it is. */
export const SAID_BY = {
  file: 'pkcs12_base64',
  remote: 'credential',
  usb: 'certificate_base64',
} as const satisfies Record<NewColumns['kind'], string>;

const BY_KIND = {
  file: ({ certificate_key, pkcs12_opener }, input, tenant_id) => {
    const sent = { pkcs12_base64: given(input.pkcs12_base64), password: given(input.password), tenant_id };
    return fromFile(pkcs12_opener, sent, certificate_key);
  },
  remote: async ({ remote_signer, certificate_key }, input) => {
    const { account_secret } = input;
    const account = remoteAccountOf({
      service: given(input.service),
      account: given(input.account),
      ...(account_secret === undefined ? {} : { account_secret }),
    });
    return fromRemote(remote_signer, account, given(input.credential), certificate_key);
  },
  usb: async (_deps, input) => fromUsb(given(input.certificate_base64)),
} as const satisfies Record<
  NewColumns['kind'],
  (deps: CertificateDeps, input: CertificateInput, tenant_id: number) => Promise<NewColumns>
>;

/** What is stored of the certificate that a person adds. Throws a failure with the fields at fault. */
export function newCertificate(
  deps: CertificateDeps,
  input: CertificateInput,
  tenant_id: number,
): Promise<NewColumns> {
  return BY_KIND[kindOfInput(input)](deps, input, tenant_id);
}
