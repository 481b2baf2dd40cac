import IconFileUnknown from '@tabler/icons-react/dist/esm/icons/IconFileUnknown.mjs';
import { Button } from '../action/button.tsx';
import { StatePage } from './state-page.tsx';

type NotFoundProps = { homeHref: string; supportHref: string | null };

/** 'Không tìm thấy trang' with its two ways on (spec point 2). Support is an outside site, where there is one, and opens beside. */
export function NotFound({ homeHref, supportHref }: NotFoundProps) {
  return (
    <StatePage
      icon={IconFileUnknown}
      heading="Không tìm thấy trang"
      actions={
        <>
          <Button tone="primary" href={homeHref}>
            Quay lại trang chủ
          </Button>
          {supportHref !== null && (
            <a
              className="k-button k-button--secondary k-button--medium"
              href={supportHref}
              target="_blank"
              rel="noreferrer"
            >
              Liên hệ hỗ trợ
            </a>
          )}
        </>
      }
    >
      Địa chỉ này không có, đã đổi hoặc bản ghi đã bị xóa.
    </StatePage>
  );
}
