import { createPortal } from 'react-dom';
import { Button } from '../action/button.tsx';
import './job-progress.css';
import { useSpacedWords } from './use-spaced-words.ts';
import { pieceWords } from '../words/piece.ts';

type DownloadCardProps = { title: string; facts: string; onCancel: () => void };

/** A file that is being written and read, in a card above the foot of the screen. Its final size is not known yet. */
export function DownloadCard({ title, facts, onCancel }: DownloadCardProps) {
  const spoken = useSpacedWords(`${title}. ${facts}`);
  return createPortal(
    <div className="k-job-host">
      <section className="k-job" aria-label={title}>
        <div className="k-job__head">
          <b>{title}</b>
        </div>
        <div className="k-job__foot">
          <span className="k-job__sum">{facts}</span>
          <Button size="small" onClick={onCancel}>
            {pieceWords.job.stop}
          </Button>
        </div>
        <span className="k-visually-hidden" role="status">
          {spoken}
        </span>
      </section>
    </div>,
    document.body,
  );
}
