import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { apiTokenWords } from '#src/wording/api-tokens.ts';
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
          <Card title={apiTokenWords.secret} action={<CopyButton text={secret} />}>
            <code className="new-secret" tabIndex={0}>
              {secret}
            </code>
          </Card>
          <Card
            title={apiTokenWords.try}
            action={<CopyButton text={curlExample(window.location.origin, secret)} />}
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

function CopyButton({ text }: { text: string }) {
  const { show } = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => show({ tone: 'success', message: apiTokenWords.copied }),
      () => show({ tone: 'error', message: apiTokenWords.copyFailed }),
    );
  return (
    <Button size="small" icon={IconCopy} onClick={copy}>
      {apiTokenWords.copy}
    </Button>
  );
}
