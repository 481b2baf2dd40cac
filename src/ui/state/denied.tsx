import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Button } from '../action/button.tsx';
import { StatePage } from './state-page.tsx';

type DeniedProps = {
  homeHref: string;
  /** The permission that is missing, in words. */
  permission?: string;
};

/** 'Truy cập bị từ chối' in the words of spec point 2. */
export function Denied({ homeHref, permission }: DeniedProps) {
  return (
    <StatePage
      title="Truy cập bị từ chối"
      heading="Bạn không có quyền truy cập chức năng này"
      icon={IconLock}
      tone="neutral"
      actions={<Button href={homeHref}>Quay lại trang chủ</Button>}
    >
      <p>Vui lòng liên hệ quản trị viên để biết thêm thông tin</p>
      {permission && (
        <p>
          Quyền cần có: <b>{permission}</b>
        </p>
      )}
    </StatePage>
  );
}
