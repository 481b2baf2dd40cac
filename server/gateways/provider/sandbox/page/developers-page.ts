import { vietnamDate } from '#server/platform/clock.ts';
import type { MovedClock } from '../clock/moved-clock.ts';
import { ALL_REASONS, SCENARIOS } from '../scenarios/scenarios.table.ts';
import { REFUSALS } from '../refusals.table.ts';
import { clockSign } from './clock-form.ts';
import { markup, page, type Html } from './markup.ts';

/** What an invoice of a developer meets, by the scenario its customer's code names, and how it ends. */
const EXAMPLES: readonly (readonly [scenario: string, ends: string])[] = [
  ['accept', 'Đã cấp mã'],
  ['unreadable', 'Thông điệp không hợp lệ (999)'],
  ['reject', 'Thông điệp không hợp lệ: đơn vị truyền nhận không nhận'],
  ['late:60000', 'Đã gửi T-VAN, rồi Chờ CQT phản hồi; Đã cấp mã sau một phút'],
  ['timeout', 'Chưa rõ, tra cứu thấy, rồi Đã cấp mã; không gửi lần hai'],
  ['garbled_reply', 'Chưa rõ, tra cứu thấy, rồi Đã cấp mã'],
  ['lost', 'Chưa rõ, tra cứu không thấy, gửi lại cùng mã thông điệp, rồi Đã cấp mã'],
  ['broken', 'Chưa rõ, tra cứu không thấy, gửi lại, rồi Đã cấp mã'],
  ['silence', 'Đang chờ phản hồi, đến khi yêu cầu gửi lại phản hồi'],
  ['held', 'Đã nhận thông điệp, đến khi yêu cầu gửi lại phản hồi'],
  ['no_verdict', 'Thông điệp hợp lệ, chưa có kết quả'],
  ['double', 'Đã cấp mã, mỗi phản hồi đến hai lần và tính một lần'],
  ['reorder', 'Đã cấp mã, kết quả đến trước 999'],
  ['garbage', 'Đã gửi T-VAN: phản hồi sai định dạng, yêu cầu gửi lại thì đọc được'],
  ['no_reply_to', 'Đã gửi T-VAN: phản hồi vào hộp thư thông báo'],
  ['wrong_format', 'Thông điệp hợp lệ, phản hồi -1'],
  ['review', 'Đã cấp mã, rồi có thông báo rà soát (302)'],
  ...REFUSALS['200'].map(
    (reason) => [`refuse:${reason}`, `Từ chối cấp mã, lý do ${ALL_REASONS[reason]?.code}`] as const,
  ),
];

/** For developers who connect a program to the product: each thing that can happen, with the calls that bring it about. */
export function developersPage(clock: MovedClock): string {
  // The product dates invoices by its own clock.
  const today = vietnamDate(clock.epoch_ms() - clock.ahead_ms());
  const body = markup`<p><a href="/">Cơ quan thuế thử nghiệm</a></p>
<p>Trang này dành cho người lập trình nối phần mềm của mình với API hóa đơn. Cơ quan thuế ở đây là giả: gọi bao nhiêu lần cũng được.</p>
<h2>Chuẩn bị một lần</h2>
<ol><li>Đăng ký một công ty riêng trong phần mềm hóa đơn, với mã số thuế bất kỳ. Mỗi công ty chỉ thấy dữ liệu của mình.</li>
<li>Thêm chứng thư số thử, nộp tờ khai đăng ký (được chấp nhận ngay) và lập mẫu hóa đơn có mã.</li>
<li>Ở Cấu hình, Khóa API: tạo khóa có quyền xem, lập và phát hành hóa đơn.</li>
<li>Đặt hai biến, rồi chép và chạy từng ví dụ bên dưới trong bash:</li></ol>
${code(`export HOADON_URL='http://127.0.0.1:3000'\nexport HOADON_TOKEN='hd_...'`)}
<h2>Kịch bản, chọn bằng mã khách hàng</h2>
<p>Hóa đơn có mã khách hàng (<code>buyer_code</code>, trong XML là <code>MKHang</code>) bắt đầu bằng <code>SANDBOX:</code> sẽ gặp kịch bản ghi sau đó.
Nhiều hóa đơn trong một thông điệp thì hóa đơn đầu tiên có mã như vậy quyết định. Cơ quan thuế thật không biết những mã này.</p>
${EXAMPLES.map((example) => scenario(example, today))}
<h2>Không chọn được bằng hóa đơn</h2>
<p>Tờ khai, thông báo sai sót và bảng tổng hợp: đặt kịch bản cho thông điệp sắp đến ở trang của mã số thuế, hoặc gọi thẳng cơ quan thuế thử nghiệm trên máy chạy nó:</p>
${code(ORDER)}
<p>Cho thời gian trôi qua (với mọi người nộp thuế) và về giờ thật:</p>${code(CLOCK)}
<p>Bắt đầu lại: cơ quan thuế quên những gì đã nhận và đã gửi của riêng một mã số thuế, không đụng tới mã số thuế khác. Thêm <code>?declaration=true</code> để quên cả tờ khai.</p>
${code(RESET)}<script>${{ html: COPY }}</script>`;
  return page('Cho người lập trình tích hợp', null, body, clockSign(clock, '/'));
}

