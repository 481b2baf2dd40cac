import type { components } from '#generated/types.ts';
import { INPUT_INVOICE_GRADE_TONES, INPUT_INVOICE_VERDICT_TONES } from '#generated/vocabulary.ts';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { inputInvoiceGradeLabels } from '#src/wording/labels.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Schemas = components['schemas'];
type ChecksCardProps = {
  verdict: Schemas['InputInvoiceVerdict'];
  checks: readonly Schemas['InputInvoiceCheck'][];
};

const words = collectorWords.checks;
const GRADES = ['failed', 'warning', 'passed'] as const;

/** What was looked at, the gravest first, each with what it was seen from. */
export function ChecksCard({ verdict, checks }: ChecksCardProps) {
  const count = (wanted: Schemas['InputInvoiceGrade']) =>
    checks.filter(({ grade }) => grade === wanted).length;
  const passed = formatCount(count('passed'));
  const said = {
    valid: words.valid,
    warning: words.warning(formatCount(count('warning')), passed),
    invalid: words.invalid(formatCount(count('failed')), passed),
  } satisfies Record<typeof verdict, string>;
  const sorted = GRADES.flatMap((wanted) => checks.filter(({ grade }) => grade === wanted));
  return (
    <Card flush order={1}>
      <h2 className={`collector-verdict collector-verdict--${verdict}`}>
        <Glyph tone={INPUT_INVOICE_VERDICT_TONES[verdict]} size={18} />
        {said[verdict]}
      </h2>
      <ul className="collector-checks">
        {sorted.map(({ key, grade, title, detail }) => (
          <li key={key} className={`collector-check--${grade}`}>
            <Glyph tone={INPUT_INVOICE_GRADE_TONES[grade]} size={14} />
            <div>
              <b>
                <span className="k-visually-hidden">{`${inputInvoiceGradeLabels[grade]}: `}</span>
                {serverSaid.of(title)}
              </b>
              <small>{serverSaid.of(detail)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
