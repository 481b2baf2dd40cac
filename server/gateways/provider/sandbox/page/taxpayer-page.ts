import {
  INVOICE_MODES,
  TRANSFER_MODES,
  type InvoiceMode,
  type TransferMode,
} from '#domain/registration/boxes.table.ts';
import { messageTypeName } from '#domain/transmission/message-types.table.ts';
import type { FaultOrder } from '../scenarios/faults.ts';
import type { MovedClock } from '../clock/moved-clock.ts';
import type { HeldDocument, SeenMessage, SentAnswer, Taxpayer, Verdict } from '../records.ts';
import { ALL_REASONS, scenarioOf, SCENARIOS, SCENARIOS_OF_TAX_CODES } from '../scenarios/scenarios.table.ts';
import { clockForm, clockSign } from './clock-form.ts';
import { form, input, markup, page, select, table, type Choice, type Html } from './markup.ts';

const VERDICT_WORDS = {
  coded: 'Đã cấp mã',
  accepted: 'Đã chấp nhận',
  partly: 'Chấp nhận một phần',
  refused: 'Đã từ chối',
  malformed: 'Không đọc được',
  waiting: 'Chờ xác nhận hoặc giải trình',
} as const satisfies Record<Verdict, string>;

function modeWords(mode: InvoiceMode | TransferMode): string {
  return { ...INVOICE_MODES, ...TRANSFER_MODES }[mode].label;
}

/** What the page can send by itself; the last is an unknown type. */
const INITIATIVE_CHOICES = [
  ['105', '105 – Hết thời gian sử dụng hóa đơn có mã'],
  ['302', '302 – Hóa đơn cần rà soát (chọn hóa đơn bên dưới)'],
  ['506', '506 – Quyết định ngừng, tiếp tục sử dụng hóa đơn'],
  ['777', '777 – Loại thông điệp không ai biết'],
] as const;

type TaxpayerView = {
  tax_code: string;
  taxpayer: Taxpayer | null;
  messages: readonly SeenMessage[];
  held: readonly HeldDocument[];
  sent: readonly SentAnswer[];
  orders: readonly FaultOrder[];
  /** The declaration that waits for a person. */
  waiting: string | null;
  clock: MovedClock;
};

const time = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const REASON_CHOICES: readonly Choice[] = Object.entries(ALL_REASONS).map(([name, { code, text }]) => [
  name,
  `${code} – ${text}`,
]);

/** What the authority holds of one taxpayer, and what it can do to it. */
export function taxpayerPage(view: TaxpayerView, said: string | null): string {
  const path = `/taxpayers/${encodeURIComponent(view.tax_code)}`;
  const body = markup`<p><a href="/">Tất cả người nộp thuế</a></p>
${inForce(view)}${view.waiting === null ? markup`` : decisionForm(path, view.waiting)}
<h2>Gửi thông điệp và đặt kịch bản</h2>
<div class="forms">${initiativeForm(path, view.held)}<div>${scenarioForm(path, view)}${clockForm(view.clock, path)}</div></div>
${messagesTable(view.messages)}${sentTable(view.sent)}${resetForm(path)}`;
  return page(`Người nộp thuế ${view.tax_code}`, said, body, clockSign(view.clock, path));
}

function resetForm(path: string): Html {
  return form(`${path}/reset`, 'Bắt đầu lại', 'Xóa dữ liệu thử của mã số thuế này', [
    markup`<p>Cơ quan thuế quên mọi thông điệp, hóa đơn, phản hồi và kịch bản của riêng mã số thuế này. Thông điệp còn chờ sẽ không có phản hồi nữa.
Phần mềm hóa đơn không đổi: số đã cấp vẫn là đã cấp.</p>
<label class="line"><input type="checkbox" name="declaration" value="true"> Quên cả tờ khai đang có hiệu lực (phải nộp tờ khai mới trước khi gửi hóa đơn)</label>`,
  ]);
}

function inForce({ taxpayer }: TaxpayerView): Html {
  if (taxpayer === null)
    return markup`<h2>Đang có hiệu lực</h2><p>Chưa có tờ khai nào được chấp nhận. Hóa đơn gửi đến sẽ bị từ chối.</p>`;
  const { name, certificate_serials, forms, modes, register_code } = taxpayer;
  return markup`<h2>Đang có hiệu lực</h2><dl>
<dt>Tên</dt><dd>${name || 'Không rõ'}</dd>
<dt>Chứng thư số đã khai</dt><dd>${certificate_serials.map((serial) => markup`<code>${serial}</code> `)}</dd>
<dt>Loại hóa đơn</dt><dd>${forms.join(', ')}</dd>
<dt>Hình thức và phương thức</dt><dd><ul>${modes.map((mode) => markup`<li>${modeWords(mode)}</li>`)}</ul></dd>
<dt>Chuỗi 5 ký tự máy tính tiền</dt><dd>${register_code ?? 'Không có'}</dd></dl>`;
}

function decisionForm(path: string, message_id: string): Html {
  const choices: readonly Choice[] = [['', 'Chấp nhận'], ...REASON_CHOICES];
  return form(`${path}/decisions`, 'Tờ khai đang chờ', 'Trả kết quả (103)', [
    markup`<p>Tờ khai <code>${message_id}</code> chờ người đại diện xác nhận hoặc giải trình.</p>
<input type="hidden" name="message_id" value="${message_id}">`,
    select('reason', 'Kết quả', choices),
  ]);
}

