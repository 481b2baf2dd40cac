import { tidyEmails } from '#domain/delivery/recipients.ts';
import { customers as descriptor } from '#generated/resources/customers.ts';
import { plainModule } from '#server/plain-module.ts';

/** Several addresses are kept in one form, however they were typed. */
export const customers = plainModule(descriptor, {
  prepare: (values) =>
    typeof values['email'] === 'string' ? { ...values, email: tidyEmails(values['email']) } : values,
});
