import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import { apiTokenWords } from '#src/wording/settings/api-tokens.ts';
import { curlExample } from './curl-example.ts';
import './new-secret.css';
import { TokenFacts } from './token-facts.tsx';
import type { ApiToken } from './token-words.ts';

/** A key just made, to be taken along now. */
export function NewSecret({ token, listHref }: { token: ApiToken; listHref: string }) {
  const { secret } = token;
  return (
    <Stack>
      {secret === null ? (
        <Banner tone="critical">{apiTokenWords.lost}</Banner>
      ) : (
        <>
          <Banner tone="warning" title={apiTokenWords.once}>
            {apiTokenWords.onceWhy}
          </Banner>
          <Card title={apiTokenWords.secret} action={<CopySecret text={secret} />}>
            <code className="new-secret" tabIndex={0}>
              {secret}
            </code>
          </Card>
          <Card
            title={apiTokenWords.try}
            action={<CopySecret text={curlExample(window.location.origin, secret)} />}
          >
            <p className="new-secret__hint">{apiTokenWords.tryHint}</p>
            <pre className="new-secret new-secret--lines" tabIndex={0}>
              {curlExample(window.location.origin, secret)}
            </pre>
          </Card>
        </>
      )}
      <TokenFacts {...token} />
      <div>
        <Button tone="primary" href={listHref}>
          {apiTokenWords.done}
        </Button>
      </div>
    </Stack>
  );
}

function CopySecret({ text }: { text: string }) {
  return <CopyButton text={text} label={apiTokenWords.copy} failed={apiTokenWords.copyFailed} />;
}
