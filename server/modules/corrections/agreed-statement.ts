import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { othersOf } from './several.ts';

type Agreement = Pick<
  components['schemas']['ReplacementInput'],
  'agreement_no' | 'agreement_on' | 'statement_id'
>;

/**
 * The agreement before a correcting invoice: number and day of the statement that both sides have signed, or else what is stated of an
 * agreement on paper. Failures: 422 statement_not_agreed for one that is not signed by both, or of another invoice or way; 409
 * statement_used for one that another correcting invoice has.
 */
export async function agreedBefore<Stated extends Agreement>(
  tx: Tx,
  target_id: number | null,
  method: CorrectionMethod,
  stated: Stated,
): Promise<Stated> {
  const { statement_id } = stated;
  if (statement_id === undefined || statement_id === null) return stated;
  const statement = await tx
    .selectFrom('statements')
    .select(['label', 'made_on', 'invoice_id', 'nature', 'state', 'listed'])
    .where('id', '=', statement_id)
    .executeTakeFirst();
  const about = [statement?.invoice_id, ...othersOf(statement?.listed).map(({ invoice_id }) => invoice_id)];
  if (statement?.state !== 'signed' || !about.some((id) => id === target_id) || statement.nature !== method)
    throw failure(
      422,
      'statement_not_agreed',
      'Biên bản đã chọn chưa được hai bên ký, hoặc không phải của hóa đơn và cách xử lý này. Hãy chọn biên bản khác.',
      ['statement_id'],
    );
  const used = await tx
    .selectFrom('invoice_corrections')
    .select('invoice_id')
    .where('statement_id', '=', statement_id)
    .executeTakeFirst();
  if (used !== undefined)
    throw failure(
      409,
      'statement_used',
      `Biên bản ${statement.label} đã dùng cho một hóa đơn khác. Mở hóa đơn đó, hoặc lập biên bản mới.`,
    );
  return { ...stated, agreement_no: statement.label, agreement_on: statement.made_on };
}
