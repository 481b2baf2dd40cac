import { beforeAll, expect, test } from 'vitest';
import { SANDBOX_ACCOUNT } from '#server/gateways/bank/sandbox.ts';
import {
  assignTransfer,
  NoHeadings,
  takeStatement,
  unassignedTransfers,
} from '#server/modules/payments/index.ts';
import { silentLog } from '#server/platform/log.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { cashDesk } from './cash-desk.ts';

const server = withTestApp();
let desk: ReturnType<typeof cashDesk>;

beforeAll(async () => {
  desk = cashDesk(server.current, await server.current.signIn('owner@demo.vn'));
});

/** Lines as a bank exports them, under a title of its own. */
const statement = (...lines: readonly string[]) =>
  takeStatement(
    {
      db: server.current.publishing.db,
      clock: server.current.clock,
      log: silentLog,
      account_number: SANDBOX_ACCOUNT.account_number,
    },
    {
      bytes: Buffer.from(
        [
          'Sao kê tài khoản 1903202600888',
          'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Nội dung',
          ...lines,
        ].join('\n'),
      ),
      file_name: 'sao-ke.csv',
    },
  );

const countOf = ({ matched, repeated, unmatched, problems }: Awaited<ReturnType<typeof statement>>) => ({
  matched: matched.length,
  repeated: repeated.length,
  unmatched: unmatched.length,
  problems: problems.map(({ row, problem }) => `${row} ${problem}`),
});

test('a line in which a reference is found pays its request; the same statement again changes nothing, nor does the notice of the bank', async () => {
  const [request, other] = [await desk.bought(), await desk.bought()];
  const lines = [
    `21/11/2026 09:16:00;FT26325001;;961.200;MBVCB.771.${request.reference}.CT tu 0071002345678`,
    '21/11/2026 09:20:00;FT26325002;55.000;;Phi dich vu',
    `21/11/2026 10:00:00;FT26325003;;900,000;${other.reference}`,
    'Cộng;;55.000;1.861.200;',
  ];
  expect(countOf(await statement(...lines))).toEqual({ matched: 2, repeated: 0, unmatched: 0, problems: [] });
  expect(await desk.read(request.id)).toMatchObject({ state: 'paid', excess: '0' });
  expect(await desk.read(other.id)).toMatchObject({ state: 'wrong_amount', due: '61200' });
  expect(countOf(await statement(...lines))).toMatchObject({ matched: 0, repeated: 2 });
  await desk.tell(desk.notice(request, '961200', { bank_reference: 'FT26325001' }));
  expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
});

test('a line that names nothing of ours is kept and listed, and assigned once to the request that a person finds', async () => {
  const request = await desk.bought();
  const report = await statement('21/11/2026;FT26325004;;961.200;Sao Viet tra tien hoa don');
  expect(countOf(report)).toEqual({ matched: 0, repeated: 0, unmatched: 1, problems: [] });
  const { db, clock } = server.current.publishing;
  expect(await unassignedTransfers(db)).toMatchObject([{ bank_reference: 'FT26325004', amount: '961200' }]);
  const assign = (to: string) => assignTransfer({ db, clock, by: 'Bên vận hành' }, 'FT26325004', to);
  expect(await assign('HDS0000000000')).toBe('request_unknown');
  const both = await Promise.all([assign(request.reference), assign(request.reference)]);
  expect(both.toSorted()).toEqual(['transfer_unknown', null].toSorted());
  expect(await desk.booked(request)).toEqual({ outcomes: ['exact'], grants: 1 });
  expect(await unassignedTransfers(db)).toEqual([]);
});

test('what cannot be read for certain is named by its row and not taken', async () => {
  const request = await desk.bought();
  const report = await statement(
    `21/11/2026;;;961.200;${request.reference}`,
    `21/11/2026;FT26325005;;96.1200;${request.reference}`,
    `hôm qua;FT26325006;;961.200;${request.reference}`,
    `21/11/2026;FT26325007;;1.000;${request.reference}`,
    `21/11/2026;FT26325007;;2.000;${request.reference}`,
  );
  expect(countOf(report)).toEqual({
    matched: 1,
    repeated: 0,
    unmatched: 0,
    problems: ['3 no_reference', '4 no_amount', '5 no_time', '7 number_taken'],
  });
  expect((await desk.read(request.id)).received).toBe('1000');
});

test('a file without the headings of a statement is refused', async () => {
  const { publishing, clock } = server.current;
  const deps = { db: publishing.db, clock, log: silentLog, account_number: '1' };
  await expect(
    takeStatement(deps, { bytes: Buffer.from('a;b\n1;2'), file_name: 'khac.csv' }),
  ).rejects.toThrow(NoHeadings);
});
