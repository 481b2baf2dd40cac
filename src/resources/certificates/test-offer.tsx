import { Card } from '#src/ui/layout/card.tsx';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { TestCertificateButton, useMayTest } from '#src/views/signing/test-certificate-button.tsx';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useRef } from 'react';
import './certificates.css';

/** A certificate for trying, to who has none of their own yet; nothing where a real provider is connected. */
export function TestOffer({ onMade }: { onMade?: () => void }) {
  const mayTest = useMayTest();
  return mayTest ? <Offer {...(onMade && { onMade })} /> : null;
}

/** It goes with the empty list once a certificate is there. */
function Offer({ onMade }: { onMade?: () => void }) {
  const foot = useRef<HTMLDivElement>(null);
  useHeadingAfter(foot);
  return (
    <Card title={certificateWays.test.offer} className="certificate-test">
      <div className="certificate-way">
        <p>{certificateWays.test.meaning}</p>
        <div className="certificate-way__foot" ref={foot}>
          <TestCertificateButton {...(onMade && { onMade })} />
        </div>
      </div>
    </Card>
  );
}
