import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Button } from '../action/button.tsx';
import { StatePage } from './state-page.tsx';
import { pieceWords } from '../words/piece.ts';

type TechnicalErrorProps = {
  title?: string;
  onRetry?: () => void;
  homeHref?: string;
  /** The id by which support finds the error, once it is reported. */
  code?: string | null;
};

/** 'Có lỗi xảy ra!' (spec points 2 and 8): what is typed elsewhere is not lost, trying again is offered. */
export function TechnicalError({ title, onRetry, homeHref, code = null }: TechnicalErrorProps) {
  return (
    <StatePage
      title={title}
      heading={pieceWords.failed.heading}
      icon={IconTool}
      tone="neutral"
      actions={
        <>
          {homeHref && <Button href={homeHref}>{pieceWords.toHome}</Button>}
          {onRetry && (
            <Button tone="primary" onClick={onRetry}>
              {pieceWords.retry}
            </Button>
          )}
        </>
      }
    >
      <p>{pieceWords.failed.text}</p>
      {code !== null && (
        <p role="status">
          {pieceWords.failed.code} <b>{code}</b>
        </p>
      )}
    </StatePage>
  );
}
