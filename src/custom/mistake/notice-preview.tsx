import type { MistakeNotice } from '#domain/mistakes/content.ts';
import { NOTICE_PAPER_WORDS as paperWords, noticePaper } from '#domain/mistakes/notice-paper.ts';
import { checkMistakeNotice } from '#domain/mistakes/readiness.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { ReadyList, type ReadyLine } from '#src/ui/display/ready-list.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { goToField } from '#src/views/form/place-errors.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InvoiceMistake, InvoiceMistakeInput } from './mistake-fields.ts';
import '#src/views/statement/statement-paper.css';

const words = mistakeWords.preview;

/** Rows of the paper that are drawn while it is typed: the PDF has all. */
const SHOWN_ROWS = 30;
const SHOWN_PROBLEMS = 6;

/** What is typed as the notice on its form, and what still prevents its sending. */
export function NoticePreview({ notice }: { notice: InvoiceMistake | null }) {
  const { control } = useFormContext<InvoiceMistakeInput>();
  const typed = useWatch({ control }) as InvoiceMistakeInput;
  const { tenant } = useSignedIn();
  const content: MistakeNotice = {
    review:
      typed.origin === 'own' ? null : { notice_no: typed.review_no ?? '', noticed_on: typed.review_on ?? '' },
    tax_authority: {
      code: tenant.tax_authority_code ?? '',
      name: tenant.tax_authority_name ?? notice?.tax_authority_name ?? '',
    },
    taxpayer: { name: tenant.name, tax_code: tenant.tax_code },
    place: tenant.tax_city_name ?? notice?.place ?? '',
    noticed_on: today(),
    invoices: typed.invoices.map((one) => ({
      ...one,
      form_no: one.form_no ?? '',
      symbol: one.symbol ?? '',
      number: one.number ?? '',
      issued_on: one.issued_on ?? '',
      reason: one.reason ?? '',
    })),
  };
  return (
    <aside className="mistake__aside">
      <Ready content={content} />
      <h2 className="k-visually-hidden">{words.title}</h2>
      <Paper content={content} />
    </aside>
  );
}

function Ready({ content }: { content: MistakeNotice }) {
  // The office may be known from the declaration alone, which only the server reads: it judges that when the notice is sent.
  const problems = checkMistakeNotice(content).filter(({ code }) => code !== 'mistake_office_missing');
  const hidden = problems.length - SHOWN_PROBLEMS;
  const lines = problems.slice(0, SHOWN_PROBLEMS).map((problem): ReadyLine => {
    const { code, field } = problem;
    return {
      key: `${code} ${field}`,
      state: 'todo',
      text: refusalSentence(problem),
      ...(field !== null && { go: { label: words.goTo, onClick: () => goToField(field) } }),
    };
  });
  const all = words.complete(formatCount(content.invoices.length));
  return (
    <Card title={words.ready}>
      <ReadyList
        lines={lines.length > 0 ? lines : [{ key: 'all', state: 'done', text: all }]}
        more={hidden > 0 ? words.more(hidden) : null}
      />
    </Card>
  );
}

/** The form is Vietnamese in whatever language the page is. */
function Paper({ content }: { content: MistakeNotice }) {
  const { title, opening, entries, boxes, rows, notes, made } = noticePaper(content);
  const rest = rows.length - SHOWN_ROWS;
  return (
    <article className="paper mistake__paper" lang="vi">
      <p className="mistake__form">{paperWords.form}</p>
      <header>
        <p>{paperWords.country}</p>
        <p className="paper__motto">{paperWords.motto}</p>
        <h3>{title}</h3>
        <Entry {...entries.office} />
      </header>
      <Entry {...entries.taxpayer} />
      <Entry {...entries.tax_code} />
      {boxes.map(({ label, ticked }) => (
        <p key={label}>
          {ticked ? '☒' : '☐'} {label}
        </p>
      ))}
      <p>{opening}</p>
      <div className="paper__scroll">
        <table>
          <thead>
            <tr>
              {paperWords.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, at) => (
                  <td key={paperWords.columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && <p className="mistake__rest">{words.rest(formatCount(rest))}</p>}
      {notes.map((note) => (
        <p key={note} className="mistake__rest">
          {note}
        </p>
      ))}
      <footer className="mistake__signer">
        <i>{made}</i>
        <b>{paperWords.signer}</b>
        <span>{paperWords.unsigned}</span>
      </footer>
    </article>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <p>
      {label}: <b>{value}</b>
    </p>
  );
}
