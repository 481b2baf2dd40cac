import { beforeAll, expect, test } from 'vitest';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';
import { counted } from './counted-transactions.ts';

const server = withTestApp();
const TENANT = 1;
let owner: Clerk;
beforeAll(async () => {
  const { url, signIn } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
});

test('one invoice signed here, received and coded in one fetch, takes six transactions after the request', async () => {
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  const { deps, count } = counted(server.current.publishing);
  const document = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    documentOf(tx, 'invoice', draft.id),
  );
  const job = { tenant_id: TENANT, document_id: document?.id ?? 0 };
  expect(await carryDocument(deps, job)).toBe('wait');
  expect(count()).toBe(3);
  expect(await collectAnswers(deps, TENANT)).toMatchObject({ awaited: false });
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  expect(count()).toBe(6);
});
