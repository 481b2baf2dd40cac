import type { ExplainedStep } from '#domain/money/explain-invoice.ts';
import { label } from '#src/language/language.ts';
import { Tag } from '#src/ui/display/badge.tsx';
import { explanationWords } from '#src/wording/money.ts';
import { formulaOf } from './step-formula.ts';

/** The roundings of one line, rate or invoice: what came out, from what, and by which rule. */
export function StepList({ steps }: { steps: readonly ExplainedStep[] }) {
  return (
    <ol className="explanation__steps">
      {steps.map((step, at) => (
        // The order is all that tells two roundings of one amount apart.
        <Step key={at} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: ExplainedStep }) {
  const { name, changed, digits, sentence } = step;
  return (
    <li className={`explanation__step${changed ? ' explanation__step--changed' : ''}`}>
      <div className="explanation__name">
        {explanationWords.amounts[name.amount]}
        {changed && <Tag>{explanationWords.changed}</Tag>}
      </div>
      <Formula step={step} />
      <p className="explanation__rule">
        {label(sentence)}
        {changed && ` ${explanationWords.digits(digits)}`}
      </p>
    </li>
  );
}

function Formula({ step }: { step: ExplainedStep }) {
  const { terms, exact, result } = formulaOf(step);
  const before = [terms, exact].filter((part) => part !== null).join(' = ');
  return (
    <p className="explanation__formula">
      {before}
      {exact !== null ? (
        <>
          <span aria-hidden> → </span>
          <span className="k-visually-hidden"> {explanationWords.becomes} </span>
        </>
      ) : (
        terms !== null && ' = '
      )}
      <b>{result}</b>
    </p>
  );
}
