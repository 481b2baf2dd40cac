import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyRegister } from '#server/gateways/company-register/company-register.ts';
import { httpRegister } from '#server/gateways/company-register/open-register.ts';
import {
  startSandboxRegister,
  type RegisterFault,
  type SandboxRegister,
} from '#server/gateways/company-register/sandbox.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

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
