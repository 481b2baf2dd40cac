import { Card } from '#src/ui/layout/card.tsx';
import { passwordKeyWords as words } from '#src/wording/public/password-key.ts';
import { PublicHeading } from '../public-frame.tsx';

/** The room of the form while the link is looked at. */
export function KeySkeleton() {
  return (
    <div role="status">
      <PublicHeading title={words.title.reset}>{words.reading}</PublicHeading>
      <Card>
        <div className="pb-form" aria-hidden>
          {[70, 60, 80, 100, 100].map((width, line) => (
            <span key={line} className="k-skeleton" style={{ width: `${width}%` }} />
          ))}
        </div>
      </Card>
    </div>
  );
}
