import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { useReadOpenRequests } from '#src/views/signing/signature-requests.ts';
import { SigningDialog } from '#src/views/signing/signing-dialog.tsx';
import { signingWords } from '#src/wording/signing.ts';
import { useState } from 'react';
import './open-requests.css';
import { signedInvoices } from '#src/views/document-kinds/signed-invoices.ts';

const mostShown = 3;

/** Above the invoices: the requests that wait for somebody to sign, each with the way into it. */
export function OpenRequests() {
  const { requests, isReading } = useReadOpenRequests();
  useReading(isReading);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      {requests.length > 0 && (
        <div className="open-requests">
          <Banner
            tone="warning"
            title={signingWords.openMany(requests.length)}
            action={
              <span className="open-requests__actions">
                {requests.slice(0, mostShown).map(({ id, documents: [first, ...others] }) => (
                  <Button key={id} size="small" onClick={() => setOpened(id)}>
                    {others.length === 0 && first
                      ? `${signingWords.open} ${first.label}`
                      : signingWords.openOne(signedInvoices.nouns.counted(others.length + 1))}
                  </Button>
                ))}
              </span>
            }
          />
        </div>
      )}
      {opened !== null && (
        <SigningDialog key={opened} kind={signedInvoices} id={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