function initiativeForm(path: string, held: readonly HeldDocument[]): Html {
  const invoices = held.map((one) => {
    const value = [one.form_no, one.symbol, one.number, one.issued_on].join('|');
    return markup`<label class="line"><input type="checkbox" name="invoice" value="${value}"> ${nameOf(one)}</label>`;
  });
  return form(`${path}/initiatives`, 'Cơ quan thuế tự gửi', 'Gửi thông điệp', [
    select('type', 'Loại thông điệp', INITIATIVE_CHOICES),
    select('turn', 'Lần thông báo (302)', [
      ['1', 'Lần 1'],
      ['2', 'Lần 2'],
    ]),
    select('case', 'Trường hợp (105)', [
      ['1', 'Hết thời gian sử dụng hóa đơn có mã miễn phí'],
      ['2', 'Không còn được dùng hóa đơn không có mã'],
    ]),
    input('text', 'Nội dung hoặc lý do', '', 'Để trống thì dùng câu có sẵn. Không dùng cho 105.'),
    invoices.length === 0
      ? markup`<p>Chưa có hóa đơn nào để chọn cho 302.</p>`
      : markup`<fieldset><legend>Hóa đơn cần rà soát (302)</legend>${invoices}</fieldset>`,
  ]);
}

function scenarioForm(path: string, { tax_code, orders }: TaxpayerView): Html {
  const standing = SCENARIOS_OF_TAX_CODES[tax_code];
  const choices = Object.entries(SCENARIOS).map(([name, { label }]) => [name, label] as const);
  const known = [
    ...(standing === undefined ? [] : [`Luôn luôn, theo mã số thuế: ${scenarioWords(standing)}`]),
    ...orders.map(
      ({ fault, count }) => `${faultWords(fault)}: ${count === null ? 'đến khi xóa' : `${count} lần`}`,
    ),
  ];
  const list =
    known.length === 0 ? markup`` : markup`<ul>${known.map((one) => markup`<li>${one}</li>`)}</ul>`;
  return markup`${form(`${path}/scenarios`, 'Kịch bản cho thông điệp sắp đến', 'Đặt kịch bản', [
    list,
    select('scenario', 'Cơ quan thuế sẽ', choices),
    select('reason', 'Lý do (khi từ chối, không tiếp nhận)', REASON_CHOICES),
    input('delay_ms', 'Trả lời muộn bao lâu', '60000', 'Mili giây, chỉ dùng khi trả lời muộn.'),
    input('count', 'Cho bao nhiêu thông điệp', '1', 'Để trống thì áp dụng đến khi xóa.'),
  ])}<form method="post" action="${path}/scenarios/clear"><p><button>Xóa các kịch bản đã đặt</button></p></form>`;
}

/** `refuse:1001` in words. */
function scenarioWords(scenario: string): string {
  const [name = ''] = scenario.split(':');
  return SCENARIOS[name]?.label ?? scenario;
}

/** The words of the scenario that orders such a fault; a fault that only a program orders keeps its own name. */
function faultWords({ kind }: FaultOrder['fault']): string {
  const found = Object.entries(SCENARIOS).find(([name, { argument }]) => {
    const [first = ''] = Object.keys(ALL_REASONS);
    const example = argument === null ? name : `${name}:${argument === 'reason' ? first : '1'}`;
    return scenarioOf(example)?.kind === kind;
  });
  return found?.[1].label ?? kind;
}

function messagesTable(messages: readonly SeenMessage[]): Html {
  return table(
    'Thông điệp đã nhận',
    [
      { title: 'Lúc', of: ({ received_on }) => time.format(new Date(received_on)) },
      { title: 'Loại', of: ({ message_type }) => `${message_type} – ${messageTypeName(message_type)}` },
      { title: 'Mã thông điệp', of: ({ message_id }) => markup`<code>${message_id}</code>` },
      { title: 'Tài liệu', of: documentWords },
      { title: 'Kết quả', of: ({ verdict }) => (verdict === null ? '' : VERDICT_WORDS[verdict]) },
      { title: 'Lý do', of: ({ reasons }) => reasons.join(', ') },
      { title: 'Mã cấp', of: ({ code }) => markup`<code>${code ?? ''}</code>` },
    ],
    messages,
    'Chưa nhận thông điệp nào.',
  );
}

function documentWords({ documents, form_no, symbol, number }: SeenMessage): string {
  if (form_no === null || symbol === null || number === null) return '';
  const first = `${form_no} ${symbol} số ${number}`;
  return documents > 1 ? `${first} và ${documents - 1} tài liệu khác` : first;
}

function sentTable(sent: readonly SentAnswer[]): Html {
  return table(
    'Thông điệp đã gửi cho người nộp thuế',
    [
      { title: 'Từ lúc', of: ({ available_on }) => time.format(new Date(available_on)) },
      { title: 'Loại', of: ({ message_type }) => `${message_type} – ${messageTypeName(message_type)}` },
      { title: 'Mã thông điệp', of: ({ answer_id }) => markup`<code>${answer_id}</code>` },
      {
        title: 'Trả lời cho',
        of: ({ reply_to }) => markup`<code>${reply_to ?? 'Không trả lời thông điệp nào'}</code>`,
      },
      { title: 'Trạng thái', of: ({ withheld }) => (withheld ? 'Giữ lại, chỉ gửi khi được yêu cầu' : 'Gửi') },
    ],
    sent,
    'Chưa gửi thông điệp nào.',
  );
}

function nameOf({ form_no, symbol, number, issued_on }: HeldDocument): string {
  const day = issued_on.split('-').reverse().join('/');
  return `Mẫu số ${form_no} ký hiệu ${symbol} số ${number} ngày ${day}`;
}
