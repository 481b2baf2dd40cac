import { Button } from '#src/ui/action/button.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { CopyButton } from '#src/views/copy-button.tsx';
import { SecretShown } from '#src/views/secret/secret-shown.tsx';
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
      <SecretShown secret={secret} words={apiTokenWords} />
      {secret !== null && <CurlCard command={curlExample(window.location.origin, secret)} />}
      <TokenFacts {...token} />
      <div>
        <Button tone="primary" href={listHref}>
          {apiTokenWords.done}
        </Button>
      </div>
    </Stack>
  );
}

function CurlCard({ command }: { command: string }) {
  const copy = <CopyButton text={command} label={apiTokenWords.copy} failed={apiTokenWords.copyFailed} />;
  return (
    <Card title={apiTokenWords.try} action={copy}>
      <p className="new-secret__hint">{apiTokenWords.tryHint}</p>
      <pre className="secret secret--lines" tabIndex={0}>
        {command}
      </pre>
    </Card>
  );
}
