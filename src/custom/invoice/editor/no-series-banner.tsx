import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { invoiceWords } from '#src/wording/invoice.ts';

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
