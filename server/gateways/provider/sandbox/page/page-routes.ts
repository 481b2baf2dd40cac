import type { FastifyInstance, FastifyReply } from 'fastify';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import type { AuthoritySigner } from '../authority.ts';
import type { Faults } from '../scenarios/faults.ts';
import type { Initiative } from '../initiatives.ts';
import { sendInitiative } from '../initiatives.ts';
import type { MovedClock } from '../clock/moved-clock.ts';
import type { Reception } from '../reception.ts';
import type { TaxpayerSummary } from '../records.ts';
import { ALL_REASONS, SCENARIOS, SCENARIOS_OF_TAX_CODES, scenarioOf } from '../scenarios/scenarios.table.ts';
import type { Store } from '../store.ts';
import { developersPage } from './developers-page.ts';
import { clockForm, clockSign, moveClock } from './clock-form.ts';
import { input, markup, page, table } from './markup.ts';
import { taxpayerPage } from './taxpayer-page.ts';

type PageRoutes = {
  store: Store;
  reception: Reception;
  faults: Faults;
  sign: AuthoritySigner;
  clock: MovedClock;
};

type OfTaxpayer = { Params: { tax_code: string } };
type Sent = OfTaxpayer & { Body: URLSearchParams };
const schema = {
  params: { type: 'object', properties: { tax_code: { type: 'string', pattern: '^[\\d-]{10,14}$' } } },
};

/** The authority's own page, for people: what it holds of each taxpayer, and buttons for what it can do. */
export function pageRoutes(app: FastifyInstance, routes: PageRoutes): void {
  const { store, faults, clock } = routes;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get<{ Querystring: { tax_code?: string; said?: string } }>('/', async ({ query }, reply) => {
    const wanted = query.tax_code?.trim() ?? '';
    if (isTaxCode(wanted)) return reply.redirect(`/taxpayers/${wanted}`, 303);
    const said = wanted === '' ? null : 'Mã số thuế không đúng. Kiểm tra lại từng chữ số.';
    return asPage(reply, overview(await store.taxpayers(), said ?? query.said ?? null, clock));
  });

  app.get<OfTaxpayer & { Querystring: { said?: string } }>(
    '/taxpayers/:tax_code',
    { schema },
    async ({ params: { tax_code }, query }, reply) => {
      const view = {
        tax_code,
        taxpayer: await store.taxpayer(tax_code),
        messages: (await store.seen(tax_code)).reverse(),
        held: await store.held(tax_code),
        sent: await store.sent(tax_code),
        orders: faults.list().filter((order) => (order.tax_code ?? tax_code) === tax_code),
        waiting: await store.waiting(tax_code),
        clock,
      };
      return asPage(reply, taxpayerPage(view, query.said ?? null));
    },
  );

  app.post<Sent>('/taxpayers/:tax_code/initiatives', { schema }, async ({ params, body }, reply) => {
    const initiative = initiativeOf(params.tax_code, body);
    return back(reply, params.tax_code, await initiativeWords(routes, initiative));
  });

  app.post<Sent>('/taxpayers/:tax_code/scenarios', { schema }, async ({ params, body }, reply) =>
    back(reply, params.tax_code, orderScenario(faults, params.tax_code, body)),
  );

  app.post<OfTaxpayer>('/taxpayers/:tax_code/scenarios/clear', { schema }, async ({ params }, reply) => {
    faults.clear(params.tax_code);
    return back(reply, params.tax_code, 'Đã xóa các kịch bản đặt cho mã số thuế này.');
  });

  app.post<Sent>('/taxpayers/:tax_code/decisions', { schema }, async ({ params, body }, reply) => {
    const reason = ALL_REASONS[body.get('reason') ?? ''];
    const reasons = reason === undefined ? [] : [reason];
    const decided = await routes.reception.decide(body.get('message_id') ?? '', reasons, routes.clock.now());
    return back(
      reply,
      params.tax_code,
      decided ? 'Đã trả kết quả tờ khai (103).' : 'Tờ khai này không còn chờ kết quả.',
    );
  });

  app.post<Sent>('/taxpayers/:tax_code/reset', { schema }, async ({ params: { tax_code }, body }, reply) => {
    await store.reset({ tax_code, declaration: body.get('declaration') === 'true' });
    faults.clear(tax_code);
    return back(reply, tax_code, 'Đã xóa dữ liệu thử của mã số thuế này.');
  });

  app.get('/developers', async (_request, reply) => asPage(reply, developersPage(clock)));

  app.post<{ Body: URLSearchParams }>('/clock', async ({ body }, reply) =>
    to(reply, pageToComeBackTo(body), await moveClock(clock, body)),
  );

  app.post<{ Body: URLSearchParams }>('/clock/back', async ({ body }, reply) => {
    await clock.goBack();
    return to(reply, pageToComeBackTo(body), 'Đồng hồ đã về giờ thật.');
  });
}

