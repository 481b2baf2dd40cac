import { lookUpSentence, OPEN_INVOICE } from '#domain/delivery/cover-letter.ts';
import { fillTemplate, paragraphsOf, valuesOf } from '#domain/delivery/mail-template.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { mailSettingWords as words } from '#src/wording/settings/company-settings.ts';

/** The mail about an invoice that could be one of the company's, as its buyer reads it: the words are Vietnamese as they are sent. */
export function MailPreview({ subject, body }: { subject: string; body: string }) {
  const { name: seller } = useSignedIn().tenant;
  const covered = {
    name: '1C26TAA 00000012',
    issued_on: '2026-11-20',
    seller,
    total: `${formatNumber('1080000')} VND`,
  };
  const values = valuesOf(covered, '20/11/2026', words.exampleBuyer);
  return (
    <article className="mail-preview" aria-label={words.preview} lang="vi">
      <h3>{fillTemplate(subject, values)}</h3>
      {paragraphsOf(fillTemplate(body, values)).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      <p>
        <span className="mail-preview__button">{OPEN_INVOICE}</span>
      </p>
      <p>{lookUpSentence('7F3K-92QM-X4TB-1N0P')}</p>
      <small>1C26TAA-00000012.pdf · 1C26TAA-00000012.xml</small>
    </article>
  );
}
