import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { useReadOpenRequests } from '#src/views/signing/signature-requests.ts';
import { signingWords } from '#src/wording/signing.ts';
import { lazy, Suspense, useState } from 'react';
import './open-requests.css';
import { signedKindOf } from '#src/views/document-kinds/signed-kinds.ts';
import type { SignedKind } from '#src/views/signing/signed-kind.ts';

/** Its ways of signing come when a request is first opened. */
const SigningDialog = lazy(async () => ({
  default: (await import('#src/views/signing/signing-dialog.tsx')).SigningDialog,
}));

const mostShown = 3;

/** Above the invoices: the requests of any kind that wait for somebody to sign, each with the way into it. */
export function OpenRequests() {
  const { requests: all, isReading } = useReadOpenRequests();
  useReading(isReading);
  const [opened, setOpened] = useState<{ id: number; kind: SignedKind } | null>(null);
  const requests = all.flatMap(({ id, document_kind, documents }) => {
    const kind = signedKindOf(document_kind);
    return kind === null ? [] : [{ id, kind, documents }];
  });
  return (
    <>
      {requests.length > 0 && (
        <div className="open-requests">
          <Banner
            tone="warning"
            title={signingWords.openMany(requests.length)}
            action={
              <span className="open-requests__actions">
                {requests.slice(0, mostShown).map(({ id, kind, documents: [first, ...others] }) => (
                  <Button key={id} size="small" onClick={() => setOpened({ id, kind })}>
                    {others.length === 0 && first
                      ? `${signingWords.open} ${first.label}`
                      : signingWords.openOne(kind.nouns.counted(others.length + 1))}
                  </Button>
                ))}
              </span>
            }
          />
        </div>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <SigningDialog key={opened.id} {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
