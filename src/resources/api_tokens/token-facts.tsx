import { Tag } from '#src/ui/display/badge.tsx';
import { Card, Facts, Stack } from '#src/ui/layout/card.tsx';
import { apiTokenWords } from '#src/wording/settings/api-tokens.ts';
import { permissionCodeLabels } from '#src/wording/labels.ts';
import { expiryText, usedText } from './token-words.ts';
import type { ApiToken } from './token-words.ts';

/** What is fixed of a key: its scope, its end, and when it was used. */
export function TokenFacts(token: ApiToken) {
  return (
    <Stack>
      <Card title={apiTokenWords.secret}>
        <Facts
          facts={[
            { term: apiTokenWords.prefix, value: <code>{token.prefix}…</code> },
            { term: apiTokenWords.maker, value: token.maker_name },
            { term: apiTokenWords.expires, value: expiryText(token) },
            { term: apiTokenWords.lastUsed, value: usedText(token) },
          ]}
        />
      </Card>
      <Card title={apiTokenWords.scope}>
        <span className="value-many">
          {token.permissions.map((code) => (
            <Tag key={code}>{permissionCodeLabels[code]}</Tag>
          ))}
        </span>
      </Card>
    </Stack>
  );
}
