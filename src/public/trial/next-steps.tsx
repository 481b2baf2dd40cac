import { Card } from '#src/ui/layout/card.tsx';
import { trialWords as words } from '#src/wording/public/trial.ts';

/** What comes after the form. */
export function NextSteps() {
  return (
    <Card title={words.next}>
      <ol className="pb-steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
