import { currencies as descriptor } from '#generated/resources/currencies.ts';
import { plainModule } from '#server/plain-module.ts';

export const currencies = plainModule(descriptor);
