import { useEffect, useRef, useState } from 'react';
import type { TokenCertificate } from '#domain/signing/usb-agent.ts';
import type { components } from '#generated/types.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { browserUsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { UsbSigningDialog } from '#src/views/usb-signing/usb-signing-dialog.tsx';
import { common } from '#src/wording/common.ts';
import { buyerStatementWords as words } from '#src/wording/public/statement.ts';
import type { StepProps } from './buyer-statement.tsx';
import { statementCalls } from './statement-calls.ts';
import { useStep } from './step.tsx';

type Preparation = components['schemas']['StatementPreparation'];

/** Signs with the token on the buyer's machine: the server says what, the agent beside the token asks for the PIN. */
export function TokenDialog(props: StepProps) {
  const { linkKey, statement, onClose } = props;
  const { label, buyer } = statement.content;
  const [prepared, setPrepared] = useState<Preparation | null>(null);
  const { failure, run, answer } = useStep(props);
  const [chosen] = useState(certificateChooser);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void run(
      () => statementCalls.prepare(linkKey),
      ({ statement_preparation }) => setPrepared(statement_preparation),
    );
  });
  if (prepared === null || failure !== null)
    return (
      <Dialog open size="small" title={words.usb} onClose={onClose} actions={<Close onClose={onClose} />}>
        {failure === null ? (
          <p role="status">{words.reading}</p>
        ) : (
          <FailureBanner title={`${words.failed}.`} message={failure.message} />
        )}
      </Dialog>
    );
  return (
    <UsbSigningDialog
      documents={[{ id: label, label: `${words.sign} ${label}`, hash_base64: prepared.hash_base64 }]}
      taxCode={buyer.tax_code ?? ''}
      certificateSha256={null}
      agent={chosen.agent}
      onCancel={onClose}
      onSigned={([signature_base64 = '']) =>
        void answer(() =>
          statementCalls.sign({
            key: linkKey,
            signing_time: prepared.signing_time,
            certificate_base64: chosen.certificate()?.der_base64 ?? '',
            signature_base64,
          }),
        )
      }
    />
  );
}

function Close({ onClose }: { onClose: () => void }) {
  return <Button onClick={onClose}>{common.close}</Button>;
}

/** The agent of this machine, which remembers by which certificate it was asked to sign: the signature names it. */
function certificateChooser(agent: UsbAgent = browserUsbAgent()) {
  let found: readonly TokenCertificate[] = [];
  let certificate: TokenCertificate | undefined;
  return {
    certificate: () => certificate,
    agent: {
      ...agent,
      certificates: async () => {
        const all = await agent.certificates();
        found = all;
        return all;
      },
      placeOrder: (request) => {
        certificate = found.find(({ sha256 }) => sha256 === request.certificate_sha256);
        return agent.placeOrder(request);
      },
    } satisfies UsbAgent,
  };
}
