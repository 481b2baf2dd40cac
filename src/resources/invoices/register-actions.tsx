import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from 'react-router';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';

/**
 * Into the till and into a new invoice of a cash register: they are made by the operation of all invoices, under pages of their own. What
 * the list is opened for is the sending of what waits: that button is the primary one.
 */
export function RegisterActions() {
  const may = useMay()('createInvoice');
  const sells = useCan()(routeOf('invoice_calculating_machines.till').access);
  const navigate = useNavigate();
  const href = hrefOf('invoice_calculating_machines.create');
  usePlainKey('n', () => {
    if (may) void navigate(href);
  });
  return (
    <>
      {sells && (
        <Button icon={IconBarcode} href={hrefOf('invoice_calculating_machines.till')}>
          {invoiceListWords.till}
        </Button>
      )}
      {may && (
        <Button icon={IconPlus} href={href} shortcut="N">
          {invoiceListWords.create}
        </Button>
      )}
    </>
  );
}
