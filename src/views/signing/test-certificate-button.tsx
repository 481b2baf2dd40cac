import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { createTestCertificate } from '#generated/client/certificates/certificates.ts';
import { useGetSite } from '#generated/client/site/site.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import type { ButtonProps } from '#src/ui/action/button.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useMutation } from '@tanstack/react-query';

/** Whether this account can have a test certificate made: only where the tax authority is a sandbox. */
export function useMayTest(): boolean {
  const may = useMay();
  const { data } = useGetSite({ query: { staleTime: Infinity } });
  return data?.sandbox === true && may('createTestCertificate');
}

type TestCertificateButtonProps = Pick<ButtonProps, 'size'> & {
  /** Told instead of the person: the next page says it. What is on screen is read again by itself. */
  onMade?: () => void;
};

/** Makes a test certificate for the company at once. Shown where useMayTest says so, beside what it is good for. */
export function TestCertificateButton({ size = 'medium', onMade }: TestCertificateButtonProps) {
  const { show } = useToast();
  const make = useMutation({
    mutationFn: () => createTestCertificate({ tenant_certificate: {} }),
    onSuccess: () => {
      if (onMade === undefined) show({ tone: 'success', message: certificateWays.test.made });
      else onMade();
    },
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
  });
  return (
    <Button icon={IconFlask} size={size} busy={make.isPending} onClick={() => make.mutate()}>
      {certificateWays.test.make}
    </Button>
  );
}
