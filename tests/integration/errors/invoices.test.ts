import { beforeAll, describe, expect, test } from 'vitest';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});

const line = (over: object = {}) => ({
  kind: 'goods',
  name: 'Băng keo',
  unit: 'Cuộn',
  quantity: '10',
  unit_price: '11500',
  vat_rate: '8%',
  ...over,
});
const invoice = (over: object = {}) => ({
  issued_on: '2026-11-20',
  buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
  buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
  payment_method: 'TM/CK',
  currency: 'VND',
  lines: [line()],
  ...over,
});

type Made = { id: number; lock_version: number; template_id: number };
const errorsOf = (answered: Answered) => (answered.body as ErrorBody).errors;
const create = (over: object): Promise<Answered> =>
  judged(server.current, 'createInvoice', { token, body: { invoice: invoice(over) } });

async function draft(over: object = {}): Promise<Made> {
  const answered = await create(over);
  expect(answered.status, answered.text).toBe(201);
  return (answered.body as { invoice: Made }).invoice;
}

const publish = ({ id, lock_version }: Made): Promise<Answered> =>
  judged(server.current, 'publishInvoice', { id, token, body: { invoice: { lock_version } } });

const statusOf = async (id: number): Promise<unknown> =>
  (
    (await judged(server.current, 'getInvoice', { id, token })).body as {
      invoice: { status: string; number: number | null };
    }
  ).invoice;

async function published(): Promise<Made> {
  const made = await draft();
  expect((await publish(made)).status).toBe(202);
  await server.current.publishNow(1, made.id);
  return made;
}

test('a rate of 1 sent with đồng is not kept; that of foreign money is', async () => {
  const rateOf = async (over: object) => (await statusOf((await draft(over)).id)) as object;
  expect(await rateOf({ exchange_rate: '1' })).toMatchObject({ currency: 'VND', exchange_rate: null });
  expect(await rateOf({ currency: 'USD', exchange_rate: '26350' })).toMatchObject({
    exchange_rate: '26350',
  });
});

describe('a draft is refused', () => {
  test.each([
    ['an exchange rate beside đồng', { exchange_rate: '26350' }, 'exchange_rate', /tỷ giá 26\.350 .* VND/],
    ['a buyer with a wrong tax code', { buyer_tax_code: '0101243151' }, 'buyer_tax_code', /Mã số thuế/],
    [
      'seven decimals in a quantity',
      { lines: [line(), line({ quantity: '1.1234567' })] },
      'lines.1.quantity',
      /7 chữ số thập phân, tối đa 6/,
    ],
    [
      'seven decimals in a price',
      { lines: [line({ unit_price: '0.1234567' })] },
      'lines.0.unit_price',
      /7 chữ số thập phân, tối đa 6/,
    ],
    ['a quantity in words', { lines: [line({ quantity: 'mười' })] }, 'lines.0.quantity', /Số lượng/],
    [
      'a quantity as a JSON number',
      { lines: [line({ quantity: 10 })] },
      'lines.0.quantity',
      /không đúng kiểu dữ liệu/,
    ],
    [
      'a rate that is not',
      { lines: [line({ vat_rate: '7%' })] },
      'lines.0.vat_rate',
      /Thuế suất “7%” không dùng được/,
    ],
    ['a day that is not', { issued_on: '2026-02-30' }, 'issued_on', /năm-tháng-ngày/],
    [
      'a discount above 100 percent',
      { lines: [line({ discount_rate: '101' })] },
      'lines.0.discount_rate',
      /chiết khấu/,
    ],
    [
      'a discount above the amount',
      { lines: [line({ discount_amount: '115001' })] },
      'lines.0.discount_amount',
      /chiết khấu/,
    ],
    ['a customer that is not', { customer_id: 999_999_999 }, 'customer_id', /không còn trong danh mục/],
    [
      'a product that is not',
      { lines: [line({ product_id: 999_999_999 })] },
      'lines.0.product_id',
      /không còn trong danh mục/,
    ],
    [
      'a thousand and one lines',
      { lines: Array.from({ length: 1001 }, () => line()) },
      'lines',
      /tối đa 1000/,
    ],
    [
      'an escape sequence in a name',
      { lines: [line({ name: 'a\u001b[31m' })] },
      'lines.0.name',
      /ký tự điều khiển/,
    ],
  ])('for %s, by its field', async (_what, over, field, words) => {
    const answered = await create(over);
    expect(answered.status, answered.text).toBe(422);
    const error = errorsOf(answered).find(({ fields }) => fields.includes(field));
    expect(error?.message, answered.text).toMatch(words);
  });

  test('for a customer that was deleted, at its field; an invoice that names them already is saved all the same', async () => {
    const body = { customer: { code: 'DA-XOA', name: 'Công ty Đã Xóa', status: 'active' } };
    const made = await judged(server.current, 'createCustomer', { token, body });
    const { id } = (made.body as { customer: { id: number } }).customer;
    const before = await draft({ customer_id: id });
    await judged(server.current, 'deleteCustomer', { token, id });
    const refused = await create({ customer_id: id });
    expect(refused.status, refused.text).toBe(422);
    expect(errorsOf(refused)).toEqual([
      {
        code: 'reference_missing',
        fields: ['customer_id'],
        message:
          'Khách hàng “Công ty Đã Xóa” đã bị xóa khỏi danh mục. Hãy chọn khách hàng khác, hoặc khôi phục khách hàng này trong danh mục rồi lưu lại.',
      },
    ]);
    const update = (one: Made) =>
      judged(server.current, 'updateInvoice', {
        ...{ token, id: one.id },
        body: {
          invoice: {
            ...invoice({ customer_id: id, template_id: one.template_id }),
            lock_version: one.lock_version,
          },
        },
      });
    const printed = (invoice_id: number) =>
      judged(server.current, 'lookUpInvoice', {
        token,
        query: { invoice_id: String(invoice_id) },
        body: { invoice: invoice({ customer_id: id, template_id: before.template_id }) },
      });
    expect((await printed(before.id)).status).toBe(200);
    expect((await update(before)).status).toBe(200);
    const other = await draft();
    expect((await printed(other.id)).status).toBe(422);
    expect((await update(other)).status).toBe(422);
    expect((await judged(server.current, 'restoreCustomer', { token, id })).status).toBe(200);
    expect((await create({ customer_id: id })).status).toBe(201);
  });

  test('for a template that is not there, at its field', async () => {
    const reply = await create({ template_id: 999_999_999 });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply)).toContain('template_id');
  });
});

