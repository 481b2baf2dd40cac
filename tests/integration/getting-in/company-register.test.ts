import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { CompanyRegister } from '#server/gateways/company-register/company-register.ts';
import { httpRegister } from '#server/gateways/company-register/open-register.ts';
import {
  startSandboxRegister,
  type RegisterFault,
  type SandboxRegister,
} from '#server/gateways/company-register/sandbox.ts';
import { buildApp } from '#server/app.ts';
import { callsPerMinute } from '#server/http/calls-per-minute.table.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { TEST_APP_OPTIONS, testAppDeps } from '#tests/setup/app-deps.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type RegisteredCompany = components['schemas']['RegisteredCompany'];

const KNOWN = '0044079198';
/** For a register that never answers: nobody has to wait long in a test. */
const HURRY_MS = 300;
const PATIENCE_MS = 60_000;

let sandbox: SandboxRegister | undefined;
let register: CompanyRegister | undefined;
const company_register: CompanyRegister = {
  find: async (tax_code) => (register === undefined ? null : register.find(tax_code)),
};
const server = withTestApp(undefined, { company_register });

const waits = (timeout_ms: number): void => {
  register = httpRegister({ base_url: sandbox?.url ?? '', timeout_ms });
};

beforeAll(async () => {
  sandbox = await startSandboxRegister({ port: 0 });
});
afterAll(() => sandbox?.close());
beforeEach(async () => {
  waits(PATIENCE_MS);
  await fetch(`${sandbox?.url}/admin/faults`, { method: 'DELETE' });
});

const order = (fault: RegisterFault): Promise<Response> =>
  fetch(`${sandbox?.url}/admin/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
const lookUp = (tax_code: string): Promise<Answered> =>
  judged(server.current, 'lookUpCompany', { path: { tax_code } });
const codeOf = ({ body }: Answered): string | undefined => (body as ErrorBody).errors[0]?.code;

test('a tax code fills in the business that the register knows', async () => {
  expect((await lookUp(KNOWN)).body).toEqual({
    company: {
      tax_code: KNOWN,
      name: 'Công ty Cổ phần Xây dựng Trường Thịnh',
      address: 'Số 10 đường Trần Hưng Đạo, phường Bến Nghé, Thành phố Hồ Chí Minh',
      is_active: true,
      status: 'NNT đang hoạt động (đã được cấp GCN ĐKT)',
    },
  });
});

test('one that nobody has is not found', async () => {
  const answer = await lookUp('0011223343');
  expect([answer.status, codeOf(answer)]).toEqual([404, 'company_not_found']);
});

test.each<[string, RegisterFault]>([
  ['fails', { kind: 'fail' }],
  ['answers what is no answer', { kind: 'garble' }],
  ['hangs', { kind: 'hang' }],
  ['is slower than somebody waits', { kind: 'slow', delay_ms: 5_000 }],
])('a register that %s holds nobody up: they go on by hand', async (_what, fault) => {
  await order(fault);
  waits(fault.kind === 'hang' || fault.kind === 'slow' ? HURRY_MS : PATIENCE_MS);
  const answer = await lookUp(KNOWN);
  expect([answer.status, codeOf(answer)]).toEqual([503, 'register_silent']);
  waits(PATIENCE_MS);
  expect((await lookUp(KNOWN)).status).toBe(200);
});

test('a slow one that answers in time is heard', async () => {
  await order({ kind: 'slow', delay_ms: 50 });
  expect((await lookUp(KNOWN)).status).toBe(200);
});

describe('who writes an invoice or a customer', () => {
  const ofBuyer = async (tax_code: string): Promise<Answered> =>
    judged(server.current, 'getRegisteredCompany', {
      path: { tax_code },
      token: await server.current.signIn('ketoan@demo.vn'),
    });
  const standing = async (tax_code: string) => {
    const { body } = await ofBuyer(tax_code);
    const { is_active, status } = (body as { registered_company: RegisteredCompany }).registered_company;
    return [is_active, status];
  };

  test('reads name, address and whether the business goes on, with the time of asking', async () => {
    expect((await ofBuyer(KNOWN)).body).toEqual({
      registered_company: {
        tax_code: KNOWN,
        name: 'Công ty Cổ phần Xây dựng Trường Thịnh',
        address: 'Số 10 đường Trần Hưng Đạo, phường Bến Nghé, Thành phố Hồ Chí Minh',
        is_active: true,
        status: 'NNT đang hoạt động (đã được cấp GCN ĐKT)',
        looked_up_on: server.current.clock.now(),
      },
    });
  });

  test.each([
    ['0044633521', false, 'NNT ngừng hoạt động và đã hoàn thành thủ tục chấm dứt hiệu lực MST'],
    ['0044791905', false, 'NNT không hoạt động tại địa chỉ đã đăng ký'],
    ['0045425429', false, 'NNT tạm ngừng hoạt động, kinh doanh có thời hạn'],
    ['0045583802', null, null],
  ])('reads of %s what the register says of it', async (tax_code, is_active, status) => {
    expect(await standing(tax_code)).toEqual([is_active, status]);
  });

  test('is told when nobody has the code, and when the register does not answer', async () => {
    const unknown = await ofBuyer('0011223343');
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'company_not_found']);
    await order({ kind: 'fail' });
    const silent = await ofBuyer(KNOWN);
    expect([silent.status, codeOf(silent)]).toEqual([503, 'register_silent']);
  });

  test('is stopped within a minute where the look-ups are too many', async () => {
    const calls_per_minute = callsPerMinute(1);
    const allowed = calls_per_minute['/api/registered_companies/:tax_code'] ?? 0;
    const pool = createPool(server.current.database_url);
    const app = await buildApp(testAppDeps(pool, server.current.clock, server.current.master), {
      ...TEST_APP_OPTIONS,
      calls_per_minute,
    });
    try {
      const token = await server.current.signIn('ketoan@demo.vn');
      const ask = () =>
        judged({ ...server.current, app }, 'getRegisteredCompany', { path: { tax_code: KNOWN }, token });
      const statuses: number[] = [];
      for (let made = 0; made <= allowed; made += 1) statuses.push((await ask()).status);
      expect([allowed, new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([60, new Set([200]), 429]);
    } finally {
      await app.close();
      await pool.end();
    }
  });
});
