import { companyInitials, drawQr } from '../graphics.ts';
import type { Run } from '../text-lines.ts';
import { INK, SOFT_INK } from './theme.ts';
import type { PrintContext } from './print-context.ts';
import type { WordKey } from './words.table.ts';

const TOP = 46;
/** On a field of colour: under the line that says what became of the invoice. */
const BAND_TOP = 32;
const QR_SIDE = 78;
const LOGO_HEIGHTS = { small: 52, normal: 76, large: 108 } as const;

/** Seller, logo and look-up at the head of the first page; returns where the next thing may start. */
export function drawSellerHead(context: PrintContext): number {
  const { theme } = context;
  if (theme.seller === 'on_band') return drawOnBand(context);
  const seller_end = theme.seller === 'under_logo' ? drawCentred(context) : drawBeside(context, INK);
  const end = Math.max(seller_end, drawLookup(context, TOP)) + 12;
  const { paper, left, right, accent } = context;
  if (theme.title === 'centred') paper.line([left, end], [right, end], { color: accent, width: 1 });
  if (theme.seller === 'under_logo')
    paper.line([left, end + 3], [right, end + 3], { color: accent, width: 2 });
  return end + 4;
}

/** Name, tax code, address, place of business, telephone, account, and what the design adds. */
function sellerRows(context: PrintContext, color: string): Run[][] {
  const { view, design, text, strong } = context;
  const { seller } = view;
  const soft = text('', 13, color);
  const row = (key: WordKey, value: Run): Run[] => [...context.label(key, soft), value];
  const account = [seller.bank_account, seller.bank_name].filter((part) => part !== null).join(' – ');
  return [
    row('tax_code', strong(seller.tax_code, 13, color)),
    row('address', text(seller.address, 13, color)),
    ...(seller.location === null ? [] : [row('location', text(seller.location, 13, color))]),
    ...(seller.phone_number === null ? [] : [row('phone_number', text(seller.phone_number, 13, color))]),
    ...(account === '' ? [] : [row('account', text(account, 13, color))]),
    ...design.seller_lines.map((line) => [text(`${line.label}: ${line.text}`, 13, color)]),
  ];
}

function sellerName({ view, theme, strong, accent }: PrintContext, color?: string): Run {
  const { name } = view.seller;
  const isFormal = theme.title === 'centred';
  return strong(isFormal ? name.toLocaleUpperCase('vi') : name, 16, color ?? (isFormal ? accent : INK));
}

type Box = { x: number; width: number; align?: 'left' | 'center' };

function drawRows(context: PrintContext, name: Run, color: string, box: Box, top: number): number {
  const { paper } = context;
  let y = top + paper.text([name], { ...box, y: top, line_height: 23 });
  for (const runs of sellerRows(context, color)) y += paper.text(runs, { ...box, y, line_height: 18 });
  return y;
}

/** Logo, or two letters for it where the design wants them; answers the width it took. */
function drawLogo(context: PrintContext, x: number, top: number, room: number): number {
  const { paper, view, design, theme, accent, strong } = context;
  const height = LOGO_HEIGHTS[design.logo_size];
  if (view.logo !== null) {
    const width = Math.min(room, height * 1.9);
    const align = theme.seller === 'under_logo' ? 'center' : 'left';
    paper.image(view.logo, { x, y: top, width, height, align });
    return width;
  }
  if (!design.initials) return 0;
  const initials = companyInitials(view.seller.name);
  const box = { x, width: 64, align: 'center' } as const;
  if (theme.title === 'centred') {
    paper.frame(x + 0.5, top + 0.5, 63, 63, { color: accent, width: 1, opacity: 0.4 });
    paper.text([strong(initials, 24, accent)], { ...box, y: top + 16, line_height: 32 });
  } else {
    paper.fill(x, top, 64, 64, { color: theme.seller === 'on_band' ? '#ffffff' : accent, radius: 12 });
    const color = theme.seller === 'on_band' ? accent : '#ffffff';
    paper.text([strong(initials, 22, color)], { ...box, y: top + 17, line_height: 30 });
  }
  return 64;
}

function logoHeight({ view, design }: PrintContext): number {
  if (view.logo !== null) return LOGO_HEIGHTS[design.logo_size];
  return design.initials ? 64 : 0;
}

function lookupWidth({ view }: PrintContext): number {
  return view.qr_code === null ? 0 : 112;
}

function drawBeside(context: PrintContext, color: string): number {
  const { left, right } = context;
  const logo = drawLogo(context, left, TOP, 170);
  const x = left + (logo === 0 ? 0 : logo + 18);
  const box = { x, width: right - lookupWidth(context) - 14 - x };
  return Math.max(drawRows(context, sellerName(context), color, box, TOP), TOP + logoHeight(context));
}

function drawCentred(context: PrintContext): number {
  const { left, width, view, design } = context;
  const height = logoHeight(context);
  const logo_width = view.logo === null ? 64 : Math.min(170, LOGO_HEIGHTS[design.logo_size] * 1.9);
  if (height > 0) drawLogo(context, left + (width - logo_width) / 2, TOP - 8, 170);
  const side = lookupWidth(context);
  const box = { x: left + side, width: width - 2 * side, align: 'center' } as const;
  const top = TOP - 8 + (height === 0 ? 0 : height + 8);
  return drawRows(context, sellerName(context), SOFT_INK, box, top);
}

function drawOnBand(context: PrintContext): number {
  const { paper, left, right, accent, design } = context;
  const white = '#ffffff';
  const name = sellerName(context, white);
  const logo_room = logoHeight(context) === 0 ? 0 : context.view.logo === null ? 82 : 182;
  const box = { x: left + logo_room, width: right - lookupWidth(context) - 14 - left - logo_room };
  const rows = [[name], ...sellerRows(context, white)];
  const text_height = rows.reduce(
    (sum, runs, index) => sum + paper.height(runs, box.width, index === 0 ? 23 : 18),
    0,
  );
  const height =
    Math.max(text_height, logoHeight(context), context.view.qr_code === null ? 0 : 118) + BAND_TOP + 20;
  // Without the field of colour the same text stands in ink.
  if (!design.frame) return Math.max(drawBeside(context, INK), drawLookup(context, TOP)) + 12;
  paper.fill(0, 0, paper.page().width, height, { color: accent });
  const logo_height = logoHeight(context);
  if (context.view.logo !== null)
    paper.fill(left - 6, BAND_TOP - 6, 170 + 6, logo_height + 12, { color: white, radius: 8 });
  drawLogo(context, left, BAND_TOP, 164);
  drawRows(context, name, white, box, BAND_TOP);
  drawLookup(context, BAND_TOP, white);
  return height + 8;
}

/** The QR code with what it is for under it; returns where it ends. */
function drawLookup(context: PrintContext, top: number, color = SOFT_INK): number {
  const { paper, view, right, aside } = context;
  if (view.qr_code === null) return top;
  const x = right - QR_SIDE;
  paper.fill(x - 5, top - 5, QR_SIDE + 10, QR_SIDE + 10, { color: '#ffffff', radius: 4 });
  drawQr(paper, view.qr_code, [x, top], QR_SIDE);
  const box = { x: right - 108, width: 108, line_height: 13, align: 'right' } as const;
  let y = top + QR_SIDE + 6;
  for (const run of context.word('scan', aside('', 10, color)))
    y += paper.text([{ ...run, text: run.text.trim() }], { ...box, y });
  if (view.lookup !== null)
    y += paper.text([paper.fitted(context.strong(view.lookup.code, 10, color), box.width)], { ...box, y });
  return y;
}
