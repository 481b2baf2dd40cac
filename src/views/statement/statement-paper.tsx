import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { StatementContent } from '#domain/statements/content.ts';
import { PAPER_WORDS, statementPaper } from '#domain/statements/paper.ts';
import './statement-paper.css';

/** What stands in the place of a signature: by whom, and when (as it is shown). */
type PaperStamp = { by: string; on: string; confirmed?: boolean };

type StatementPaperProps = {
  content: StatementContent;
  numberStyle: NumberStyle;
  seller: PaperStamp | null;
  buyer: PaperStamp | null;
  /** Said to the buyer where their signature goes; to others it is not signed yet. */
  buyerPlace?: string;
};

/** The statement as both sides see it. It is Vietnamese in whatever language the page around it is. */
export function StatementPaper({ content, numberStyle, seller, buyer, buyerPlace }: StatementPaperProps) {
  const paper = statementPaper(content, numberStyle);
  return (
    <article className="paper paper--amounts" lang="vi">
      <header>
        <p>{PAPER_WORDS.country}</p>
        <p className="paper__motto">{PAPER_WORDS.motto}</p>
        <h2>{paper.title}</h2>
        <p className="paper__made">{paper.made}</p>
      </header>
      <div className="paper__sides">
        <Side title={PAPER_WORDS.seller} lines={paper.seller} />
        <Side title={PAPER_WORDS.buyer} lines={paper.buyer} />
      </div>
      {paper.basis !== null && <p>{paper.basis}</p>}
      <p>{paper.agrees}</p>
      <p className="paper__reason">{paper.reason || '…'}</p>
      {paper.rows.length > 0 && (
        <div className="paper__scroll">
          <table>
            <thead>
              <tr>
                {PAPER_WORDS.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {paper.rows.map(({ what, before, after, difference, total }, at) => (
                <tr key={at} className={total ? 'paper__total' : undefined}>
                  <td>{what}</td>
                  <td>{before}</td>
                  <td>{after}</td>
                  <td>{difference}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>{paper.closing}</p>
      <footer className="paper__signs">
        <Sign title={PAPER_WORDS.seller_signs} stamp={seller} />
        <Sign title={PAPER_WORDS.buyer_signs} stamp={buyer} place={buyerPlace} />
      </footer>
    </article>
  );
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <b>{title}</b>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}

type SignProps = { title: string; stamp: PaperStamp | null; place?: string | undefined };

function Sign({ title, stamp, place = PAPER_WORDS.unsigned }: SignProps) {
  return (
    <div>
      <b>{title}</b>
      {stamp === null ? (
        <p className="paper__empty">{place}</p>
      ) : (
        <p className="paper__stamp">
          <b>{stamp.confirmed ? PAPER_WORDS.confirmed : PAPER_WORDS.signed}</b>
          <span>{stamp.by}</span>
          <span>{stamp.on}</span>
        </p>
      )}
    </div>
  );
}
