import { ApiFailure } from '#generated/client/http.ts';
import { useVerifyXml } from '#generated/client/xml-verifications/xml-verifications.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useState } from 'react';

export type Verification = components['schemas']['XmlVerification'];
export type Found = { file_name: string; verification: Verification };

/** The file was looked at and refused: the same one again changes nothing. */
const refused = 422;

/** One file at a time: what was found in the last stands until the next is judged or refused. */
export function useVerification() {
  const { mutate, isPending, error, variables } = useVerifyXml();
  const [found, setFound] = useState<Found | null>(null);
  const file = variables?.data as File | undefined;
  const check = (chosen: File) =>
    mutate(
      { data: chosen },
      {
        onSuccess: (verification) => setFound({ file_name: chosen.name, verification }),
        onError: () => setFound(null),
      },
    );
  return {
    check,
    again: file === undefined || isRefusal(error) ? null : () => check(file),
    found,
    busy: isPending,
    file_name: file?.name,
    failure: error === null ? null : failureText(error),
  };
}

const isRefusal = (error: unknown): boolean => error instanceof ApiFailure && error.status === refused;
