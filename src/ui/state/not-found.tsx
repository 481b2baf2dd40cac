import IconFileUnknown from '@tabler/icons-react/dist/esm/icons/IconFileUnknown.mjs';
import { Button } from '../action/button.tsx';
import { StatePage } from './state-page.tsx';
import { pieceWords } from '../words/piece.ts';

type NotFoundProps = { homeHref: string; supportHref: string | null };

/** 'Không tìm thấy trang' with its two ways on (spec point 2). Support is an outside site, where there is one, and opens beside. */
export function NotFound({ homeHref, supportHref }: NotFoundProps) {
  return (
    <StatePage
      icon={IconFileUnknown}
      heading={pieceWords.notFound.heading}
      actions={
        <>
          <Button tone="primary" href={homeHref}>
            {pieceWords.toHome}
          </Button>
          {supportHref !== null && (
            <a
              className="k-button k-button--secondary k-button--medium"
              href={supportHref}
              target="_blank"
              rel="noreferrer"
            >
              {pieceWords.notFound.support}
            </a>
          )}
        </>
      }
    >
      {pieceWords.notFound.text}
    </StatePage>
  );
}
