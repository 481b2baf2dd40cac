import { companyInitials, drawQr } from '../graphics.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { invoiceNumberText, numberText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import type { Run } from '../text-lines.ts';
import { LEFT, LINE, RIGHT, SOFT_INK, WIDTH, aside, bold, serif } from './classic-style.ts';

const TOP = 48;
const QR_SIDE = 78;

/** Seller, title, number, code and buyer; returns where the table starts. */
export function drawClassicHead(paper: Paper, view: InvoicePrint, accent: string): number {
  let top = Math.max(drawSeller(paper, view, accent), drawLookup(paper, view), TOP + 76) + 14;
  paper.line([LEFT, top], [RIGHT, top], { color: accent, width: 1 });
  top = drawTitle(paper, view, accent, top + 12);
  if (view.tax_authority_code) {
    const runs = [serif('Mã của cơ quan thuế: ', undefined, 12), bold(view.tax_authority_code, 12)];
    const box = { x: LEFT, y: top + 6, width: WIDTH, line_height: LINE, align: 'center' } as const;
    top += 6 + paper.text(runs, box);
  }
  return drawBuyer(paper, view, top + 12) + 10;
}

function drawSeller(paper: Paper, view: InvoicePrint, accent: string): number {
  const { seller } = view;
  paper.frame(LEFT + 0.5, TOP + 0.5, 75, 75, { color: accent, width: 1, opacity: 0.4 });
  paper.text([bold(companyInitials(seller.name), 26, accent)], {
    x: LEFT,
    y: TOP + 20,
    width: 76,
    line_height: 36,
    align: 'center',
  });
  const box = { x: LEFT + 98, width: WIDTH - 208 };
  const name = bold(seller.name.toLocaleUpperCase('vi'), 16, accent);
  let y = TOP + paper.text([name], { ...box, y: TOP, line_height: 23 });
  const account = [seller.bank_account, seller.bank_name].filter((part) => part !== null).join(' – ');
  const rows: [string, Run | null][] = [
    ['Mã số thuế', bold(seller.tax_code)],
    ['Địa chỉ', serif(seller.address)],
    ['Điện thoại', seller.phone_number === null ? null : serif(seller.phone_number)],
    ['Số tài khoản', account === '' ? null : serif(account)],
  ];
  for (const [label, value] of rows) {
    if (value) y += paper.text([serif(`${label}:  `), value], { ...box, y, line_height: LINE });
  }
  return y;
}

function drawLookup(paper: Paper, view: InvoicePrint): number {
  if (!view.qr_code) return TOP;
  drawQr(paper, view.qr_code, [RIGHT - QR_SIDE, TOP], QR_SIDE);
  paper.text([serif('Quét để tra cứu', undefined, 10.5, SOFT_INK)], {
    x: RIGHT - 96,
    y: TOP + QR_SIDE + 6,
    width: 96,
    line_height: 14,
    align: 'right',
  });
  return TOP + QR_SIDE + 22;
}

function drawTitle(paper: Paper, view: InvoicePrint, accent: string, top: number): number {
  const middle = { x: LEFT + 110, width: WIDTH - 220, align: 'center' } as const;
  const title = bold(view.title.toLocaleUpperCase('vi'), 25, accent);
  let y = top + paper.text([title], { ...middle, y: top, line_height: 34 });
  const subtitle = aside('(Bản thể hiện của hóa đơn điện tử)');
  y += paper.text([subtitle], { ...middle, y, line_height: LINE });
  const [year = '', month = '', day = ''] = view.issued_on.split('-');
  const date = [serif('Ngày '), bold(day), serif(' tháng '), bold(month), serif(' năm '), bold(year)];
  y += 3 + paper.text(date, { ...middle, y: y + 3, line_height: LINE });
  const corrects = [serif(view.corrects ?? '')];
  const relation =
    view.corrects === null ? 0 : paper.text(corrects, { ...middle, y: y + 3, line_height: LINE });
  const side = { x: RIGHT - 150, width: 150, line_height: LINE };
  paper.text([serif('Ký hiệu: ', undefined, 12.5), bold(view.form_no + view.symbol, 12.5)], {
    ...side,
    y: y - 40,
  });
  paper.text([serif('Số: ', undefined, 12.5), bold(invoiceNumberText(view.number), 17, accent)], {
    ...side,
    y: y - 20,
  });
  return relation === 0 ? y : y + 3 + relation;
}

function drawBuyer(paper: Paper, view: InvoicePrint, top: number): number {
  const rows: [string, Run | null][] = [
    ['Họ tên người mua hàng', view.buyer_person === null ? null : serif(view.buyer_person)],
    ['Tên đơn vị', view.buyer_name === null ? null : bold(view.buyer_name)],
    ['Mã số thuế', view.buyer_tax_code === null ? null : bold(view.buyer_tax_code)],
    ['Số định danh', view.buyer_identity_no === null ? null : bold(view.buyer_identity_no)],
    ['Địa chỉ', view.buyer_address === null ? null : serif(view.buyer_address)],
  ];
  let y = top;
  const box = { x: LEFT, width: WIDTH, line_height: LINE };
  for (const [label, value] of rows) {
    if (value) y += paper.text([serif(`${label}:  `), value], { ...box, y });
  }
  const payment = [serif('Hình thức thanh toán: '), bold(view.payment_method)];
  const money = [serif('Đơn vị tiền tệ: '), bold(view.currency)];
  const rate = view.exchange_rate
    ? [serif('Tỷ giá: '), bold(numberText(view.exchange_rate, view.number_style))]
    : [];
  let x = LEFT;
  for (const runs of [payment, money, rate]) {
    paper.text(runs, { ...box, x, y });
    x += 40 + runs.reduce((sum, run) => sum + paper.width(run), 0);
  }
  return y + LINE;
}
