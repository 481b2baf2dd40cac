import { printedForm } from '#domain/registration/printed-form.ts';
import type { FormBox, FormPart } from '#domain/registration/printed-form.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { registrationWords } from '#src/wording/registration.ts';
import './form-preview.css';

type FormPreviewProps = {
  content: DeclarationContent;
  /** Who signed it, as shown: '' where it is signed and not known by whom, null while it is unsigned. */
  signed?: string | null;
};

/** The declaration on its official form, as it is written; tables without rows are left to the PDF. */
export function FormPreview({ content, signed = null }: FormPreviewProps) {
  const form = printedForm(content);
  const parts = form.parts.filter((part) => part.kind === 'boxes' || part.rows.length > 0);
  return (
    <section className="form-preview" aria-label={registrationWords.preview} lang="vi">
      <p className="form-preview__code">{form.form_code}</p>
      <p className="form-preview__nation">
        <b>{form.nation[0]}</b>
        <b>{form.nation[1]}</b>
      </p>
      <p className="form-preview__title">
        <b>{form.title[0]}</b>
        <b>{form.title[1]}</b>
      </p>
      <p className="form-preview__purposes">
        <Boxes boxes={form.purposes} />
      </p>
      {[form.to, ...form.head].map(({ label, value }) => (
        <p key={label}>
          {label}: <span className="form-preview__value">{value === '' ? '…' : value}</span>
        </p>
      ))}
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <p className="form-preview__foot">
        <i>{form.made}</i>
        <b>{form.signer}</b>
        <small>{signed ?? registrationWords.unsigned}</small>
      </p>
    </section>
  );
}

function Part({ part }: { part: FormPart }) {
  return (
    <>
      <p className="form-preview__part">
        <b>{part.title}</b>
      </p>
      {part.kind === 'boxes' ? (
        <p>
          <Boxes boxes={part.boxes} />
        </p>
      ) : (
        <div className="form-preview__table">
          <table>
            <thead>
              <tr>
                {part.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, at) => (
                    <td key={part.columns[at]} data-column={part.columns[at]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Boxes({ boxes }: { boxes: readonly FormBox[] }) {
  return boxes.map(({ label, ticked }) => (
    <span key={label} className="form-preview__box">
      <span aria-hidden>{ticked ? '✕' : ''}</span>
      {ticked ? <b>{label}</b> : label}
    </span>
  ));
}
