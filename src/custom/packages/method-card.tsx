import type { components } from '#generated/types.ts';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { packageWords } from '#src/wording/settings/packages.ts';

const words = packageWords.checkout;

export type PaymentMethods = components['schemas']['PaymentMethods'];
export type PaymentMethod = keyof PaymentMethods;

const METHODS = ['transfer', 'gateway'] as const satisfies readonly PaymentMethod[];

/** The ways that this installation can be paid by, the usual one first. */
export const offeredMethods = (methods: PaymentMethods): PaymentMethod[] =>
  METHODS.filter((method) => methods[method]);

type MethodCardProps = {
  methods: PaymentMethods;
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
};

/** How the package is paid; says so where there is no way. */
export function MethodCard({ methods, chosen, onChoose }: MethodCardProps) {
  const offered = offeredMethods(methods);
  return (
    <Card title={words.method}>
      {chosen === undefined ? (
        <Banner tone="warning" title={words.noMethod}>
          {words.noMethodText}
        </Banner>
      ) : (
        <ChoiceCards
          label={words.method}
          labelHidden
          plain
          value={chosen}
          onChange={(value) => onChoose(offered.find((method) => method === value) ?? chosen)}
          choices={offered.map((value) => ({
            value,
            label: words.methods[value],
            detail: words.methodTexts[value],
          }))}
        />
      )}
    </Card>
  );
}
