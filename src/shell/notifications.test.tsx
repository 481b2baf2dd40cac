// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, NotificationContext, useNotify } from 'react-admin';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { Notifications } from './notifications.tsx';

/** Notifies once it is there, and again after that has been drawn and before it has been shown. */
function TwoInOneFrame() {
  const notify = useNotify();
  const { notifications } = useContext(NotificationContext);
  useEffect(() => notify('Đã lưu hóa đơn'), [notify]);
  useLayoutEffect(() => {
    if (notifications.some(({ message }) => message === 'Đã lưu hóa đơn'))
      notify('Không gửi được thư', { type: 'error' });
  }, [notifications, notify]);
  return null;
}

test('of two notices in one frame the second is shown too', async () => {
  render(
    <CoreAdminContext>
      <ToastHost>
        <Notifications />
        <TwoInOneFrame />
      </ToastHost>
    </CoreAdminContext>,
  );
  expect((await screen.findByText('Không gửi được thư')).closest('[role=alert]')).not.toBeNull();
});
