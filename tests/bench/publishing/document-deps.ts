import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { DB } from '#generated/database.ts';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import type { DocumentDeps } from '#server/modules/documents/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import type { MasterKey } from '#server/platform/secrets/master-key.ts';
import { NO_REMOTE_SIGNER, testLines } from '#tests/setup/app-deps.ts';

/** Stands in for the provider's network: it takes every message at once. */
const taker: Provider = {
  submit: async () => ({ outcome: 'accepted' }),
  lookUp: async () => 'known',
  fetchAgain: async () => ({ outcome: 'not_found' }),
  fetchAnswers: async () => ({ answers: [], cursor: null }),
  listReceived: async () => ({ documents: [], next: null }),
};

/** What carries documents, as a worker process has it, with a provider in this process. */
export function documentDeps(pool: pg.Pool, master_key: MasterKey): DocumentDeps {
  return {
    kinds: DOCUMENT_KINDS,
    db: kyselyOver<DB>(pool, { prepare: true }),
    clock: systemClock,
    log: silentLog,
    provider: taker,
    own_lines: testLines(master_key, systemClock, false),
    remote_signer: NO_REMOTE_SIGNER,
    authority_roots: [],
    certificate_key: master_key.derive('certificates'),
    solution_provider_tax_code: '0011223343',
    new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
  };
}
