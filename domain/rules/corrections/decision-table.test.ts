import { describe, expect, test } from 'vitest';
import { rowsOn } from '../dated.ts';
import { remediesFor } from './remedies.ts';
import { MATTERS, type RemedyAction } from './remedies.table.ts';
import type { WrongInvoice } from './wrong-invoice.ts';

/**
 * Every combination of what is the matter x kind of invoice x state x day x buyer x how it was sold and reported x what was corrected
 * before, judged once more by the sentences of TT 91/2026 Điều 10 as they are read, without the tables' own machinery. Who found the
 * error is no part of it: what the authority finds (302) is treated as what the seller finds (Điều 10.3).
 */
const SYMBOLS = ['C26TAA', 'K26TAA', 'C26MAA', 'K26MAA', 'C26LAA', '01AA/25P'];
const DAYS = ['2025-07-01', '2026-06-30', '2026-07-01', '2026-11-20', '2027-03-01'];
const BUYERS = ['organisation', 'individual', 'anonymous'] as const;
const EARLIER = [null, 'adjust', 'replace'] as const;
const YES_OR_NO = [false, true];
/** By itself or in a table; without form, symbol and number; both as they are in most invoices. */
const REPORTED = [
  { reported_by: 'invoice', numbered: true },
  { reported_by: 'invoice', numbered: false },
  { reported_by: 'summary_table', numbered: true },
] as const;

function combinations(): WrongInvoice[] {
  return DAYS.flatMap((corrected_on) =>
    rowsOn(MATTERS, corrected_on).flatMap(({ matter }) =>
      SYMBOLS.flatMap((symbol) =>
        BUYERS.flatMap((buyer) =>
          EARLIER.flatMap((corrected_before) =>
            YES_OR_NO.flatMap((accepted) =>
              YES_OR_NO.flatMap((replaced) =>
                YES_OR_NO.flatMap((titled_goods) =>
                  YES_OR_NO.flatMap((platform_sale) =>
                    REPORTED.map((reported) => ({
                      ...{ corrected_on, matter, symbol, buyer, corrected_before, accepted, replaced },
                      ...{ titled_goods, platform_sale, paper_decree: symbol.includes('/'), ...reported },
                    })),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** What the articles say, read once more. */
function lawful(one: WrongInvoice): RemedyAction[] {
  if (!one.accepted) return ['edit_and_resend'];
  if (one.reported_by === 'summary_table' && one.matter === 'minor_content')
    return ['correct_in_later_table'];
  if (one.replaced) return [];
  if (one.matter === 'minor_content') return ['notify'];
  if (one.matter === 'titled_goods_returned') return ['buyer_invoices', 'replace'];
  if (one.matter === 'goods_returned') return ['adjust', 'buyer_invoices'];
  if (one.matter === 'volume_discount') return ['deduct_on_next', 'adjust'];
  if (one.matter !== 'main_content') return ['adjust'];
  const is_new_law = one.corrected_on >= '2026-07-01';
  const replace_only =
    is_new_law &&
    (one.symbol.charAt(3) === 'M' || one.titled_goods === true) &&
    one.corrected_before !== 'adjust';
  const ways: ('adjust' | 'replace')[] = ['adjust', 'replace'];
  return ways.filter(
    (way) =>
      (one.corrected_before == null || one.corrected_before === way) &&
      !(way === 'adjust' && replace_only) &&
      !(way === 'replace' && one.numbered === false) &&
      !(way === 'adjust' && is_new_law && one.paper_decree === true),
  );
}

const ALL = combinations();

describe(`${ALL.length} combinations of the dated rules`, () => {
  test('offer exactly the lawful remedies', () => {
    const wrong = ALL.filter((one) => {
      const offered = remediesFor(one).remedies.map(({ action }) => action);
      return JSON.stringify(offered) !== JSON.stringify(lawful(one));
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('ask for a written agreement of organisations alone, not for sales on platforms, and of older invoices always', () => {
    const correcting = ALL.filter((one) => one.accepted && one.matter === 'main_content');
    const wrong = correcting.filter((one) =>
      remediesFor(one).remedies.some(({ agreement }) => {
        const exempt = one.platform_sale === true || one.reported_by === 'summary_table';
        const written = one.paper_decree === true || (one.buyer === 'organisation' && !exempt);
        return (agreement.need === 'written') !== written;
      }),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('say why where one of both methods is closed to a wrong invoice', () => {
    const silent = ALL.filter(
      (one) => one.accepted && one.matter === 'main_content' && one.replaced !== true,
    ).filter((one) => {
      const { remedies, barred } = remediesFor(one);
      const open = remedies.map(({ action }) => action);
      return (['adjust', 'replace'] as const).some(
        (way) => !open.includes(way) && !barred.some(({ forbids, words }) => forbids.includes(way) && words),
      );
    });
    expect(silent.slice(0, 3)).toEqual([]);
  });
});
