import { companyInitials, drawQr, drawRosette } from '../graphics.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { dateText, invoiceNumberText, numberText } from '../number-text.ts';
import { PAGE } from '../paper.ts';
import type { Paper } from '../paper.ts';
import type { Run } from '../text-lines.ts';
import { INK, LEFT, RIGHT, SOFT_INK, WIDTH, body, label } from './modern-style.ts';

const QR_SIDE = 72;
const TOP = 44;

export function drawBand(paper: Paper, accent: string): void {
  paper.fill(0, 0, PAGE.width, 10, { color: accent });
}

/** Seller, title, number and parties; returns where the table starts. */
export function drawModernHead(paper: Paper, view: InvoicePrint, accent: string): number {
  drawRosette(paper, [710, 81], 125, 14, 9, { color: accent, width: 0.45, opacity: 0.13 });
  drawBand(paper, accent);
  const seller_end = drawSeller(paper, view, accent);
  if (view.qr_code) {
    paper.fill(RIGHT - QR_SIDE - 5, TOP - 5, QR_SIDE + 10, QR_SIDE + 10, { color: '#ffffff', radius: 6 });
    drawQr(paper, view.qr_code, [RIGHT - QR_SIDE, TOP], QR_SIDE);
  }
  let top = drawTitle(paper, view, accent, Math.max(seller_end, TOP + QR_SIDE) + 30);
  if (view.corrects !== null)
    top += 10 + paper.text([body(view.corrects)], { x: LEFT, y: top + 10, width: WIDTH, line_height: 18 });
  if (view.tax_authority_code) top = drawCode(paper, view.tax_authority_code, accent, top + 16);
  return drawParties(paper, view, top + 20) + 14;
}

function drawSeller(paper: Paper, view: InvoicePrint, accent: string): number {
  const { seller } = view;
  paper.fill(LEFT, TOP, 44, 44, { color: accent, radius: 10 });
  paper.text([body(companyInitials(seller.name), '#ffffff', 'inter-600', 16)], {
    x: LEFT,
    y: TOP + 11,
    width: 44,
    line_height: 22,
    align: 'center',
  });
  const box = { x: LEFT + 58, width: 400 };
  let y =
    TOP + paper.text([body(seller.name, INK, 'inter-600', 15)], { ...box, y: TOP, line_height: 21 }) + 2;
  const phone = seller.phone_number ? ` · ${seller.phone_number}` : '';
  y += paper.text([label('MST '), label(seller.tax_code, INK, 'inter-700'), label(phone)], {
    ...box,
    y,
    line_height: 16,
  });
  return y + paper.text([label(seller.address)], { ...box, y, line_height: 16 });
}

function drawTitle(paper: Paper, view: InvoicePrint, accent: string, top: number): number {
  const height = paper.text([body(view.title, INK, 'inter-600', 24)], {
    x: LEFT,
    y: top,
    width: 390,
    line_height: 34,
  });
  paper.text([label('Bản thể hiện của hóa đơn điện tử')], {
    x: LEFT,
    y: top + height,
    width: 390,
    line_height: 16,
  });
  const end = top + height + 16;
  const cells: [string, Run][] = [
    ['Ngày lập', body(dateText(view.issued_on), INK, 'inter-700', 15)],
    ['Số', body(invoiceNumberText(view.number), accent, 'inter-700', 15)],
    ['Ký hiệu', body(view.form_no + view.symbol, INK, 'inter-700', 15)],
  ];
  let right = RIGHT;
  for (const [name, value] of cells) {
    const width = Math.max(paper.width(value), paper.width(label(name))) + 1;
    const box = { x: right - width, width, align: 'right' } as const;
    paper.text([label(name)], { ...box, y: end - 38, line_height: 16 });
    paper.text([value], { ...box, y: end - 22, line_height: 22 });
    right -= width + 26;
  }
  return end;
}

function drawCode(paper: Paper, code: string, accent: string, top: number): number {
  paper.fill(LEFT, top, WIDTH, 36, { color: accent, opacity: 0.06, radius: 8 });
  const name = label('Mã của cơ quan thuế');
  const box = { y: top + 9, width: WIDTH - 28, line_height: 18 };
  paper.text([name], { ...box, x: LEFT + 14 });
  paper.text([body(code, INK, 'inter-700', 12)], { ...box, x: LEFT + 24 + paper.width(name) });
  return top + 36;
}

function drawParties(paper: Paper, view: InvoicePrint, top: number): number {
  const left = { x: LEFT, width: 400 };
  const heading = view.buyer_name ?? view.buyer_person ?? '';
  let y = top + paper.text([label('Người mua')], { ...left, y: top, line_height: 16 });
  y += paper.text([body(heading, INK, 'inter-600', 14)], { ...left, y, line_height: 21 });
  for (const [name, value] of [
    ['MST', view.buyer_tax_code],
    ['Số định danh', view.buyer_identity_no],
    ['', view.buyer_address],
    ['Người mua hàng:', view.buyer_name === null ? null : view.buyer_person],
  ] as const) {
    if (!value) continue;
    const bold = name === 'MST' || name === 'Số định danh';
    const runs = [
      body(name === '' ? '' : `${name} `, SOFT_INK),
      body(value, SOFT_INK, bold ? 'inter-600' : 'inter-400'),
    ];
    y += paper.text(runs, { ...left, y, line_height: 18 });
  }
  return Math.max(y, drawPayment(paper, view, top));
}

function drawPayment(paper: Paper, view: InvoicePrint, top: number): number {
  const right = { x: 480, width: RIGHT - 480 };
  const rate = view.exchange_rate ? ` · tỷ giá ${numberText(view.exchange_rate, view.number_style)}` : '';
  let y = top + paper.text([label('Thanh toán')], { ...right, y: top, line_height: 16 });
  const payment = `${view.payment_method} · ${view.currency}${rate}`;
  y += paper.text([body(payment)], { ...right, y, line_height: 18 });
  const account = [view.seller.bank_account, view.seller.bank_name]
    .filter((part) => part !== null)
    .join(' · ');
  if (account === '') return y;
  y += 7 + paper.text([label('Tài khoản người bán')], { ...right, y: y + 7, line_height: 16 });
  return y + paper.text([body(account, SOFT_INK)], { ...right, y, line_height: 18 });
}
