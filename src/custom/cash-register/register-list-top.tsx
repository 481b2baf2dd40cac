import { useMay } from '#src/providers/account-context.ts';
import { RegisterTabs } from './register-publish-page.tsx';
import { SendingCard } from './sending-card.tsx';

/** Above the list of invoices of cash registers: how they are sent, and the way to their packages. */
export function RegisterListTop() {
  const may = useMay()('publishCashRegisterPackages');
  return (
    <>
      <SendingCard />
      {may && <RegisterTabs current="invoices" />}
    </>
  );
}
