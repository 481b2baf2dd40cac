import { Card } from '#src/ui/layout/card.tsx';
import { TestCertificateButton, useMayTest } from '#src/views/signing/test-certificate-button.tsx';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import './certificates.css';

/** A certificate for trying, to who has none of their own yet; nothing where a real provider is connected. */
export function TestOffer({ onMade }: { onMade?: () => void }) {
  const mayTest = useMayTest();
  if (!mayTest) return null;
  return (
    <Card title={certificateWays.test.offer} className="certificate-test">
      <div className="certificate-way">
        <p>{certificateWays.test.meaning}</p>
        <div className="certificate-way__foot">
          <TestCertificateButton {...(onMade && { onMade })} />
        </div>
      </div>
    </Card>
  );
}