function pageToComeBackTo(body: URLSearchParams): string {
  const back = body.get('back') ?? '/';
  return /^\/taxpayers\/[\d-]{10,14}$/.test(back) ? back : '/';
}

function asPage(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
}

function back(reply: FastifyReply, tax_code: string, said: string): FastifyReply {
  return to(reply, `/taxpayers/${tax_code}`, said);
}

function to(reply: FastifyReply, path: string, said: string): FastifyReply {
  return reply.redirect(`${path}?${new URLSearchParams({ said }).toString()}`, 303);
}

function overview(taxpayers: readonly TaxpayerSummary[], said: string | null, clock: MovedClock): string {
  const rows = table(
    'Người nộp thuế đã gửi thông điệp',
    [
      { title: 'Mã số thuế', of: ({ tax_code }) => markup`<a href="/taxpayers/${tax_code}">${tax_code}</a>` },
      { title: 'Tên', of: ({ name }) => name || 'Chưa có tờ khai được chấp nhận' },
      { title: 'Thông điệp', of: ({ messages }) => messages },
      { title: 'Hóa đơn đang giữ', of: ({ documents }) => documents },
      { title: 'Tờ khai đang chờ', of: ({ waiting }) => waiting },
    ],
    taxpayers,
    'Chưa có ai gửi thông điệp nào.',
  );
  const tax_codes = Object.entries(SCENARIOS_OF_TAX_CODES).map(([tax_code, scenario]) => {
    const [name = ''] = scenario.split(':');
    return { tax_code, label: SCENARIOS[name]?.label ?? scenario };
  });
  const special = table(
    'Mã số thuế luôn gặp một kịch bản',
    [
      { title: 'Mã số thuế', of: ({ tax_code }) => tax_code },
      { title: 'Cơ quan thuế sẽ', of: ({ label }) => label },
    ],
    tax_codes,
    '',
  );
  const search = markup`<form method="get" action="/"><fieldset><legend>Mở một người nộp thuế</legend>
${input('tax_code', 'Mã số thuế', '', 'Kể cả khi chưa gửi thông điệp nào.')}<p><button>Mở</button></p></fieldset></form>`;
  const note = markup`<p>Đây là cơ quan thuế giả để dùng thử phần mềm. Không có gì ở đây được gửi đi đâu khác.
<a href="/developers">Cho người lập trình tích hợp</a></p>`;
  return page(
    'Cơ quan thuế thử nghiệm',
    said,
    markup`${note}<div class="forms">${search}${clockForm(clock, '/')}</div>${rows}${special}`,
    clockSign(clock, '/'),
  );
}

function initiativeOf(tax_code: string, body: URLSearchParams): Initiative {
  const text = body.get('text')?.trim() ?? '';
  const invoices = body.getAll('invoice').map((value) => {
    const [form_no = '', symbol = '', number = '', issued_on = ''] = value.split('|');
    return { form_no, symbol, number: Number(number), issued_on };
  });
  return {
    tax_code,
    type: body.get('type') ?? '',
    ...(text === '' ? {} : { text }),
    case: body.get('case') === '2' ? '2' : '1',
    turn: body.get('turn') === '2' ? '2' : '1',
    invoices,
  };
}

async function initiativeWords(routes: PageRoutes, initiative: Initiative): Promise<string> {
  try {
    const { message_id, notice_no } = await sendInitiative(routes, initiative);
    return `Đã gửi thông điệp ${initiative.type}, mã ${notice_no ?? message_id}.`;
  } catch (error) {
    if (!(error instanceof FormatRefused)) throw error;
    return initiative.invoices?.length === 0
      ? 'Chưa gửi: hãy chọn ít nhất một hóa đơn cần rà soát.'
      : `Chưa gửi, vì không đúng định dạng: ${error.problems.map(({ path }) => path).join(', ')}.`;
  }
}

function orderScenario(faults: Faults, tax_code: string, body: URLSearchParams): string {
  const name = body.get('scenario') ?? '';
  const row = SCENARIOS[name];
  const argument = row?.argument === 'reason' ? body.get('reason') : body.get('delay_ms');
  const fault = scenarioOf(row?.argument === null ? name : `${name}:${argument ?? ''}`);
  const count = body.get('count')?.trim() ?? '';
  if (row === undefined || fault === null || !/^(|[1-9]\d{0,4})$/.test(count))
    return 'Chưa đặt: kiểm tra lại lý do, số mili giây và số thông điệp.';
  faults.order({ fault, count: count === '' ? null : Number(count), tax_code });
  return `Đã đặt kịch bản: ${row.label}.`;
}
