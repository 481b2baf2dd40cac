import { frameWords } from '../words/frame.ts';
import './skip-link.css';

/** The id of `main` in every frame. */
export const contentId = 'content';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a className="k-skip" href={`#${contentId}`}>
      {frameWords.skip}
    </a>
  );
}
