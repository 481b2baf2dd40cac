import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { frameHeight } from '#src/theme/tokens.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import './frame-dialog.css';

type FrameDialogProps = Omit<DialogProps, 'children'> & { src: string };

/** The height of what the frame holds, px; null where another origin keeps it to itself. */
function contentHeight(frame: HTMLIFrameElement): number | null {
  try {
    return frame.contentDocument?.documentElement.scrollHeight ?? null;
  } catch {
    return null;
  }
}

/** Another page in a dialog: 200 px high until it has loaded, then as high as it is, 400 where that is not told (spec point 9). */
export function FrameDialog({ src, ...dialog }: FrameDialogProps) {
  return (
    <Dialog {...dialog}>
      <FramedPage key={src} src={src} title={dialog.title} />
    </Dialog>
  );
}

function FramedPage({ src, title }: { src: string; title: string }) {
  const [height, setHeight] = useState<number>(frameHeight.unknown);
  const take = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(contentHeight(currentTarget) ?? frameHeight.fallback);
  return <iframe className="k-framed-page" src={src} title={title} style={{ height }} onLoad={take} />;
}
