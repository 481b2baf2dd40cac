import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { clerk, type Clerk, type Draft } from './clerk.ts';
import { testWorker } from './test-worker.ts';

const server = withTestApp();
let owner: Clerk;
beforeAll(async () => {
  const { url, signIn } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
});

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** More than both workers together take at once; five hundred are published in `npm run test:long`. */
const MANY = 40;

it(`${MANY} invoices published at once get ${MANY} numbers in a row`, async () => {
  const drafts: Draft[] = [];
  for (let at = 0; at < MANY; at += 1) drafts.push(await owner.draft());
  await testWorker(server.current);
  await testWorker(server.current);
  const asked = await Promise.all(drafts.map((draft) => owner.publish(draft)));
  expect(asked.map(({ status }) => status)).toEqual(times(MANY, () => 202));
  const numbers: number[] = [];
  for (const { id } of drafts) numbers.push((await owner.reaches(id, 'code_issued')).number ?? 0);
  numbers.sort((a, b) => a - b);
  expect(numbers).toEqual(times(MANY, (at) => at + 1));
  const seen = await authority(server.current.sandbox.url).messages();
  expect(seen.map(({ number, verdict }) => `${number} ${verdict}`).sort()).toEqual(
    numbers.map((number) => `${number} coded`).sort(),
  );
}, 120_000);

describe('asked for twice at once, an invoice gets one number and is one document', () => {
  it.each([
    ['with the same key', ['key', 'key']],
    ['with different keys', ['one', 'two']],
  ])('%s', async (name, keys) => {
    await testWorker(server.current);
    const draft = await owner.draft();
    const asked = await Promise.all(keys.map((key) => owner.publish(draft, `${name} ${key}`)));
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    const { number } = await owner.reaches(draft.id, 'code_issued');
    expect(await authority(server.current.sandbox.url).messages(number)).toHaveLength(1);
    const history = await owner.history(draft.id);
    const once = [
      'publication_asked',
      'number_reserved',
      'sealed',
      'signed',
      'handed_to_provider',
      'code_issued',
    ];
    expect(history.filter((kind) => once.includes(kind))).toEqual(once);
  });
});

it('an edit that meets a publication wins or loses whole: what is signed is what was saved', async () => {
  await testWorker(server.current);
  const drafts = await Promise.all(times(12, () => owner.draft()));
  await Promise.all(
    drafts.map(async (draft, at) => {
      const buyer_name = `Công ty Cổ phần Lần Sửa ${at}`;
      const lines = times(1 + (at % 3), (line) => ({
        kind: 'goods' as const,
        name: `Hàng sửa ${at}.${line}`,
        unit: 'Cái',
        quantity: '3',
        unit_price: '20000',
        vat_rate: '10%',
      }));
      const edit = (): ReturnType<Clerk['put']> => owner.put(draft, { buyer_name, lines });
      const [first, second] = at % 2 === 0 ? [owner.publish(draft), edit()] : [edit(), owner.publish(draft)];
      const statuses = [(await first).status, (await second).status].sort();
      expect([`200,409`, `202,409`]).toContain(statuses.join());
      const saved = await owner.invoice(draft.id);
      if (saved.status === 'draft') expect((await owner.publish(saved)).status).toBe(202);
      await owner.reaches(draft.id, 'code_issued');
      const signed = await owner.signedXml(draft.id);
      expect(signed).toContain(`<Ten>${saved.buyer_name}</Ten>`);
      expect(signed).toContain(`<TgTTTBSo>${saved.total}</TgTTTBSo>`);
      expect([...signed.matchAll(/<THHDVu>([^<]*)</g)].map(([, name]) => name)).toEqual(
        saved.lines.map(({ name }) => name),
      );
    }),
  );
});
