import { useMemo, useRef, useState } from 'react';
import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { decimalText, parseDecimal } from '#domain/money/decimal.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import {
  createInvoice,
  getInvoicePublication,
  publishInvoice,
  updateInvoice,
} from '#generated/client/invoices/invoices.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { readValue } from '#src/ui/field/number/number-entry.ts';
import { failureText } from '#src/views/failure-text.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { assess, seriesOf, type Surroundings, type Template } from '../editor/draft/draft-content.ts';
import { inputOf, type Draft, type InvoiceInput } from '../editor/draft/draft.ts';
import { unreadProblems } from '../editor/number-limits.ts';
import { problemsOf } from '../editor/problem-places.ts';
import { useAmountSettings } from '#src/views/use-amount-settings.ts';
import { useDefaultTemplate, useTemplates } from '../editor/use-templates.ts';
import { sellerOf } from '#domain/invoice/invoice-from-input.ts';
import { tillDeviceWords } from '#src/wording/processing/till-offline.ts';
import { CASH, changeOf, invoiced } from './cart.ts';
import { NotSold } from './offline/sell-from-lease.ts';
import type { TillDeviceState } from './offline/use-till-device.ts';
import { keepTill, readTill, type Sold, type Till } from './kept-till.ts';
import { isBegun, isRefusal, newSale, SaleRefused, sell, type Sale, type SaleCalls } from './sale.ts';

/** What may be gone on in spite of, once the cashier has read it. */
const CONFIRMABLE = ['issued_on_backwards', 'signing_late', 'letters_unprintable'] as const;

export type Failure = {
  messages: readonly string[];
  /** Whether there is an invoice is not known: asked again, the same sale goes on. */
  is_unknown: boolean;
  /** The sale can be confirmed in spite of it. */
  confirmable: readonly string[];
};

const unknown = (): Failure => ({ messages: [words.unknown], is_unknown: true, confirmable: [] });

const PAUSE_MS = 300;

/** A series that was chosen last year gives way to the one that is offered. */
const isOfYear = ({ symbol }: Template, day: string): boolean =>
  parseSymbol(symbol)?.year === Number(day.slice(0, 4));

const calls: SaleCalls = {
  create: (invoice, key) => createInvoice({ invoice }, { headers: { 'Idempotency-Key': key } }),
  update: (id, invoice, lock_version) => updateInvoice(id, { invoice: { ...invoice, lock_version } }),
  publish: (id, lock_version, acknowledged) =>
    publishInvoice(id, {
      invoice: { lock_version, acknowledged: CONFIRMABLE.filter((code) => acknowledged.includes(code)) },
    }),
  publication: (id) => getInvoicePublication(id),
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  newKey: () => crypto.randomUUID(),
};

/** The till: the sale under way with what it comes to, those put aside, and completing it once however often it is pressed. */
export function useTill(device: TillDeviceState) {
  const { tenant, account } = useSignedIn();
  const owner = useMemo(() => ({ tenant: tenant.id, user: account.id }), [tenant.id, account.id]);
  const [till, setTill] = useState<Till>(() => readTill(window.localStorage, owner, today()));
  const [is_selling, setSelling] = useState(false);
  const [is_sold, setSold] = useState(false);
  // A sale that was on its way when the page was lost is asked after.
  const [failure, setFailure] = useState<Failure | null>(() => (till.sale.is_sent ? unknown() : null));
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
    put((before) => ({ ...before, sale: { ...before.sale, cart: next(before.sale.cart) } }));
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
      const last = (await soldHere(input)) ?? (await soldThere(input, template, acknowledged));
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

  /** By the server, which gives number and code. */
  const soldThere = async (
    input: InvoiceInput,
    { form_no, symbol }: Template,
    acknowledged: readonly string[],
  ): Promise<Sold> => {
    const invoice = await sell(current.current.sale, input, calls, { keep: putSale, acknowledged });
    const { invoice_id, number, tax_authority_code } = invoice;
    const series = `${form_no}${symbol}`;
    return { is_local: false, invoice_id, number, tax_authority_code, series, total, change };
  };

  /**
   * By this browser, where it owns a series: with or without a network, so that there is one way for its sales. The key is kept before it
   * is sold, and a page that dies in between asks for the same sale again. Null where it owns none.
   */
  const soldHere = async (input: InvoiceInput): Promise<Sold | null> => {
    const { asked, is_sent, saved } = current.current.sale;
    const sale_key = is_sent && asked !== null ? asked.key : crypto.randomUUID();
    const before = is_sent && saved === null ? await device.engine.soldAs(sale_key) : undefined;
    if (before === undefined && (device.device === null || saved !== null)) return null;
    putSale({ asked: { key: sale_key, text: '' }, is_sent: true });
    const kept =
      before ??
      (await device.engine.sell({
        sale_key,
        input,
        amounts,
        total,
        change,
        seller: sellerOf(tenant, template),
      }));
    const { number, tax_authority_code, series, invoice_id } = kept;
    return {
      is_local: true,
      invoice_id,
      number,
      tax_authority_code,
      series,
      total: kept.total,
      change: kept.change,
    };
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
      if (!is_locked) putSale({ given });
    },
    chooseSeries: (template_id: number) => put((before) => ({ ...before, template_id })),
    complete,
    hold,
    next: () => setSold(false),
  };
}

export type TillState = ReturnType<typeof useTill>;

/** `is_sent`: its publication was asked for, so that an answer that did not come may have been a yes. */
function failureOf(error: unknown, is_sent: boolean): Failure {
  if (error instanceof NotSold) {
    const { problem } = error;
    const message = problem === 'not_active' ? tillDeviceWords.stopped : tillDeviceWords.problems[problem];
    return { messages: [message], is_unknown: false, confirmable: [] };
  }
  const refused = error instanceof SaleRefused || isRefusal(error);
  if (!refused)
    return is_sent ? unknown() : { messages: [failureText(error)], is_unknown: false, confirmable: [] };
  const reasons = error instanceof SaleRefused ? error.reasons : error.errors;
  const confirmable = reasons.map(({ code }) => code);
  const isConfirmable = confirmable.every((code) => CONFIRMABLE.some((one) => one === code));
  return {
    messages: reasons.length > 0 ? reasons.map(({ message }) => message) : [failureText(error)],
    is_unknown: false,
    confirmable: isConfirmable ? confirmable : [],
  };
}
