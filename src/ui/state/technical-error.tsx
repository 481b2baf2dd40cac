import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Button } from '../action/button.tsx';
import { StatePage } from './state-page.tsx';

type TechnicalErrorProps = { title?: string; onRetry?: () => void; homeHref?: string };

/** 'Có lỗi xảy ra!' (spec points 2 and 8): what is typed elsewhere is not lost, trying again is offered. */
export function TechnicalError({ title, onRetry, homeHref }: TechnicalErrorProps) {
  return (
    <StatePage
      title={title}
      heading="Có lỗi xảy ra!"
      icon={IconTool}
      tone="neutral"
      actions={
        <>
          {homeHref && <Button href={homeHref}>Quay lại trang chủ</Button>}
          {onRetry && (
            <Button tone="primary" onClick={onRetry}>
              Thử lại
            </Button>
          )}
        </>
      }
    >
      Hệ thống đang gặp sự cố kỹ thuật và đang được khắc phục.
    </StatePage>
  );
}
