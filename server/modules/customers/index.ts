import { customers as descriptor } from '#generated/resources/customers.ts';
import { plainModule } from '#server/plain-module.ts';

export const customers = plainModule(descriptor);
