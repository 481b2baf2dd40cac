import { isMissing, keyOf } from '#domain/reconciliation/compare.ts';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import {
  ProviderUnavailable,
  type Provider,
  type ReceivedDocument,
} from '#server/gateways/provider/provider.ts';
import type { AnswerDeps } from '#server/modules/documents/index.ts';
import { lineOf } from '#server/modules/provider-connection/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { OpenDay } from './days.ts';
import type { SentOverLine } from './sent-invoices.ts';

/** Documents on a page of the list. */
const PAGE = 500;
/** More than any company issues in a day. */
const MAX_LISTED = 300_000;

/** The list of a day, whole. Throws ProviderUnavailable. */
export async function listOf(provider: Provider, tax_code: string, day: string): Promise<ReceivedDocument[]> {
  const documents: ReceivedDocument[] = [];
  let after: string | null = null;
  do {
    const page = await provider.listReceived({ tax_code, day, after, limit: PAGE });
    documents.push(...page.documents);
    after = page.next;
    // A list without an end is no list of a day, whether its pages are full or empty.
    if (after !== null && (page.documents.length === 0 || documents.length > MAX_LISTED))
      throw new ProviderUnavailable('garbled');
  } while (after !== null);
  return documents;
}

/** What is missing on a list, with the list of the day after added where anything is: what left shortly before midnight may have come in after it. */
export async function withDayAfter(
  provider: Provider,
  { tax_code, day }: OpenDay,
  sent: readonly SentOverLine[],
  received: readonly ReceivedDocument[],
): Promise<ReceivedDocument[]> {
  if (missingOn(received, sent).length === 0) return [];
  return listOf(provider, tax_code, addDays(day, 1));
}

/** `listed`: what the lists of former lines name; `unasked`: what went by a former line that gives no list. */
type Elsewhere = { listed: ReceivedDocument[]; unasked: SentOverLine[] };

/**
 * What is missing on the list of the line in force and was handed over by another one is looked for there: a provider need not know what
 * another one carried.
 */
export async function lookElsewhere(
  deps: AnswerDeps,
  tenant_id: number,
  day: OpenDay,
  missing: readonly SentOverLine[],
): Promise<Elsewhere> {
  const found: Elsewhere = { listed: [], unasked: [] };
  for (const [line_id, sent] of Map.groupBy(missing, (one) => one.line_id)) {
    const { provider } = await inTenant(deps.db, tenant_id, (tx) => lineOf(tx, tenant_id, line_id, deps));
    try {
      const received = await listOf(provider, day.tax_code, day.day);
      found.listed.push(...received, ...(await withDayAfter(provider, day, sent, received)));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      found.unasked.push(...sent);
    }
  }
  return found;
}

/** What has to be on a list and is on none of these. */
export function missingOn(
  received: readonly ReceivedDocument[],
  sent: readonly SentOverLine[],
): SentOverLine[] {
  const keys = new Set(received.map(keyOf));
  return sent.filter((one) => isMissing(one, keys));
}
