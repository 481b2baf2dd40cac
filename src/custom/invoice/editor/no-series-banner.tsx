import { ApiFailure } from '#generated/client/http.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { invoiceWords } from '#src/wording/invoice.ts';

const forbidden = 403;

/** There is no template to write in: says so, with the way to make one for who may. */
export function NoSeriesBanner({ isNote }: { isNote: boolean }) {
  const can = useCan();
  return (
    <Banner
      tone="warning"
      title={isNote ? invoiceWords.noNoteTemplate : invoiceWords.noTemplate}
      action={
        can(routeOf('templates.create').access) && (
          <Button size="small" href={hrefOf('templates.create')}>
            {invoiceWords.makeTemplate}
          </Button>
        )
      }
    >
      {isNote ? invoiceWords.noNoteTemplateText : invoiceWords.noTemplateText}
    </Banner>
  );
}

type SeriesUnreadProps = { error: unknown; onRetry: () => void };

/** The series to write in could not be read, which is not to have none: says why, and which right is missing where one is. */
export function SeriesUnread({ error, onRetry }: SeriesUnreadProps) {
  const isDenied = error instanceof ApiFailure && error.status === forbidden;
  const title = isDenied ? invoiceWords.seriesDenied : invoiceWords.seriesUnread;
  return <FailedBanner title={title} error={error} onRetry={onRetry} />;
}
