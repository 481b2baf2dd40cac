import { ApiFailure } from '#generated/client/http.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { failureText } from '#src/views/failure-text.ts';
import { companyWords as words } from '#src/wording/desk/company-register.ts';
import type { ReactNode } from 'react';
import type { CompanyFilling } from './use-company-filling.ts';

/** Shown under the tax code: that the look-up goes on, or what the register says without a warning. */
export function companyNote({ look }: Pick<CompanyFilling, 'look'>): { success?: string; hint?: ReactNode } {
  if (look?.state === 'asking') return { hint: <span role="status">{words.asking}</span> };
  if (look?.state !== 'found' || look.company.is_active === false) return {};
  const { is_active, status, looked_up_on } = look.company;
  const day = formatInstantDate(looked_up_on);
  return is_active === true ? { success: words.active(day) } : { hint: words.unsaid(status, day) };
}

const NOT_FOUND = 404;

const sentences: Readonly<Record<number, string>> = {
  [NOT_FOUND]: words.unknown,
  429: words.tooOften,
  503: words.silent,
};

/** What is to be seen before going on: a business that has stopped, a look-up that failed, and a question. */
export function CompanyBanners(filling: CompanyFilling) {
  const { look, ask } = filling;
  return (
    <>
      {look?.state === 'failed' && <FailedBanner error={look.error} ask={ask} />}
      {look?.state === 'found' && look.company.is_active === false && (
        <Banner tone="warning">
          {words.inactive(look.company.status ?? '', formatInstantDate(look.company.looked_up_on))}
        </Banner>
      )}
      <QuestionBanner {...filling} />
    </>
  );
}

function FailedBanner({ error, ask }: { error: unknown } & Pick<CompanyFilling, 'ask'>) {
  const status = error instanceof ApiFailure ? error.status : 0;
  const again = status !== NOT_FOUND && ask !== null && (
    <Button size="small" onClick={ask}>
      {words.again}
    </Button>
  );
  return (
    <Banner tone="warning" action={again}>
      {sentences[status] ?? failureText(error)}
    </Banner>
  );
}

/** The register says something else than what was typed: nothing is overwritten unasked. */
function QuestionBanner({ question, keep, replace }: CompanyFilling) {
  if (question === null) return null;
  const { name, address } = question;
  return (
    <Banner
      tone="warning"
      title={words.differs}
      action={
        <>
          <Button size="small" onClick={replace}>
            {words.take}
          </Button>
          <Button size="small" tone="plain" onClick={keep}>
            {words.keep}
          </Button>
        </>
      }
    >
      {[words.name(name), address !== null && words.address(address)].filter(Boolean).join(' · ')}
    </Banner>
  );
}
