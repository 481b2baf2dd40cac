import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { designColumns } from '#domain/print/columns.ts';
import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import { drawQr } from '../graphics.ts';
import type { InvoicePrint, PrintSignature } from '../invoice-print.ts';
import { lineCells } from '../line-table.ts';
import { dateText, invoiceNumberText, isZeroText, timeText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import { feeSums, linesSum, rateSentences, reductionSums } from '../totals-text.ts';
import type { Run } from '../text-lines.ts';
import { conversionRows, subtitleOf } from './conversion.ts';
import { markSentence } from './marks.ts';
import { printContext, type PrintContext } from './print-context.ts';
import { sheetOf } from './sheets.ts';
import { signers } from './signatures.ts';
import type { Block } from './totals.ts';
import { labelOf, partyRows, paymentRows } from './parties.ts';
import type { WordKey } from './words.table.ts';

const MARGIN = 14;
const QR_SIDE = 104;
/** A PDF page is no longer than 200 inches: a roll that would be is cut into pages. */
const MAX_LENGTH = 18_000;

/** Draws an invoice as one strip of 80 mm, as long as it takes. */
export function printOnRoll(paper: Paper, view: InvoicePrint): void {
  const sheet = sheetOf(view.design, 0.86);
  const width = sheet.width / sheet.zoom;
  const context = {
    ...printContext(paper, view),
    left: MARGIN,
    right: width - MARGIN,
    width: width - 2 * MARGIN,
  };
  const strips = cut(blocksOf(context), MAX_LENGTH / sheet.zoom - 2 * MARGIN);
  const longest = Math.max(...strips.map(lengthOf)) + 2 * MARGIN;
  paper.begin({ ...sheet, height: longest * sheet.zoom });
  strips.forEach((blocks, index) => {
    if (index > 0) paper.add_page();
    let top = MARGIN;
    for (const block of blocks) {
      block.draw(top);
      top += block.height;
    }
  });
}

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** Into strips of about one length, none over the longest: pages of one PDF are alike, and paper would run on where one ends early. */
function cut(blocks: readonly Block[], longest: number): Block[][] {
  const tallest = Math.max(...blocks.map(({ height }) => height));
  const whole = lengthOf(blocks);
  const even = whole / Math.ceil(whole / Math.max(1, longest - tallest)) + tallest;
  const strips: Block[][] = [[]];
  for (const block of blocks) {
    const strip = strips.at(-1) ?? [];
    if (strip.length > 0 && lengthOf(strip) + block.height > even) strips.push([block]);
    else strip.push(block);
  }
  return strips;
}

type Align = 'left' | 'center' | 'right';

function words(
  { paper, left, width }: PrintContext,
  runs: Run[],
  align: Align = 'left',
  line_height = 17,
): Block {
  return {
    height: paper.height(runs, width, line_height),
    draw: (top) => void paper.text(runs, { x: left, y: top, width, line_height, align }),
  };
}

/** Words on the left, an amount on the right of the same line. */
function amountLine({ paper, left, width }: PrintContext, named: Run[], amount: Run): Block {
  const room = width - paper.width(amount) - 10;
  return {
    height: paper.height(named, room, 17) + 1,
    draw: (top) => {
      paper.text(named, { x: left, y: top, width: room, line_height: 17 });
      paper.text([amount], { x: left, y: top, width, line_height: 17, align: 'right' });
    },
  };
}

function rule({ paper, left, right, rule: color }: PrintContext): Block {
  return {
    height: 11,
    draw: (top) => paper.line([left, top + 5], [right, top + 5], { color, width: 1, dash: 2 }),
  };
}

function blocksOf(context: PrintContext): Block[] {
  return [
    ...head(context),
    rule(context),
    ...buyer(context),
    rule(context),
    ...goods(context),
    rule(context),
    ...totals(context),
    rule(context),
    ...foot(context),
    ...conversion(context),
  ];
}

function head(context: PrintContext): Block[] {
  const { view, design, paper, left, width, strong, text, aside } = context;
  const { seller } = view;
  const centred = (runs: Run[], line_height?: number): Block => words(context, runs, 'center', line_height);
  const { logo } = view;
  const picture: Block[] =
    logo === null
      ? []
      : [
          {
            height: 66,
            draw: (top) => paper.image(logo, { x: left, y: top, width, height: 58, align: 'center' }),
          },
        ];
  const account = [seller.bank_account, seller.bank_name].filter((part) => part !== null).join(' – ');
  const mark = markSentence(view.mark);
  const subtitle = subtitleOf(view);
  const translated = design.language === 'vi_en' ? [aside(` (${subtitle.en})`, 9)] : [];
  return [
    ...(mark === null ? [] : [centred([strong(mark, 12)])]),
    ...picture,
    centred([strong(seller.name, 14)], 19),
    centred([...context.label('tax_code'), strong(seller.tax_code)]),
    centred([text(seller.address, 12)]),
    ...(seller.location === null ? [] : [centred([...context.label('location'), text(seller.location, 12)])]),
    ...(seller.phone_number === null
      ? []
      : [centred([...context.label('phone_number'), text(seller.phone_number)])]),
    ...(account === '' ? [] : [centred([text(account, 12)])]),
    ...design.seller_lines.map((line) => centred([text(`${line.label}: ${line.text}`, 12)])),
    rule(context),
    centred([strong(view.title.toLocaleUpperCase('vi'), 16)], 22),
    centred([subtitle.is_mark ? strong(subtitle.vi, 11) : aside(subtitle.vi, 10.5), ...translated]),
    centred([
      ...[...context.label('symbol'), strong(view.form_no + view.symbol), text('  ')],
      ...[...context.label('number'), strong(invoiceNumberText(view.number))],
    ]),
    centred([...context.label('issued_on'), strong(dateText(view.issued_on))]),
    ...(view.corrects === null ? [] : [centred([text(view.corrects, 12)])]),
    ...(view.tax_authority_code === null
      ? []
      : [
          centred([
            ...context.label('authority_code', text('', 11.5)),
            strong(view.tax_authority_code, 11.5),
          ]),
        ]),
  ];
}

function buyer(context: PrintContext): Block[] {
  const { view, text } = context;
  const payment = paymentRows(context).filter(({ key }) => key !== 'currency' || view.currency !== 'VND');
  return [...partyRows(context), ...payment].map((row) =>
    words(context, [...labelOf(context, row, text('', 12)), text(row.value, 12)]),
  );
}

/** Each line on two: its name, then quantity by price and what it comes to. */
function goods(context: PrintContext): Block[] {
  const { view, text, strong, aside } = context;
  const taxed = view.method_of_tax_calculation === 'VAT';
  // The fields of the seller's own have no columns here: they are said behind the name, unless the design hides them.
  const hidden = designColumns(view.design).flatMap(({ field, shown }): [string, 'hidden'][] =>
    field === null || shown ? [] : [[field, 'hidden']],
  );
  return lineCells(view, new Map(hidden)).flatMap((line) => {
    const remark = line.remark === null ? [] : [aside(` – ${line.remark}`)];
    const named = words(context, [text(`${line.position}. ${line.name}`, 12.5), ...remark]);
    if (line.amount === '' && line.quantity === '') return [named];
    const how = [
      line.quantity === '' ? '' : `${line.quantity} ${line.unit} × ${line.unit_price}`,
      line.discount === '' ? '' : `CK ${line.discount}`,
      taxed && line.vat_rate !== '' ? `thuế ${line.vat_rate}` : '',
    ];
    const detail = aside(how.filter((part) => part !== '').join(' · '), 11.5);
    return [named, amountLine(context, [detail], strong(line.amount, 12.5))];
  });
}

function totals(context: PrintContext): Block[] {
  const { view, text, strong, number, theme } = context;
  const row = (name: string, amount: string): Block =>
    amountLine(context, [text(name, 12)], text(number(amount), 12.5));
  const rows: Block[] = [];
  if (!isZeroText(view.total_discount)) rows.push(row('Chiết khấu thương mại đã trừ', view.total_discount));
  for (const [name, amount] of reductionSums(view)) rows.push(row(name, amount));
  if (view.method_of_tax_calculation === 'VAT') {
    rows.push(
      amountLine(
        context,
        context.word('total_before_vat', text('', 12)),
        text(number(view.total_before_vat), 12.5),
      ),
    );
    for (const group of rateSentences(view))
      rows.push(
        group.untaxed === null
          ? row(`Thuế GTGT ${group.rate} (trên ${number(group.amount)})`, group.vat_amount)
          : row(group.untaxed, group.amount),
      );
    rows.push(
      amountLine(context, context.word('total_vat', text('', 12)), text(number(view.total_vat), 12.5)),
    );
  }
  for (const [name, amount] of feeSums(view)) rows.push(row(name, amount));
  if (view.other_deduction !== null && !isZeroText(view.other_deduction)) {
    const words_of = context.word('other_deduction', text('', 12));
    rows.push(amountLine(context, words_of, text(number(`-${view.other_deduction}`), 12.5)));
  }
  const unit = view.currency === 'VND' ? 'đ' : view.currency;
  if (movesGoods(view)) {
    const sum = strong(`${number(linesSum(view.lines))} ${unit}`, 13);
    return [amountLine(context, context.word('goods_sum', text('', 12)), sum)];
  }
  const in_words: Run = { ...text(`${view.total_in_words}.`, 12), face: theme.faces.strong_aside };
  return [
    ...rows,
    amountLine(context, context.word('total', strong('', 13)), strong(`${number(view.total)} ${unit}`, 15)),
    words(context, [...context.label('total_in_words', text('', 12)), in_words]),
  ];
}

function foot(context: PrintContext): Block[] {
  const { view, design, paper, left, width, text, strong, aside } = context;
  const signed = (by: WordKey, signature: PrintSignature | null): Block[] =>
    signature === null
      ? []
      : [
          words(context, [
            ...context.label(by, strong('', 12)),
            text(`Đã ký số. Ký bởi: ${signature.signed_by}`, 12),
          ]),
          words(context, [text(`Ký ngày: ${timeText(signature.signed_on)}`, 12)]),
        ];
  const { qr_code, lookup } = view;
  const code: Block[] =
    qr_code === null
      ? []
      : [
          {
            height: QR_SIDE + 12,
            draw: (top) => drawQr(paper, qr_code, [left + (width - QR_SIDE) / 2, top + 8], QR_SIDE),
          },
          words(context, context.word('scan', aside('', 11)), 'center'),
        ];
  const where: Block[] =
    lookup === null
      ? []
      : [
          words(
            context,
            [aside(`Tra cứu tại ${lookup.site} — Mã tra cứu: `), strong(lookup.code, 12)],
            'center',
          ),
        ];
  const sentence = legalSentence('print_footer', view.issued_on);
  return [
    ...signed(signers(context)[0], view.seller_signature),
    ...signed('authority_signature', view.authority_signature),
    ...code,
    ...where,
    ...(design.foot_note === null ? [] : [words(context, [text(design.foot_note, 12)], 'center')]),
    ...(sentence === null ? [] : [words(context, [aside(sentence, 10.5)], 'center', 14)]),
  ];
}

/** Who converted it signs under what the paper says of that. */
function conversion(context: PrintContext): Block[] {
  const { view, strong, aside } = context;
  if (view.conversion === null) return [];
  const signed = words(context, context.word('converted_by', strong('', 12)), 'center');
  const how = words(context, context.word('written_signature', aside('', 11)), 'center');
  return [
    rule(context),
    ...conversionRows(context, view.conversion).map((row) => words(context, row)),
    { height: 8, draw: () => undefined },
    signed,
    { ...how, height: how.height + 60 },
  ];
}
