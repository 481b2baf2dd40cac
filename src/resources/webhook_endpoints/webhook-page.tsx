import { useMay } from '#src/providers/account-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { ResourceForm } from '#src/views/record/resource-form.tsx';
import type { Screen } from '#src/views/screen.ts';
import { useParams } from 'react-router';
import { DeliveryLog } from './delivery-log.tsx';

/** One endpoint: its form with how it is doing, and below what was sent to it. */
export function WebhookPage(screen: Screen) {
  const { id } = useParams();
  const may = useMay();
  return (
    <>
      <ResourceForm {...screen} />
      {may('listWebhookDeliveries') && (
        <Narrow>
          <DeliveryLog key={id} id={Number(id)} />
        </Narrow>
      )}
    </>
  );
}
