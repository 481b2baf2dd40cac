import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { Boxes } from './boxes.tsx';

/** Parts 1 to 4: what invoices are used, and how their data goes to the authority. */
export function UseCard() {
  return (
    <Card title={registrationWords.modes}>
      <div className="registration__use">
        <div className="registration__whole">
          <Boxes name="invoice_modes" labelHidden details={registrationWords.modeDetails} />
        </div>
        <Boxes name="invoice_types" />
        <div className="k-stack">
          <Boxes name="transfer" />
          <Boxes name="sending" />
        </div>
      </div>
    </Card>
  );
}
