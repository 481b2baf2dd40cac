import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import type { ActionPages } from '#src/views/document/document-kind.ts';
import { withMessage } from '#src/views/document/history-paths.ts';
import { RefusalCard } from '#src/views/document/refusal.tsx';
import { documentWords } from '#src/wording/document.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import { useSend, type Package } from './use-sending.ts';

/** Where what a refused package calls for is done, when not on its own page. */
const actionPages: ActionPages = {
  change_declaration: { href: hrefOf('registrations.create'), operation: 'createRegistration' },
};

/** Why it was not taken, or not all of it, until when and by whom it is sent again, and the next step. */
export function PackageRefusal({ of: one }: { of: Package }) {
  const { id, error, status, reasons, answered_on, transmission_id } = one;
  const { send, isPending, failure } = useSend(id);
  const may = useMay();
  if (!error) return null;
  const isJudged = answered_on !== null;
  const maySend = may('publishCashRegisterPackage');
  return (
    <>
      {failure !== null && <Banner tone="critical">{failure}</Banner>}
      <RefusalCard
        kind={invoiceKind()}
        actionPages={actionPages}
        {...{ status, reasons }}
        holds={[
          isJudged ? words.fixEach : untilWhen(one),
          !isJudged && !maySend && documentWords.turnToManager,
        ]
          .filter(Boolean)
          .join(' ')}
        actions={(step, tone) => {
          if (isJudged) return <RefusedOnes of={one} tone={tone} />;
          // What has been sent or is being looked at could be there twice.
          if (step === 'wait' && transmission_id !== null)
            return (
              <Button
                tone={tone}
                href={`${hrefOf('transmissions.invoice_cash_register')}${withMessage('', transmission_id)}`}
              >
                {words.openMessage}
              </Button>
            );
          return (
            maySend && (
              <Button tone={tone} icon={IconSend} busy={isPending} onClick={send}>
                {words.again}
              </Button>
            )
          );
        }}
      />
    </>
  );
}

function untilWhen({ issued_on }: Package): string {
  return issued_on < today() ? words.sendWholeLate(formatDate(issued_on)) : words.sendWhole;
}

/** To what was refused of it: the one, or the list of them. */
function RefusedOnes({ of: { id, refused_count }, tone }: { of: Package; tone: 'primary' | 'secondary' }) {
  const filter = JSON.stringify({ package_id: id, status: 'invalid_invoice' });
  return (
    refused_count > 0 && (
      <Button
        tone={tone}
        href={`${hrefOf('invoice_calculating_machines')}?${new URLSearchParams({ filter })}`}
      >
        {words.refusedOnes(formatCount(refused_count))}
      </Button>
    )
  );
}
