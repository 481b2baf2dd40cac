/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { adjusted_invoices } from './adjusted_invoices.ts';
import { api_tokens } from './api_tokens.ts';
import { audit_log } from './audit_log.ts';
import { authority_notices } from './authority_notices.ts';
import { cancelled_invoices } from './cancelled_invoices.ts';
import { certificates } from './certificates.ts';
import { currencies } from './currencies.ts';
import { customers } from './customers.ts';
import { incidents } from './incidents.ts';
import { invoice_calculating_machines } from './invoice_calculating_machines.ts';
import { invoice_collectors } from './invoice_collectors.ts';
import { invoice_data_summary_tables } from './invoice_data_summary_tables.ts';
import { invoice_mistakes } from './invoice_mistakes.ts';
import { invoices } from './invoices.ts';
import { month_closings } from './month_closings.ts';
import { products } from './products.ts';
import { registrations } from './registrations.ts';
import { replaced_invoices } from './replaced_invoices.ts';
import { roles } from './roles.ts';
import { saved_searches } from './saved_searches.ts';
import { statements } from './statements.ts';
import { templates } from './templates.ts';
import { tenant } from './tenant.ts';
import { transmissions } from './transmissions.ts';
import { users } from './users.ts';

export const resources = { adjusted_invoices, api_tokens, audit_log, authority_notices, cancelled_invoices, certificates, currencies, customers, incidents, invoice_calculating_machines, invoice_collectors, invoice_data_summary_tables, invoice_mistakes, invoices, month_closings, products, registrations, replaced_invoices, roles, saved_searches, statements, templates, tenant, transmissions, users } as const;
export type ResourceName = keyof typeof resources;