describe('publishing is refused, the draft stays', () => {
  test.each([
    [
      'a day to come',
      { issued_on: '2026-11-21' },
      'issued_on_future',
      'issued_on',
      /Ngày lập 21\/11\/2026 sau hôm nay 20\/11\/2026/,
    ],
    ['no lines', { lines: [] }, 'lines_missing', 'lines', /chưa có hàng hóa/],
    [
      'no buyer',
      { buyer_name: null, buyer_person: null },
      'buyer_missing',
      'buyer_name',
      /Chưa có người mua/,
    ],
    [
      'no quantity',
      { lines: [line({ quantity: null })] },
      'line_quantity_missing',
      'lines.0.quantity',
      /Dòng 1: chưa có số lượng/,
    ],
    [
      'foreign money without a rate',
      { currency: 'USD' },
      'exchange_rate_missing',
      'exchange_rate',
      /chưa có tỷ giá/,
    ],
  ])('%s', async (_what, over, code, field, words) => {
    const made = await draft(over);
    const answered = await publish(made);
    expect(answered.status).toBe(422);
    const error = errorsOf(answered).find((one) => one.code === code);
    expect(error, answered.text).toMatchObject({ fields: [field], message: expect.stringMatching(words) });
    expect(await statusOf(made.id)).toMatchObject({ status: 'draft', number: null });
  });

  test('a series that is closed', async () => {
    const body = {
      template: {
        name: 'Sắp đóng',
        form_no: '1',
        symbol: 'C26TDG',
        layout: 'modern',
        is_default: false,
        status: 'active',
      },
    };
    const made = await judged(server.current, 'createTemplate', { token, body });
    const { id } = (made.body as { template: Made }).template;
    const waiting = await draft({ template_id: id });
    const closed = { template: { ...body.template, status: 'inactive', lock_version: 1 } };
    expect((await judged(server.current, 'updateTemplate', { id, token, body: closed })).status).toBe(200);
    const answered = await publish(waiting);
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toContainEqual(
      expect.objectContaining({
        code: 'series_closed',
        message: 'Ký hiệu 1C26TDG đã ngừng sử dụng. Chọn ký hiệu đang dùng.',
      }),
    );
    expect(await statusOf(waiting.id)).toMatchObject({ status: 'draft', number: null });
  });

  test('a certificate that has expired', async () => {
    const { clock } = server.current;
    const now = clock.now();
    const made = await draft();
    clock.set('2029-03-01T02:00:00Z');
    token = await server.current.signIn('owner@demo.vn');
    const answered = await publish(made);
    clock.set(now);
    token = await server.current.signIn('owner@demo.vn');
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toContainEqual(
      expect.objectContaining({
        code: 'certificate_expired',
        message: expect.stringMatching(/^Chứng thư số hết hạn từ \d{2}\/\d{2}\/2028/),
      }),
    );
    expect(await statusOf(made.id)).toMatchObject({ status: 'draft', number: null });
  });
});

describe('a published invoice', () => {
  test('is not deleted: 409 in words, and it is still there', async () => {
    const { id } = await published();
    const answered = await judged(server.current, 'deleteInvoice', { id, token });
    expect(answered.status).toBe(409);
    expect(errorsOf(answered)[0]).toMatchObject({
      code: 'not_deletable',
      message: expect.stringContaining('Chỉ xóa được hóa đơn nháp'),
    });
    expect(await statusOf(id)).toMatchObject({ status: 'code_issued' });
  });

  test('is not edited: 409 in words, and not a byte of it changes', async () => {
    const { id } = await published();
    const before = await judged(server.current, 'getInvoiceXml', { id, token });
    const { lock_version } = (await statusOf(id)) as Made;
    const body = { invoice: { ...invoice({ buyer_name: 'Khác' }), lock_version } };
    const answered = await judged(server.current, 'updateInvoice', { id, token, body });
    expect(answered.status).toBe(409);
    expect(errorsOf(answered)[0]).toMatchObject({
      code: 'not_editable',
      message: expect.stringContaining('điều chỉnh hoặc thay thế'),
    });
    expect((await judged(server.current, 'getInvoiceXml', { id, token })).bytes).toEqual(before.bytes);
  });

  test('on its way is neither edited nor deleted', async () => {
    const made = await draft();
    expect((await publish(made)).status).toBe(202);
    const { lock_version } = (await statusOf(made.id)) as Made;
    const body = { invoice: { ...invoice(), lock_version } };
    expect((await judged(server.current, 'updateInvoice', { id: made.id, token, body })).status).toBe(409);
    expect((await judged(server.current, 'deleteInvoice', { id: made.id, token })).status).toBe(409);
  });

  test('a draft has no XML yet, and says so', async () => {
    const { id } = await draft();
    const answered = await judged(server.current, 'getInvoiceXml', { id, token });
    expect([answered.status, errorsOf(answered)[0]?.code]).toEqual([409, 'not_signed']);
  });
});
