import { useMemo, useRef, useState } from 'react';
import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { decimalText, parseDecimal } from '#domain/money/decimal.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { readValue } from '#src/ui/field/number/number-entry.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { assess, seriesOf, type Surroundings, type Template } from '../editor/draft/draft-content.ts';
import { inputOf, type Draft } from '../editor/draft/draft.ts';
import { unreadProblems } from '../editor/number-limits.ts';
import { problemsOf } from '../editor/problem-places.ts';
import { useAmountSettings } from '#src/views/use-amount-settings.ts';
import { useDefaultTemplate, useTemplates } from '../editor/use-templates.ts';
import { CASH, changeOf, invoiced } from './cart.ts';
import { NotSold } from './offline/sell-from-lease.ts';
import type { TillDeviceState } from './offline/use-till-device.ts';
import { keepTill, readTill, type Till } from './kept-till.ts';
import { completeSale } from './complete-sale.ts';
import { isBegun, newSale, type Sale } from './sale.ts';
import { failureOf, unknownFailure, type Failure } from './till-failure.ts';

/** A series that was chosen last year gives way to the one that is offered. */
const isOfYear = ({ symbol }: Template, day: string): boolean =>
  parseSymbol(symbol)?.year === Number(day.slice(0, 4));

/** The till: the sale under way with what it comes to, those put aside, and completing it once however often it is pressed. */
export function useTill(device: TillDeviceState) {
  const { tenant, account } = useSignedIn();
  const owner = useMemo(() => ({ tenant: tenant.id, user: account.id }), [tenant.id, account.id]);
  const [till, setTill] = useState<Till>(() => readTill(window.localStorage, owner, today()));
  const [is_selling, setSelling] = useState(false);
  const [is_sold, setSold] = useState(false);
  // A sale that was on its way when the page was lost is asked after.
  const [failure, setFailure] = useState<Failure | null>(() => (till.sale.is_sent ? unknownFailure() : null));
  const busy = useRef(false);
  const current = useRef(till);

  const put = (change: (before: Till) => Till) => {
    current.current = change(current.current);
    keepTill(window.localStorage, owner, current.current);
    setTill(current.current);
  };
  const putSale = (change: Partial<Sale>) =>
    put((before) => ({ ...before, sale: { ...before.sale, ...change } }));

  const { digits, settings, isPending } = useAmountSettings(null);
  const { templates, isPending: is_reading, failed } = useTemplates(till.template_id, 'register');
  const offered = useDefaultTemplate(templates);
  const day = today();
  const own = device.device;
  const template =
    own === null
      ? (templates.find((one) => one.id === till.template_id && isOfYear(one, day)) ?? offered)
      : (templates.find(({ form_no, symbol }) => form_no === own.form_no && symbol === own.symbol) ?? null);
  const { sale } = till;
  const surroundings: Surroundings = useMemo(
    () => ({ tenant, template, number: null, related: null, digits, settings }),
    [tenant, template, digits, settings],
  );
  const draft = useMemo(() => invoiced(sale.cart, day), [sale.cart, day]);
  const { amounts, refusals } = useMemo(() => assess(draft, surroundings, day), [draft, surroundings, day]);
  const is_cash = sale.cart.payment_method === CASH;
  const total = decimalText(parseDecimal(amounts.total));
  const change = is_cash ? changeOf(total, readValue(sale.given)) : null;
  const is_locked = is_selling || sale.is_sent;

  /** The cart becomes another one; not while it is on its way. What was sold before gives way to the new sale. */
  const edit = (next: (cart: Draft) => Draft) => {
    if (busy.current || current.current.sale.is_sent) return;
    setSold(false);
    setFailure(null);
    put((before) => {
      const cart = next(before.sale.cart);
      // What one buyer gave is not left for the next.
      const given = cart.lines.length === 0 ? '' : before.sale.given;
      return { ...before, sale: { ...before.sale, cart, given } };
    });
  };

  /** What keeps this sale from being completed, in words; empty where nothing does. */
  const problems = (): string[] => {
    if (sale.cart.lines.length === 0) return [words.nothingIn];
    const open = [...unreadProblems(draft), ...problemsOf(refusals, draft)];
    const money = is_cash && change === null ? [words.tooLittle] : [];
    return [...new Set([...open.map(({ message }) => message), ...money])];
  };

  const complete = async (acknowledged: readonly string[] = []) => {
    if (busy.current || template === null) return;
    const open = sale.is_sent ? [] : problems();
    if (open.length > 0) {
      setFailure({ messages: open, is_unknown: false, confirmable: [] });
      return;
    }
    busy.current = true;
    setSelling(true);
    setFailure(null);
    try {
      const input = {
        ...inputOf(draft),
        template_id: template.id,
        // What was seen is sold, even when the company's setting changes in between.
        price_includes_tax: isPending ? null : settings.price_includes_tax,
      };
      const last = await completeSale({
        ...{ device, template, tenant, input, amounts, total, change, acknowledged },
        ...{ now: () => current.current.sale, keep: putSale },
      });
      put((before) => ({ ...before, sale: newSale(today()), last }));
      setSold(true);
    } catch (error) {
      if (error instanceof NotSold) putSale({ is_sent: false, asked: null });
      setFailure(failureOf(error, current.current.sale.is_sent));
    } finally {
      busy.current = false;
      setSelling(false);
    }
  };

  /** The sale is put aside, or another one taken back in its place. */
  const hold = (taken: number | null) => {
    if (is_locked) return;
    setSold(false);
    setFailure(null);
    put((before) => {
      const rest = before.held.filter((_one, at) => at !== taken);
      const back = taken === null ? newSale(today()) : (before.held[taken] ?? newSale(today()));
      return { ...before, sale: back, held: isBegun(before.sale) ? [...rest, before.sale] : rest };
    });
  };

  return {
    ...till,
    template,
    templates,
    is_reading,
    failed,
    draft,
    amounts,
    total,
    is_cash,
    price_includes_tax: bearsVat(seriesOf(template)) && settings.price_includes_tax,
    change,
    is_locked,
    is_selling,
    is_sold,
    failure,
    edit,
    give: (given: string) => {
      if (!is_locked && sale.cart.lines.length > 0) putSale({ given });
    },
    chooseSeries: (template_id: number) => put((before) => ({ ...before, template_id })),
    complete,
    hold,
    next: () => setSold(false),
  };
}

export type TillState = ReturnType<typeof useTill>;
