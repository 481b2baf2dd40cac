import { createCertificate } from '#generated/client/certificates/certificates.ts';
import { ApiFailure } from '#generated/client/http.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useMutation } from '@tanstack/react-query';
import type { Certificate, NewCertificate } from './certificate.ts';

const unknownCode = 'remote_unknown';

/** Whether a call to a signing service ended without anybody knowing how. */
export function isRemoteUnknown(error: unknown): boolean {
  return error instanceof ApiFailure && error.errors.some(({ code }) => code === unknownCode);
}

/** What the server says of one field; null where it says nothing of it. */
export function fieldFailure(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  return error.errors.find(({ fields }) => fields.some((name) => name.split('.').at(-1) === field))?.message;
}

/** What is left to say once the named fields have said theirs. */
export function restFailure(error: unknown, fields: readonly string[]): string | null {
  if (!error || fields.some((field) => fieldFailure(error, field) !== undefined)) return null;
  return failureText(error);
}

/** Adds a certificate. */
export function useAddCertificate(onAdded: (added: Certificate) => void) {
  return useMutation({
    mutationFn: (tenant_certificate: NewCertificate) => createCertificate({ tenant_certificate }),
    onSuccess: onAdded,
  });
}
