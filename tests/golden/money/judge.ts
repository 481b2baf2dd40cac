import type { DrawnInvoice } from './drawn-invoice.ts';
import { handOut } from './hand-out.ts';
import type { Piece } from './judge-pieces.ts';
import { isInclusive, PERCENT, piecesOf, placesOf } from './judge-pieces.ts';
import { judgedWords } from './judge-words.ts';
import type { Rational } from './rational.ts';
import { dividedBy, fromText, nearest, NONE, opposite, plus, times, toText, UNIT } from './rational.ts';

/** What an invoice must come to, worked out with fractions and without a line of the product's own code. */
export type Judgement = {
  lines: (string | null)[][];
  rates: [rate: string, amount: string, vat: string][];
  before: string;
  discount: string;
  line_discount: string;
  shares: [rate: string | null, amount: string][];
  reductions: [percent: string, amount: string, reduction: string][];
  vat: string;
  total: string;
  words: string;
  dong: [before: string, vat: string, total: string];
};

export function judge(invoice: DrawnInvoice): Judgement {
  const taxed = invoice.method === 'VAT';
  const inclusive = isInclusive(invoice);
  const places = placesOf(invoice);
  const { read, line_discounts, pieces, buckets } = piecesOf(invoice);
  const of = (bucket: string | null): Piece[] => pieces.filter((piece) => piece.bucket === bucket);

  // VAT, bucket by bucket.
  const vats = buckets.map((bucket) => {
    const fraction = taxed && bucket !== null ? fractionOf(bucket) : null;
    if (fraction === null) return NONE;
    const members = of(bucket);
    const whole = plus(...members.map(({ typed }) => typed));
    if (!inclusive) {
      const digits = places('decimal_digit_vat_amount');
      for (const piece of members) piece.vat = nearest(times(piece.typed, fraction), digits);
      return invoice.tax_rounding === 'per_line'
        ? plus(...members.map(({ vat }) => vat ?? NONE))
        : nearest(times(whole, fraction), digits);
    }
    const digits = places('decimal_digit_amount_without_vat');
    const fair = members.map(({ typed }) => dividedBy(typed, plus(UNIT, fraction)));
    const nets =
      invoice.tax_rounding === 'per_line'
        ? fair.map((one) => nearest(one, digits))
        : handOut(fair, nearest(plus(...fair), digits), digits);
    for (const [place, piece] of members.entries()) {
      piece.net = nets[place] ?? NONE;
      piece.vat = plus(piece.typed, opposite(piece.net));
    }
    return plus(...members.map((piece) => piece.vat ?? NONE));
  });
  const nets = buckets.map((bucket) => plus(...of(bucket).map(({ net }) => net)));

  const share = fromText(invoice.reduction_share ?? '0');
  const reductions = buckets.flatMap(
    (bucket, place): { percent: string; amount: Rational; less: Rational }[] => {
      if (taxed || bucket === null || invoice.reduction_share === null) return [];
      const amount = nets[place] ?? NONE;
      const exact = times(amount, fromText(bucket), PERCENT, share, PERCENT);
      return [{ percent: bucket, amount, less: nearest(exact, places('decimal_digit_vat_amount')) }];
    },
  );
  const reduction = plus(...reductions.map(({ less }) => less));
  const before = plus(...nets);
  const vat = plus(...vats);
  const added = plus(...invoice.fees.map(fromText));
  const deducted = [invoice.untaxed_deduction, invoice.other_deduction].map((text) => fromText(text ?? '0'));
  const beside = plus(added, ...deducted.map(opposite));
  const total = nearest(
    plus(before, vat, opposite(reduction), beside),
    places('decimal_digit_amount_after_tax'),
  );

  // What the document says of each line.
  const lines = invoice.lines.map((line, at): (string | null)[] => {
    const piece = pieces.find((one) => one.at === at) ?? null;
    const { quantity = null, price = null, rate = null } = read[at] ?? {};
    const fraction = inclusive && line.vat_rate !== null ? fractionOf(line.vat_rate) : null;
    const net = (value: Rational | null, digits: number): Rational | null =>
      value === null || fraction === null ? value : nearest(dividedBy(value, plus(UNIT, fraction)), digits);
    const discount = net(line_discounts[at] ?? null, places('decimal_digit_discount_amount'));
    const goods = line.kind === 'goods' && piece !== null;
    const none = line.kind === 'promotion' ? NONE : null;
    return [
      quantity,
      net(price, invoice.digits.decimal_digit_unit_price),
      line.kind === 'goods' ? rate : null,
      goods ? plus(piece.net, discount ?? NONE) : none,
      goods ? discount : null,
      piece === null ? none : piece.minus ? opposite(piece.net) : piece.net,
      piece?.vat ?? null,
      piece?.vat ? plus(piece.net, piece.vat) : null,
    ].map(written);
  });
  const totalText = toText(total);
  return {
    lines,
    rates: taxed
      ? buckets.flatMap((bucket, place): Judgement['rates'] =>
          bucket === null ? [] : [[bucket, toText(nets[place] ?? NONE), toText(vats[place] ?? NONE)]],
        )
      : [],
    before: toText(before),
    discount: toText(opposite(plus(...pieces.filter(({ minus }) => minus).map(({ net }) => net)))),
    line_discount: toText(plus(...lines.map((line) => fromText(line[4] ?? '0')))),
    shares: pieces
      .filter(({ at }) => at === null)
      .map(({ bucket, net }) => [taxed ? bucket : null, toText(opposite(net))]),
    reductions: reductions.map(({ percent, amount, less }) => [percent, toText(amount), toText(less)]),
    vat: toText(vat),
    total: totalText,
    words: judgedWords(totalText, invoice.currency, invoice),
    dong: inDong(invoice.exchange_rate ?? '1', taxed ? buckets : [], {
      nets,
      vats,
      before,
      reduction,
      beside,
    }),
  };
}

function fractionOf(rate: string): Rational {
  const percent = /^(?:KHAC:)?([\d.]+)%$/.exec(rate)?.[1];
  return percent === undefined ? NONE : times(fromText(percent), PERCENT);
}

function written(value: Rational | null): string | null {
  return value === null ? null : toText(value);
}

type Totals = { nets: Rational[]; vats: Rational[]; before: Rational; reduction: Rational; beside: Rational };

function inDong(
  rate: string,
  buckets: readonly (string | null)[],
  { nets, vats, before, reduction, beside }: Totals,
): Judgement['dong'] {
  const dong = (value: Rational): Rational => nearest(times(value, fromText(rate)), 0);
  const named = buckets.flatMap((bucket, place) => (bucket === null ? [] : [nets[place] ?? NONE]));
  const rest = plus(before, opposite(plus(...named)));
  const net = plus(...named.map(dong), dong(rest));
  const vat = plus(...vats.map(dong));
  return [toText(net), toText(vat), toText(plus(net, vat, opposite(dong(reduction)), dong(beside)))];
}
