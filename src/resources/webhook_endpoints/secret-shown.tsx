import { Banner } from '#src/ui/display/banner.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import { webhookWords as words } from '#src/wording/settings/webhooks.ts';
import './webhooks.css';

/** A signing secret just made, to be taken along now; null where the answer with it was lost. */
export function SecretShown({ secret }: { secret: string | null }) {
  if (secret === null) return <Banner tone="critical">{words.lost}</Banner>;
  return (
    <Stack>
      <Banner tone="warning" title={words.once}>
        {words.onceWhy}
      </Banner>
      <Card
        title={words.secret}
        action={<CopyButton text={secret} label={words.copy} failed={words.copyFailed} />}
      >
        <code className="webhook__secret" tabIndex={0}>
          {secret}
        </code>
      </Card>
    </Stack>
  );
}
