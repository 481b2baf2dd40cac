import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '../display/icon.tsx';
import { sheetWords } from '../words/sheet.ts';
import './steps.css';

type Step = { key: string; label: string };

/** The way a file goes. */
const importSteps = ['file', 'mapping', 'check', 'run'] as const;

function importWay(): readonly Step[] {
  return importSteps.map((key) => ({ key, label: sheetWords.steps[key] }));
}

type StepsProps = {
  steps?: readonly Step[];
  current: string;
  /** Makes the steps already done buttons that go back. */
  onBack?: (key: string) => void;
};

/** Where one is on a way of few steps: done, here, to come. */
export function Steps({ steps = importWay(), current, onBack }: StepsProps) {
  const place = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={sheetWords.way}>
      <ol className="k-steps">
        {steps.map(({ key, label }, index) => {
          const done = index < place;
          const words = (
            <>
              <span className="k-steps__mark" aria-hidden>
                {done ? <Icon of={IconCheck} size={13} stroke={2.4} /> : index + 1}
              </span>
              {label}
              {done && <span className="k-visually-hidden">{sheetWords.stepDone}</span>}
            </>
          );
          return (
            <li
              key={key}
              className={`k-steps__step${done ? ' k-steps__step--done' : ''}`}
              aria-current={index === place ? 'step' : undefined}
            >
              {done && onBack ? (
                <button type="button" onClick={() => onBack(key)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
