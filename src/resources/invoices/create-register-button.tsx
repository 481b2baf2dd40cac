import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from 'react-router';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';

/**
 * Into a new invoice of a cash register: they are made by the operation of all invoices, under a page of their own. What the list is opened
 * for is the sending of what waits: that button is the primary one.
 */
export function CreateRegisterButton() {
  const may = useMay()('createInvoice');
  const navigate = useNavigate();
  const href = hrefOf('invoice_calculating_machines.create');
  usePlainKey('n', () => {
    if (may) void navigate(href);
  });
  if (!may) return null;
  return (
    <Button icon={IconPlus} href={href} shortcut="N">
      {invoiceListWords.create}
    </Button>
  );
}
