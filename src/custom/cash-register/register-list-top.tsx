import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { tillWords } from '#src/wording/processing/till.ts';
import { RegisterTabs } from './register-publish-page.tsx';
import { SendingCard } from './sending-card.tsx';

/** Above the list of invoices of cash registers: the way to the till, how they are sent, and the way to their packages. */
export function RegisterListTop() {
  const may = useMay()('publishCashRegisterPackages');
  const sells = useCan()(routeOf('invoice_calculating_machines.till').access);
  return (
    <>
      {sells && (
        <div className="register__till">
          <Button size="large" icon={IconBarcode} href={hrefOf('invoice_calculating_machines.till')}>
            {tillWords.open}
          </Button>
        </div>
      )}
      <SendingCard />
      {may && <RegisterTabs current="invoices" />}
    </>
  );
}
