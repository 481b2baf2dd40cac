import { renewWebhookSecret } from '#generated/client/webhook-endpoints/webhook-endpoints.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { webhookWords as words } from '#src/wording/settings/webhooks.ts';
import { useState } from 'react';
import type { WebhookEndpoint } from './endpoint-state.ts';
import { SecretShown } from '#src/views/secret/secret-shown.tsx';

/** The secret is never shown again; it can be changed, with both valid for a while. */
export function SecretCard({ endpoint, mayRotate }: { endpoint: WebhookEndpoint; mayRotate: boolean }) {
  const [asking, setAsking] = useState(false);
  const [opened_ms] = useState(() => Date.now());
  const { id, old_secret_until } = endpoint;
  return (
    <Card title={words.secret}>
      <p className="webhook__note">{words.secretHint}</p>
      {old_secret_until !== null && Date.parse(old_secret_until) > opened_ms && (
        <p className="webhook__note">{words.oldUntil(formatDateTime(old_secret_until))}</p>
      )}
      {mayRotate && (
        <Button size="small" onClick={() => setAsking(true)}>
          {words.rotate}
        </Button>
      )}
      {asking && <RotateDialog id={id} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function RotateDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [made, setMade] = useState<WebhookEndpoint | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const rotate = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setMade((await renewWebhookSecret(id, {})) as WebhookEndpoint);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={made === null ? words.rotateTitle : words.rotated}
      actions={
        made === null ? (
          <>
            <Button onClick={onClose} disabled={busy}>
              {words.cancel}
            </Button>
            <Button tone="primary" busy={busy} onClick={() => void rotate()}>
              {words.rotate}
            </Button>
          </>
        ) : (
          <Button tone="primary" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {failure !== null && <Banner tone="critical">{failure}</Banner>}
      {made === null ? <p>{words.rotateText}</p> : <SecretShown secret={made.secret} words={words} />}
    </Dialog>
  );
}