const JSON_HEADER = `-H 'Content-Type: application/json'`;
const TAX_CODE_AND_SANDBOX = `export MST='0101243150' SANDBOX_URL='http://127.0.0.1:3001'`;

const ORDER = `${TAX_CODE_AND_SANDBOX}
curl -sS -X POST "$SANDBOX_URL/admin/faults" ${JSON_HEADER} \\
  -d '{"fault":{"kind":"silence"},"count":1,"tax_code":"'"$MST"'"}'`;

const CLOCK = `curl -sS -X POST "$SANDBOX_URL/admin/clock" ${JSON_HEADER} -d '{"move_on_ms":86400000}'
curl -sS -X DELETE "$SANDBOX_URL/admin/clock"`;

const RESET = `curl -sS -X DELETE "$SANDBOX_URL/admin/taxpayers/$MST"`;

function scenario([name, ends]: readonly [string, string], today: string): Html {
  const [row = '', reason = ''] = name.split(':');
  const more = ALL_REASONS[reason];
  const label = SCENARIOS[row]?.label ?? row;
  return markup`<details id="${name}"><summary><code>SANDBOX:${name}</code> ${more === undefined ? label : more.text}<br><small>Kết quả: ${ends}.</small></summary>
${code(exampleOf(name, today))}</details>`;
}

/** A draft, its publication and its state, in three calls. */
function exampleOf(name: string, today: string): string {
  const invoice = {
    issued_on: today,
    buyer_name: 'Công ty TNHH Thử Nghiệm',
    buyer_code: `SANDBOX:${name}`,
    buyer_address: 'Số 1 phố Thử, Hà Nội',
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: [
      { kind: 'goods', name: 'Hàng thử', unit: 'Cái', quantity: '1', unit_price: '10000', vat_rate: 'KCT' },
    ],
  };
  return `ID=$(curl -sS -X POST "$HOADON_URL/api/invoices" \\
  -H "Authorization: Bearer $HOADON_TOKEN" ${JSON_HEADER} \\
  -d '${JSON.stringify({ invoice })}' | grep -o '"id":[0-9]*' | head -n 1 | cut -d : -f 2)
curl -sS -X POST "$HOADON_URL/api/invoices/$ID/publish" \\
  -H "Authorization: Bearer $HOADON_TOKEN" ${JSON_HEADER} -H "Idempotency-Key: thu-$ID-$RANDOM" \\
  -d '{"invoice":{"lock_version":1}}'
curl -sS "$HOADON_URL/api/invoices/$ID/publication" -H "Authorization: Bearer $HOADON_TOKEN"`;
}

function code(text: string): Html {
  return markup`<div class="code"><pre tabindex="0">${text}</pre><button type="button" data-copy>Chép</button></div>`;
}

const COPY = `document.addEventListener('click',async({target})=>{if(!target.matches('[data-copy]'))return
try{await navigator.clipboard.writeText(target.previousElementSibling.textContent);target.textContent='Đã chép'}
catch{getSelection().selectAllChildren(target.previousElementSibling);target.textContent='Nhấn Ctrl+C'}
setTimeout(()=>{target.textContent='Chép'},2000)})`;
