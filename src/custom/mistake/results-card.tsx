import { Glyph } from '#src/ui/display/glyph.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { mistakeTitles } from '#src/wording/record-lists.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { IssuedInvoice } from './issued-invoice.tsx';
import type { InvoiceMistake } from './mistake-fields.ts';

const words = mistakeWords.lines;

/** The invoices of the notice with their reasons, and what the tax authority has said of each. */
export function ResultsCard({ notice }: { notice: InvoiceMistake }) {
  const { invoices, results, refused_count } = notice;
  const note =
    results.length === 0
      ? words.count(invoices.length)
      : `${results.length} = ${mistakeTitles.results(results.length - refused_count, refused_count)}`;
  return (
    <Card flush order={3} title={words.title} note={note}>
      <ol className="mistake__lines mistake__lines--read">
        {invoices.map((line, at) => {
          const result = results.find(({ position }) => position === at + 1);
          const isRefused = result?.received === false;
          return (
            <li
              key={`${line.symbol} ${line.number}`}
              className={isRefused ? 'mistake__line mistake__line--refused' : 'mistake__line'}
            >
              <span className="mistake__place k-number">{at + 1}</span>
              <div className="mistake__invoice">
                <IssuedInvoice line={line} />
              </div>
              <div className="mistake__reason">
                <span>{line.reason}</span>
                {isRefused &&
                  result.reasons.map(({ code, message }) => (
                    <p key={code} className="mistake__problem">
                      {message}
                      <code>{words.answer(at + 1, code)}</code>
                    </p>
                  ))}
              </div>
              {result !== undefined && (
                <span className="mistake__result">
                  <Glyph tone={result.received ? 'success' : 'critical'} size={16} />
                  {result.received ? words.received : words.refused}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
