import { Banner } from '#src/ui/display/banner.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import './secret.css';

type SecretWords = Readonly<Record<'once' | 'onceWhy' | 'secret' | 'copy' | 'copyFailed' | 'lost', string>>;

/** A secret just made, to be taken along now; null where the answer with it was lost. */
export function SecretShown({ secret, words }: { secret: string | null; words: SecretWords }) {
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
        <code className="secret" tabIndex={0}>
          {secret}
        </code>
      </Card>
    </Stack>
  );
}
