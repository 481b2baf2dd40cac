import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import { seedDemo, type DemoSizes } from '#server/db/seed/seed-demo.ts';
import { silentLog } from '#server/platform/log.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import type { Clone, TestCluster } from './test-cluster.ts';
import { systemClock } from '#server/platform/clock.ts';
import { NO_REMOTE_SIGNER, TEST_MASTER_KEY, testLines } from './app-deps.ts';

/** 09:00 in Vietnam on the day the tests stand on. */
export const TEST_NOW = '2026-11-20T02:00:00.000Z';

/** A database with both demo companies, and the folder of the master key and the root that belong to it. */
export type SeededClone = Clone & { folder: string };

type Template = { name: string; folder: string };

/**
 * Databases with the demo companies, of whatever sizes are asked: each size is seeded once in a test run, and every file that
 * wants it gets a copy, which takes a tenth of the time.
 */
export function seededTemplates(cluster: TestCluster): (sizes: DemoSizes) => Promise<SeededClone> {
  const templates = new Map<string, Promise<Template>>();
  return async (sizes) => {
    const key = `seed_${sizes.invoices}_${sizes.customers}_${sizes.products}`;
    const template = templates.get(key) ?? makeTemplate(cluster, key, sizes);
    templates.set(key, template);
    const { name, folder } = await template;
    return { ...(await cluster.clone(name)), folder };
  };
}

async function makeTemplate(cluster: TestCluster, key: string, sizes: DemoSizes): Promise<Template> {
  const { name, url } = await cluster.clone();
  const folder = join(cluster.data_dir, key);
  mkdirSync(folder);
  const publishing = {
    log: silentLog,
    kinds: DOCUMENT_KINDS,
    remote_signer: NO_REMOTE_SIGNER,
    own_lines: testLines(TEST_MASTER_KEY, systemClock, false),
    certificate_key: loadMasterKey(folder, null).derive('certificates'),
    solution_provider_tax_code: '0106026495',
    new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
  };
  const root_file = join(folder, 'root.pem');
  await seedDemo({ database_url: url, documents: publishing, now: TEST_NOW, root_file }, sizes);
  return { name, folder };
}
