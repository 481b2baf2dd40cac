import type { Worded } from '#src/language/language.ts';

export const apiTokenWords = {
  facts: 'Other software calls the API of your company with a key of its own',
  scope: 'Scope',
  maker: 'Created by',
  prefix: 'Starts with',
  lastUsed: 'Last used',
  never: 'Never used',
  expires: 'Expires',
  forever: 'Does not expire',
  made: 'API key created',
  once: 'The key is shown only once.',
  onceWhy:
    'Copy it and put it into your software now. It cannot be seen again after you leave this page; if it is lost, revoke it and create another.',
  secret: 'API key',
  copy: 'Copy',
  copyFailed: 'The browser does not allow copying. Select the key and copy it by hand.',
  lost: 'The key was created but the answer did not arrive, so it cannot be seen. Revoke this key and create another.',
  try: 'Try it with curl',
  tryHint: 'Create a draft invoice (needs the permission to create invoices):',
  done: 'Done',
} satisfies Worded<typeof import('../../settings/api-tokens.ts').apiTokenWords>;
