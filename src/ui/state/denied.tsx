import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Button } from '../action/button.tsx';
import { StatePage } from './state-page.tsx';
import { pieceWords } from '../words/piece.ts';

type DeniedProps = {
  homeHref: string;
  /** The permission that is missing, in words. */
  permission?: string;
};

/** 'Truy cập bị từ chối' in the words of spec point 2. */
export function Denied({ homeHref, permission }: DeniedProps) {
  return (
    <StatePage
      title={pieceWords.denied.title}
      heading={pieceWords.denied.heading}
      icon={IconLock}
      tone="neutral"
      actions={<Button href={homeHref}>{pieceWords.toHome}</Button>}
    >
      <p>{pieceWords.denied.text}</p>
      {permission && (
        <p>
          {pieceWords.denied.wanted} <b>{permission}</b>
        </p>
      )}
    </StatePage>
  );
}
